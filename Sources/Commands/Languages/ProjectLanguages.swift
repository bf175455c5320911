import FileChanges
import Findings
import Interchange
import LanguageData
import ProjectModel
import StringCatalog

/// The languages of a project, and changes of them as a plan.
struct ProjectLanguages {
  let located: LocatedProject
  private(set) var changes = FileChangeSet()
  private(set) var findings: [Finding] = []
  private var catalogs: [(snapshot: FileSnapshot, catalog: StringCatalog)] = []
  private var projectFiles: [(snapshot: FileSnapshot, regions: XcodeKnownRegions)] = []

  init(of located: LocatedProject) throws {
    self.located = located
    for resource in located.exchangeResources where resource.kind == .catalog {
      let snapshot = try ProjectTexts.snapshot(located, resource.original)
      catalogs.append((snapshot, try StringCatalog(bytes: snapshot.bytes, path: snapshot.path)))
    }
    let projects = Set(located.targets.map(\.definedIn).filter { $0.hasSuffix(".xcodeproj") })
    for project in projects.sorted() {
      let snapshot = try ProjectTexts.snapshot(located, project + "/project.pbxproj")
      guard let regions = XcodeKnownRegions(in: snapshot.bytes) else { continue }
      projectFiles.append((snapshot, regions))
    }
  }

  var developmentLanguage: String { located.developmentLanguage }

  /// All languages that a catalog, a table or the project's list has; the development language first.
  var languages: [String] {
    var languages = Set(catalogs.flatMap(\.catalog.languages)).union(located.targets.flatMap(\.languages))
    languages.formUnion(tables.compactMap(\.language))
    languages.subtract(["Base", "mul", developmentLanguage])
    return [developmentLanguage] + languages.sorted()
  }

  /// How many catalogs have a text in a language.
  func catalogCount(of language: String) -> Int { catalogs.filter { $0.catalog.languages.contains(language) }.count }

  /// The languages whose texts stand in where one has none, as Apple's systems choose them among those of the project.
  func fallbacks(of language: String) -> [String] {
    let others = languages.filter { $0 != language }
    let chain = LanguageMatcher.localizations(among: others, for: [language])
    return chain.contains(developmentLanguage) || language == developmentLanguage
      ? chain : chain + [developmentLanguage]
  }

  private var tables: [StringsTableFile] {
    let all = located.targets.flatMap { $0.stringsTables + $0.settingsBundles.flatMap(\.tables) }
    var seen: Set<String> = []
    return all.filter { seen.insert($0.path).inserted }
  }

  // MARK: Changes

  /// Lists the language in the Xcode projects, and gives the catalogs the plural forms that it needs, marked as new.
  ///
  /// - Returns: how many texts were made.
  mutating func add(_ language: String) throws -> Int {
    var count = 0
    for place in catalogs.indices {
      count += PluralSkeleton.add(language, to: &catalogs[place].catalog)
    }
    for place in projectFiles.indices where !projectFiles[place].regions.languages.contains(language) {
      var regions = projectFiles[place].regions.languages
      // Xcode keeps `Base` last but one or last; a new language goes behind the others.
      regions.append(language)
      try setRegions(regions, of: place)
    }
    let sources = tables.filter { $0.language == "Base" || $0.language == developmentLanguage }
    if projectFiles.isEmpty {
      for table in sources { try addTable(like: table, language) }
    } else if !sources.isEmpty {
      findings.append(LanguageFindings.tablesInXcode(language, sources.map { located.displayedPath(of: $0.path) }))
    }
    return count
  }

  /// A table without entries in a folder of its own: texts that are not translated are not to look as if they were.
  private mutating func addTable(like table: StringsTableFile, _ language: String) throws {
    let resource = ExchangeResource(kind: .stringsTable, original: table.path)
    let path = resource.path(in: language)
    guard !FileAccess.exists(located.absolutePath(of: path)), ProjectPath.pathExtension(path) == "strings" else {
      return
    }
    let text = "/* \(LanguageIdentifier(language)?.displayName ?? language) */\n"
    changes.add(
      FileChange(
        creating: located.absolutePath(of: path), displayedAs: located.displayedPath(of: path), with: Array(text.utf8)))
  }

  /// - Returns: how many texts go.
  mutating func remove(_ language: String) throws -> Int {
    var count = 0
    for place in catalogs.indices { count += catalogs[place].catalog.removeLocalization(language) }
    for place in projectFiles.indices {
      try setRegions(projectFiles[place].regions.languages.filter { $0 != language }, of: place)
    }
    for table in tables where table.language == language {
      let snapshot = try ProjectTexts.snapshot(located, table.path)
      changes.add(FileChange(removing: snapshot))
    }
    if !projectFiles.isEmpty, tables.contains(where: { $0.language == language }) {
      findings.append(LanguageFindings.referencesInXcode(language))
    }
    return count
  }

  /// - Returns: how many texts get another language.
  mutating func rename(_ old: String, to new: String) throws -> Int {
    var count = 0
    for place in catalogs.indices {
      let catalog = catalogs[place].catalog
      for key in catalog.keys {
        guard var entry = catalog[key], let localization = entry.localizations?[old] else { continue }
        entry.localizations?[old] = nil
        entry.localizations?[new] = localization
        catalogs[place].catalog[key] = entry
        count += 1
      }
    }
    for place in projectFiles.indices {
      try setRegions(projectFiles[place].regions.languages.map { $0 == old ? new : $0 }, of: place)
    }
    for table in tables where table.language == old {
      let snapshot = try ProjectTexts.snapshot(located, table.path)
      let path = ExchangeResource(kind: .stringsTable, original: table.path).path(in: new)
      changes.add(FileChange(removing: snapshot))
      changes.add(
        FileChange(
          creating: located.absolutePath(of: path), displayedAs: located.displayedPath(of: path), with: snapshot.bytes))
    }
    if !projectFiles.isEmpty, tables.contains(where: { $0.language == old }) {
      findings.append(LanguageFindings.referencesInXcode(old))
    }
    return count
  }

  private mutating func setRegions(_ languages: [String], of place: Int) throws {
    let file = projectFiles[place]
    changes.add(FileChange(of: file.snapshot, to: file.regions.bytes(with: languages)))
  }

  /// All that is planned.
  var allChanges: FileChangeSet {
    var all = changes
    for (snapshot, catalog) in catalogs { all.add(FileChange(of: snapshot, to: catalog.bytes())) }
    return all
  }
}

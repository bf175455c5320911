package import LocalizableReferences
package import ProjectModel

/// Which string of a project goes where.
///
/// A string goes to the catalog of its table in the target that compiles the file, else to that target's `.strings`
/// table; a file in several targets feeds each. A bundle expression matters only where it names another target by its
/// bundle identifier: Xcode goes by the target. Test targets have no part in it. Of a target whose strings the compiler
/// does not emit, only those count that Xcode's search by name finds, and no key of its catalogs is ever unused.
package struct ProjectStrings: Sendable {
  /// Path → what belongs to it, for every catalog of the project's targets, also those that get nothing.
  package private(set) var catalogs: [String: CatalogStrings] = [:]
  /// Path of the source language's file → what belongs to it; tables that a catalog replaces are left out.
  package private(set) var tables: [String: TableStrings] = [:]
  /// Table → texts of interface files that other languages have in `.strings` tables beside them, the source language
  /// in the file itself alone.
  package private(set) var interfaceTexts: [String: [LocalizableReference]] = [:]
  /// Table → strings of targets that have no such table.
  package private(set) var unplaced: [String: [LocalizableReference]] = [:]
  /// Path of a file that is not there → strings that go to it: the tables that targets do not have, where Xcode's exports
  /// have them.
  package internal(set) var missingTables: [String: TableStrings] = [:]
  /// Path of the source language's file, be it there or not → texts of property lists that no catalog holds.
  package internal(set) var propertyListTables: [String: TableStrings] = [:]
  /// Catalogs that interface files or property lists feed.
  private var filledByFiles: Set<String> = []

  /// - Parameters:
  ///   - results: what was extracted from each target, in the order of `project.targets`; a missing one counts as
  ///     not read.
  ///   - readExtensions: lower-case extensions of the sources that extractors read.
  ///   - mayHoldStrings: whether another source, named by its path relative to the root, may hold localizable strings;
  ///     `UnreadSource` tells it from the file's bytes.
  package init(
    project: Project, results: [ExtractionResult], readExtensions: Set<String> = ["swift"],
    mayHoldStrings: (String) -> Bool = { _ in true }
  ) {
    var verdicts: [String: Bool] = [:]
    var incompleteTables: Set<String> = []
    let interfaceNames = Set(
      project.targets.flatMap(\.interfaceBuilderFiles).map { ProjectPath.nameWithoutExtension($0) })
    for target in project.targets where target.kind != .test {
      let files = FileCatalogs(of: target, interfaceNames: interfaceNames, readExtensions: readExtensions)
      addCatalogs(of: target, files)
    }
    for (index, target) in project.targets.enumerated() where target.kind != .test {
      let result = index < results.count ? results[index] : nil
      let files = FileCatalogs(of: target, interfaceNames: interfaceNames, readExtensions: readExtensions)
      addFileStrings(of: target, result, files)
      let codeCatalogs = target.catalogs.filter { !files.infoPlistCatalogs.contains($0) }
      if let possibleKeys = result?.possibleKeys, !possibleKeys.isEmpty {
        // A framework without a catalog looks texts up in the app's.
        let paths = target.catalogs.isEmpty ? Array(catalogs.keys) : target.catalogs
        for path in paths { catalogs[path]?.possibleKeys += possibleKeys }
      }
      guard target.settings.emitsLocalizableStrings else {
        lower(codeCatalogs.filter { !filledByFiles.contains($0) }, to: .notExtracted(target: target.name))
        place(result?.references ?? [], thoseFoundByName: true, from: target, in: project)
        incompleteTables.formUnion(target.stringsTables.map(\.path))
        continue
      }
      let otherFiles =
        target.interfaceBuilderFiles + target.infoPlists + target.settingsBundles.flatMap(\.propertyLists)
      var unread = result?.incompleteFiles.filter { !otherFiles.contains($0) } ?? target.sources
      // Any target may have sources in a folder that cannot be looked into.
      unread += project.unreadableFolders
      for source in target.sources where !readExtensions.contains(ProjectPath.pathExtension(source).lowercased()) {
        let holds = verdicts[source] ?? mayHoldStrings(source)
        verdicts[source] = holds
        if holds { unread.append(source) }
      }
      if !unread.isEmpty { lower(codeCatalogs, to: .unread(unread)) }
      place(result?.references ?? [], from: target, in: project)
      if !unread.isEmpty { incompleteTables.formUnion(target.stringsTables.map(\.path)) }
    }
    finish()
    for path in incompleteTables { tables[path]?.isComplete = false }
  }

  private mutating func addCatalogs(of target: ProjectTarget, _ files: FileCatalogs) {
    filledByFiles.formUnion(files.interfaceCatalogs.values)
    filledByFiles.formUnion(files.infoPlistCatalogs)
    let names = target.catalogs.map { ProjectPath.nameWithoutExtension($0) }
    for (path, name) in zip(target.catalogs, names) {
      var strings = catalogs[path] ?? CatalogStrings(path: path, table: name)
      strings.targets.append(target.name)
      catalogs[path] = strings
      if files.unexplained.contains(path) {
        lower([path], to: .unknownFile)
      } else if !filledByFiles.contains(path), names.count(where: { $0 == name }) > 1 {
        lower([path], to: .ambiguousName)
      }
    }
  }

  /// What interface files and property lists have goes to the catalogs that are theirs, or to `.strings` tables beside
  /// them, or nowhere: where a target has none, its files are translated as a whole or not at all.
  private mutating func addFileStrings(of target: ProjectTarget, _ result: ExtractionResult?, _ files: FileCatalogs) {
    for reference in result?.references ?? [] where reference.origin != .code {
      if let path = files.catalog(for: reference) {
        catalogs[path]?.references.append(reference)
      } else if reference.origin == .propertyList {
        addToPropertyListTable(reference, of: target)
      }
    }
    addInterfaceTables(of: target, result, files)
    for bundle in target.settingsBundles { addStrings(of: bundle, in: target, result) }
    let unread = Set(result?.incompleteFiles ?? target.sourceInterfaceFiles + target.infoPlists)
    for (file, catalog) in files.interfaceCatalogs where unread.contains(file) {
      lower([catalog], to: .unread([file]))
    }
    let lists = target.infoPlists.filter(unread.contains)
    if !lists.isEmpty { lower(files.infoPlistCatalogs.sorted(), to: .unread(lists)) }
  }

  /// `Base.lproj/Main.storyboard` may have `fr.lproj/Main.strings` beside its folder.
  private mutating func addInterfaceTables(of target: ProjectTarget, _ result: ExtractionResult?, _ files: FileCatalogs)
  {
    let texts = Dictionary(
      grouping: (result?.references ?? []).filter { $0.origin == .interfaceFile }, by: \.location.path)
    for file in target.sourceInterfaceFiles where files.interfaceCatalogs[file] == nil {
      let name = ProjectPath.nameWithoutExtension(file)
      let beside = target.stringsTables.filter {
        $0.table == name && $0.language != nil
          && ProjectPath.folderOfLanguages($0.path) == ProjectPath.folderOfLanguages(file)
          && ProjectPath.pathExtension($0.path).lowercased() == "strings"
      }
      guard !beside.isEmpty, let result else { continue }
      guard let source = beside.first(where: { $0.language == target.developmentLanguage ?? "en" }) else {
        interfaceTexts[name, default: []] += texts[file] ?? []
        continue
      }
      var strings = tables[source.path] ?? TableStrings(path: source.path, table: name, companions: [])
      strings.references += texts[file] ?? []
      if result.incompleteFiles.contains(file) { strings.isComplete = false }
      tables[source.path] = strings
    }
  }

  /// A bundle that has no table in another language is not translated, so that nothing is to be gained by adding to the
  /// one that every new bundle has.
  private mutating func addStrings(of bundle: SettingsBundle, in target: ProjectTarget, _ result: ExtractionResult?) {
    let texts = (result?.references ?? []).filter {
      $0.origin == .settingsBundle && $0.location.path.hasPrefix(bundle.path + "/")
    }
    for (table, references) in Dictionary(grouping: texts, by: { $0.table ?? "" }) {
      let files = bundle.tables.filter { $0.table == table }
      guard files.count > 1, let file = Self.sourceTable(among: files, of: target) else { continue }
      var strings = tables[file.path] ?? TableStrings(path: file.path, table: table, companions: [])
      strings.references += references
      strings.isComplete = result?.incompleteFiles.contains(where: bundle.propertyLists.contains) == false
      tables[file.path] = strings
    }
  }

  /// Strings of code go to catalogs, and those that find none to tables.
  private mutating func place(
    _ references: [LocalizableReference], thoseFoundByName isByName: Bool = false, from target: ProjectTarget,
    in project: Project
  ) {
    var choice = CatalogChoice(of: target)
    // Mostly one goes where the last one went.
    var catalog: String?
    var stretch: [LocalizableReference] = []
    for reference in references where reference.origin == .code && (!isByName || reference.isFoundByName) {
      let owner = Self.targetNamed(by: reference.bundle, in: project)
      var choiceOfOwner = owner.map { CatalogChoice(of: $0) }
      let path = owner == nil ? choice.catalog(for: reference) : choiceOfOwner?.catalog(for: reference)
      guard let path else {
        placeInTable(reference, of: owner ?? target)
        continue
      }
      if path != catalog {
        if let catalog { catalogs[catalog]?.references += stretch }
        stretch = []
        catalog = path
      }
      stretch.append(reference)
    }
    if let catalog { catalogs[catalog]?.references += stretch }
  }

  private mutating func placeInTable(_ reference: LocalizableReference, of owner: ProjectTarget) {
    let table = reference.table ?? ProjectTarget.defaultTable
    if let file = Self.sourceTable(named: table, of: owner) {
      let companions = owner.stringsTableFiles(forTable: table)
        .filter { $0.language == file.language && ProjectPath.pathExtension($0.path).lowercased() == "stringsdict" }
        .map(\.path)
      var strings = tables[file.path] ?? TableStrings(path: file.path, table: table, companions: companions)
      strings.references.append(reference)
      tables[file.path] = strings
    } else {
      unplaced[table, default: []].append(reference)
      addToMissingTable(reference, table: table, of: owner)
    }
  }

  private mutating func finish() {
    for path in catalogs.keys {
      guard var strings = catalogs[path] else { continue }
      strings.references = Self.withoutDoubles(strings.references)
      // The default table of a target that was read is empty where its last string has gone.
      if strings.references.isEmpty, strings.table != ProjectTarget.defaultTable, strings.coverage == .complete,
        !filledByFiles.contains(path)
      {
        strings.coverage = .withoutUses
      }
      catalogs[path] = strings
    }
    tables = tables.mapValues(Self.withoutDoubles)
    missingTables = missingTables.mapValues(Self.withoutDoubles)
    propertyListTables = propertyListTables.mapValues(Self.withoutDoubles)
    unplaced = unplaced.mapValues { Self.withoutDoubles($0) }
    interfaceTexts = interfaceTexts.mapValues { Self.withoutDoubles($0) }
  }

  /// The first reason stays, except that lists of files grow.
  private mutating func lower(_ paths: [String], to coverage: CatalogCoverage) {
    for path in paths {
      guard var strings = catalogs[path] else { continue }
      switch (strings.coverage, coverage) {
      case (.complete, _): strings.coverage = coverage
      case (.unread(let old), .unread(let new)): strings.coverage = .unread(Array(Set(old + new)).sorted())
      default: break
      }
      catalogs[path] = strings
    }
  }

  // MARK: Choices

  /// The target that an expression names by its bundle identifier, as in `Bundle(identifier: "com.example.tickets")`.
  private static func targetNamed(by bundle: String?, in project: Project) -> ProjectTarget? {
    guard let bundle, bundle.contains("identifier:") else { return nil }
    let parts = bundle.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    return project.targets.first { $0.kind != .test && $0.bundleIdentifier == String(parts[1]) }
  }

  /// The file of the source language: that of the development language, else of `Base`, else one outside `.lproj`.
  static func sourceTable(named table: String, of target: ProjectTarget) -> StringsTableFile? {
    let files = target.stringsTableFiles(forTable: table).filter {
      ProjectPath.pathExtension($0.path).lowercased() == "strings"
    }
    return sourceTable(among: files, of: target)
  }

  private static func sourceTable(among files: [StringsTableFile], of target: ProjectTarget) -> StringsTableFile? {
    let languages = [target.developmentLanguage, "Base", nil, target.developmentLanguage == nil ? "en" : nil]
    for language in languages {
      if let file = files.first(where: { $0.language == language }) { return file }
    }
    return nil
  }

  private static func withoutDoubles(_ strings: TableStrings) -> TableStrings {
    var strings = strings
    strings.references = withoutDoubles(strings.references)
    return strings
  }

  private static func withoutDoubles(_ references: [LocalizableReference]) -> [LocalizableReference] {
    // Files come in order, and so does what is in each, mostly without doubles.
    if zip(references, references.dropFirst()).allSatisfy({ $0.location < $1.location }) { return references }
    var distinct: [LocalizableReference] = []
    distinct.reserveCapacity(references.count)
    // Doubles have one location, so they stand beside each other once sorted; comparing these is faster than hashing all.
    var start = 0
    for reference in references.sorted(by: { $0.location < $1.location }) {
      if let last = distinct.last, last.location != reference.location { start = distinct.count }
      if !distinct[start...].contains(reference) { distinct.append(reference) }
    }
    return distinct
  }
}

import CatalogSync
import FileChanges
import Findings
import InterfaceBuilder
import Interchange
import ProjectModel
import StringCatalog
import StringsTables

/// The texts of a project's files as they are now, sources included, read once for all languages.
struct ProjectTexts {
  /// One file in the source language.
  struct Resource {
    var resource: ExchangeResource
    /// As it lies on the disk.
    var snapshot: FileSnapshot
    var content: Content
  }

  enum Content {
    /// In step with the sources.
    case catalog(StringCatalog)
    case stringsTable(StringsTable)
    case stringsDictionary(StringsDictionary)
    /// The texts of a storyboard, a nib file or an intent definition.
    case interfaceFile([ResourceText])
  }

  let located: LocatedProject
  private(set) var resources: [Resource] = []
  /// Files that are refused, and what the sources gave.
  private(set) var findings: [Finding] = []
  /// Whether a file was refused.
  private(set) var isIncomplete = false
  /// Keys that are in the sources and in no catalog or table yet.
  private(set) var unsyncedKeys = 0
  /// Files that are not there and whose texts are in the sources: their paths, with the number of texts.
  private(set) var missingTables: [(path: String, count: Int)] = []

  /// - Parameter extraction: nil leaves the sources unread.
  init(of located: LocatedProject, extraction: ProjectExtraction?) throws {
    self.located = located
    findings =
      extraction?.findings.filter { $0.id != "guessed-specifier" } ?? located.project.findings.map(located.displayed)
    for resource in located.exchangeResources {
      do throws(RefusedInput) {
        resources.append(try read(resource, extraction))
      } catch {
        findings += error.findings
        isIncomplete = true
      }
    }
    if let extraction { try addMissingTables(of: extraction) }
  }

  /// Adds the tables that the project does not have, as Xcode generates them for an export.
  mutating func addMissingTables(of extraction: ProjectExtraction) throws {
    let strings = extraction.strings
    let known = Set(resources.map(\.resource.original))
    let missing = strings.missingTables.map { ($0.value, true) } + strings.propertyListTables.map { ($0.value, false) }
    for (table, isOfCode) in missing where !known.contains(table.path) {
      let (resource, count) = try Self.generated(table, isOfCode: isOfCode, in: located)
      guard count > 0 else { continue }
      if isOfCode { missingTables.append((located.displayedPath(of: table.path), count)) }
      resources.append(resource)
    }
    resources.sort { $0.resource.original < $1.resource.original }
    missingTables.sort { $0.path < $1.path }
  }

  private static func generated(
    _ strings: TableStrings, isOfCode: Bool, in located: LocatedProject
  ) throws -> (resource: Resource, count: Int) {
    let path = located.displayedPath(of: strings.path)
    let absolutePath = located.absolutePath(of: strings.path)
    if ProjectPath.pathExtension(strings.path) == "xcstrings" {
      var catalog = StringCatalog(sourceLanguage: located.developmentLanguage)
      _ = CatalogSync.sync(&catalog, with: strings.references, sourcesAreComplete: true)
      let snapshot = FileSnapshot(path: path, absolutePath: absolutePath, bytes: catalog.formatted())
      return (
        Resource(
          resource: ExchangeResource(kind: .catalog, original: strings.path), snapshot: snapshot,
          content: .catalog(catalog)), catalog.keys.count
      )
    }
    let generated = try GeneratedTable(of: strings, isOfCode: isOfCode, in: located)
    let snapshot = FileSnapshot(path: path, absolutePath: absolutePath, bytes: generated.table.bytes)
    return (
      Resource(
        resource: ExchangeResource(kind: .stringsTable, original: strings.path), snapshot: snapshot,
        content: .stringsTable(generated.table)), generated.table.entries.count
    )
  }

  private mutating func read(
    _ resource: ExchangeResource, _ extraction: ProjectExtraction?
  ) throws(RefusedInput) -> Resource {
    let path = located.displayedPath(of: resource.original)
    let snapshot = try Self.snapshot(located, resource.original)
    switch resource.kind {
    case .catalog:
      var catalog = try StringCatalog(bytes: snapshot.bytes, path: path)
      if let strings = extraction?.strings.catalogs.values.first(where: { $0.path == resource.original }) {
        unsyncedKeys += CatalogSync.sync(&catalog, with: strings, options: CatalogSyncOptions()).added.count
      }
      return Resource(resource: resource, snapshot: snapshot, content: .catalog(catalog))
    case .stringsTable:
      var table = try StringsTable(readingEmpty: snapshot)
      if let strings = extraction?.strings.tables.values.first(where: { $0.path == resource.original }) {
        let summary = try? StringsTableSync.sync(
          &table, with: strings.references, sourcesAreComplete: strings.isComplete, knownKeys: [])
        unsyncedKeys += summary?.added.count ?? 0
      }
      if let strings = extraction?.strings.propertyListTables[resource.original] {
        _ = try? StringsTableSync.sync(
          &table, with: strings.references, sourcesAreComplete: false, knownKeys: [])
      }
      return Resource(resource: resource, snapshot: snapshot, content: .stringsTable(table))
    case .stringsDictionary:
      let dictionary = try StringsDictionary(bytes: snapshot.bytes, path: path)
      return Resource(resource: resource, snapshot: snapshot, content: .stringsDictionary(dictionary))
    case .interfaceFile:
      let texts =
        ProjectPath.pathExtension(resource.original) == "intentdefinition"
        ? try IntentDefinition(bytes: snapshot.bytes, path: path).resourceTexts
        : try InterfaceFileReader.file(in: snapshot.bytes, path: path).resourceTexts
      return Resource(resource: resource, snapshot: snapshot, content: .interfaceFile(texts))
    }
  }

  /// Every language that a file of the project has, the development language and `Base` aside.
  var languages: [String] {
    var languages = Set(located.targets.flatMap(\.languages))
    for resource in resources {
      if case .catalog(let catalog) = resource.content { languages.formUnion(catalog.languages) }
    }
    languages.formUnion(located.targets.flatMap(\.stringsTables).compactMap(\.language))
    return languages.subtracting(["Base", "mul", located.developmentLanguage]).sorted()
  }

  // MARK: Files of one language

  static func snapshot(_ located: LocatedProject, _ path: String) throws(RefusedInput) -> FileSnapshot {
    let displayed = located.displayedPath(of: path)
    do throws(FileAccessError) {
      return try FileSnapshot(reading: located.absolutePath(of: path), displayedAs: displayed)
    } catch {
      throw RefusedInput(Finding("file-access", .error, at: FindingLocation(path: displayed), error.description))
    }
  }

  /// A file that need not be there.
  static func snapshotIfThere(_ located: LocatedProject, _ path: String) throws(RefusedInput) -> FileSnapshot? {
    guard FileAccess.exists(located.absolutePath(of: path)) else { return nil }
    return try snapshot(located, path)
  }

  /// The translation of each id in a language; nil where the file is a catalog.
  func translations(of resource: Resource, in language: String) throws(RefusedInput) -> (String) -> String? {
    let isSource = language == located.developmentLanguage
    switch resource.content {
    case .catalog: return { _ in nil }
    case .stringsTable(let source):
      guard !isSource else { return { source[$0] } }
      let path = resource.resource.path(in: language)
      guard let snapshot = try Self.snapshotIfThere(located, path) else { return { _ in nil } }
      let table = try StringsTable(readingEmpty: snapshot)
      return { table[$0] }
    case .stringsDictionary(let source):
      guard !isSource else { return { source.text(ofID: $0) } }
      guard let snapshot = try Self.snapshotIfThere(located, resource.resource.path(in: language)) else {
        return { _ in nil }
      }
      let dictionary = try StringsDictionary(bytes: snapshot.bytes, path: snapshot.path)
      return { dictionary.text(ofID: $0) }
    case .interfaceFile(let sources):
      if isSource {
        let texts = Dictionary(sources.map { ($0.id, $0.source) }) { first, _ in first }
        return { texts[$0] }
      }
      if let path = resource.resource.interfaceCatalog, let snapshot = try Self.snapshotIfThere(located, path) {
        let catalog = try StringCatalog(bytes: snapshot.bytes, path: snapshot.path)
        return { catalog[$0]?.localizations?[language]?.stringUnit?.value }
      }
      guard let snapshot = try Self.snapshotIfThere(located, resource.resource.path(in: language)) else {
        return { _ in nil }
      }
      let table = try StringsTable(readingEmpty: snapshot)
      return { table[$0] }
    }
  }

  /// The file with a language's translations, where it is one of that language alone.
  func translatedFile(of resource: ExchangeResource, in language: String) throws(RefusedInput) -> [UInt8]? {
    guard resource.kind != .catalog, language != located.developmentLanguage else { return nil }
    return try Self.snapshotIfThere(located, resource.path(in: language))?.bytes
  }

  /// The texts of a file that is no catalog.
  static func texts(of content: Content, for language: String) -> [ResourceText] {
    switch content {
    case .catalog: []
    case .stringsTable(let table): table.resourceTexts
    case .stringsDictionary(let dictionary): dictionary.resourceTexts(for: language)
    case .interfaceFile(let texts): texts
    }
  }
}

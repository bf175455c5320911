import CatalogSync
import FileChanges
import Findings
import LocalizableReferences
import LosslessJSON
import ProjectModel
import PropertyLists
import StringCatalog
import StringsTables

/// The sync of all catalogs and tables of one or more projects, as a plan.
struct ProjectSync {
  private let options: CatalogSyncOptions
  /// Paths or names of tables; empty for all.
  private let only: [String]
  private let environment: CommandEnvironment
  private var result = Outcome()
  private var report = SyncReport()
  /// Displayed paths that have had their turn: projects may share files.
  private var handled: Set<String> = []
  private var catalogCount = 0
  private var tableCount = 0
  private var uncheckedCount = 0
  private var sources: Set<String> = []
  private var known: [String] = []
  private var unmatched: Set<String>

  init(options: CatalogSyncOptions, only: [String], in environment: CommandEnvironment) {
    self.options = options
    self.only = only
    self.environment = environment
    unmatched = Set(only)
  }

  mutating func add(_ extraction: ProjectExtraction, at path: String) throws {
    // Guesses that a catalog decides are none any more; the sync of the catalog reports those that are left.
    result.findings += extraction.findings.filter { $0.id != "guessed-specifier" }
    let located = extraction.located
    guard !extraction.strings.catalogs.isEmpty || !extraction.strings.tables.isEmpty else {
      throw RefusedInput(ProjectSearchFindings.noCatalogs(path, of: located))
    }
    sources.formUnion(located.targets.flatMap(\.sources).map(located.absolutePath(of:)))
    for strings in extraction.strings.catalogs.values.sorted(by: { $0.path < $1.path }) {
      guard select(strings.path, table: strings.table, located) else { continue }
      try sync(strings, located)
    }
    for strings in extraction.strings.tables.values.sorted(by: { $0.path < $1.path }) {
      guard select(strings.path, table: strings.table, located) else { continue }
      try sync(strings, located)
    }
    if only.isEmpty { reportUnplaced(extraction) }
  }

  func outcome() throws -> Outcome {
    if let name = unmatched.min() {
      throw RefusedInput(ProjectSearchFindings.unknownCatalog(name, known: known.sorted()))
    }
    var outcome = result
    if outcome.changes.isEmpty, !outcome.isIncomplete {
      outcome.summary.append(
        .nothingToChange(
          inCatalogs: catalogCount, tables: tableCount, sources: sources.count, unchecked: uncheckedCount))
    }
    outcome.json = report.json(findings: outcome.findings)
    return outcome
  }

  /// Whether the file is to be synced, now and not earlier.
  private mutating func select(_ path: String, table: String, _ located: LocatedProject) -> Bool {
    let displayed = located.displayedPath(of: path)
    known.append(displayed)
    if !only.isEmpty {
      let absolute = located.absolutePath(of: path)
      let names = only.filter { $0 == table || $0 == displayed || environment.absolutePath(of: $0) == absolute }
      unmatched.subtract(names)
      if names.isEmpty { return false }
    }
    return handled.insert(displayed).inserted
  }

  private mutating func sync(_ strings: CatalogStrings, _ located: LocatedProject) throws {
    let path = located.displayedPath(of: strings.path)
    let snapshot = try FileSnapshot(reading: located.absolutePath(of: strings.path), displayedAs: path)
    do {
      catalogCount += 1
      var catalog = try StringCatalog(bytes: snapshot.bytes, path: path)
      let summary = CatalogSync.sync(&catalog, with: strings, options: options)
      result.changes.add(FileChange(of: snapshot, to: catalog.bytes()))
      result.findings += summary.findings.map(located.displayed)
      result.findings += summary.suggestions.map { SyncFindings.probableRename($0, in: path) }
      report.add(summary, path: path)
      uncheckedCount += summary.unchecked.count
      if let line = SyncReport.line(of: summary) {
        result.summary.append(.init(path, line, details: SyncReport.details(of: summary)))
      }
    } catch {
      result.findings += error.findings
      result.isIncomplete = true
    }
  }

  private mutating func sync(_ strings: TableStrings, _ located: LocatedProject) throws {
    let path = located.displayedPath(of: strings.path)
    let snapshot = try FileSnapshot(reading: located.absolutePath(of: strings.path), displayedAs: path)
    do {
      tableCount += 1
      var table = try StringsTable(bytes: snapshot.bytes, path: path)
      let summary = try StringsTableSync.sync(
        &table, with: strings.references, sourcesAreComplete: strings.isComplete,
        knownKeys: companionKeys(of: strings, located))
      result.changes.add(FileChange(of: snapshot, to: table.bytes))
      result.findings += SyncFindings.collected(summary, strings: strings, path: path, located)
      report.add(summary, path: path)
      if !summary.added.isEmpty {
        let details = [SyncReport.details(of: summary.added, "added")]
        result.summary.append(.init(path, "\(summary.added.count) added", details: details))
      }
    } catch let refused as RefusedInput {
      result.findings += refused.findings
      result.isIncomplete = true
    }
  }

  /// Keys of the `.stringsdict` files beside a table.
  private func companionKeys(of strings: TableStrings, _ located: LocatedProject) throws -> Set<String> {
    var keys: Set<String> = []
    for companion in strings.companions {
      let path = located.displayedPath(of: companion)
      let snapshot = try FileSnapshot(reading: located.absolutePath(of: companion), displayedAs: path)
      let list = try PropertyListReader.propertyList(in: snapshot.bytes, path: path)
      keys.formUnion(list.dictionary?.keys ?? [])
    }
    return keys
  }

  private mutating func reportUnplaced(_ extraction: ProjectExtraction) {
    for (table, references) in extraction.strings.unplaced.sorted(by: { $0.key < $1.key }) {
      guard let finding = SyncFindings.unplaced(references, table: table) else { continue }
      result.findings.append(extraction.located.displayed(finding))
    }
  }
}

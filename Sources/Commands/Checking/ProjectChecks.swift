import CatalogSync
import Checks
import FileChanges
import Findings
import LocalizableReferences
import ProjectModel
import SourceText
import StringCatalog

/// A project, or single catalogs and tables, read for rules.
struct ProjectChecks {
  let project: CheckedProject
  /// nil where catalogs and tables alone are checked.
  let extraction: ProjectExtraction?
  /// The catalogs and tables as they were read, by their paths in `project`.
  let snapshots: [String: FileSnapshot]
  /// What is wrong with what was read, with displayed paths: files that rules could not look into.
  let findings: [Finding]
  /// Those of them that are about catalogs and tables.
  let catalogFindings: [Finding]
  /// How the user would write a path of `project`.
  let displayedPath: @Sendable (String) -> String
  /// How fingerprints call an absolute path, from whatever folder the tool runs.
  let lastingPath: @Sendable (String) -> String
  /// Where a path of `project` lies.
  let absolutePath: @Sendable (String) -> String
  /// Whether a catalog or table could not be read.
  let isIncomplete: Bool
  /// Table → the languages that are asked for; all, where a table is not in it.
  private(set) var askedLanguages: [String: Set<String>] = [:]

  /// A project with its sources.
  ///
  /// - Parameters:
  ///   - planned: absolute path → contents of catalogs and tables that count instead of the file's.
  ///   - readsTables: whether tables in the old form are looked at as catalogs are.
  init(of sources: ProjectSources, planned: [String: [UInt8]] = [:], readsTables: Bool = true) throws {
    let located = sources.located
    let paths = Set(located.project.targets.filter { $0.kind != .test }.flatMap(\.catalogs)).sorted()
    let places = paths.map {
      ReadCatalog.Place(
        path: $0, absolutePath: located.absolutePath(of: $0), displayedPath: located.displayedPath(of: $0))
    }
    // Extraction does not use all cores all the time.
    let files = BegunWork { ReadCatalog.read(places, planned: planned) }
    let extraction = try ProjectExtraction(of: sources)
    self.extraction = extraction
    let reading = CatalogReading(files.value) { path, catalog in
      guard let strings = extraction.strings.catalogs[path] else { return nil }
      let uses = CatalogUses(of: strings, in: catalog)
      return CheckedCatalog(
        path: path, table: strings.table, catalog: catalog, targets: strings.targets, references: uses.references,
        possibleKeys: uses.possiblyUsed, isCovered: strings.isComplete,
        projectLanguages: located.targets.filter { strings.targets.contains($0.name) }.flatMap(\.languages)
          .filter { $0 != "Base" })
    }
    let tables = TableReading(
      readsTables ? TableGroup.groups(of: located) : [], of: TableUses(of: extraction), planned: planned,
      displayedPath: { located.displayedPath(of: $0) })
    let targets = zip(located.project.targets, extraction.results).filter { $0.0.kind != .test }.map { target, result in
      CheckedTarget(target: target, references: result.references, observations: result.observations)
    }
    var project = CheckedProject(targets: targets, catalogs: reading.catalogs + tables.catalogs, hasSources: true)
    project.unplaced = extraction.strings.unplaced
    self.project = project
    snapshots = reading.snapshots.merging(tables.snapshots) { first, _ in first }
    // Guesses that a catalog decides are none any more.
    catalogFindings = reading.findings + tables.findings
    findings = extraction.findings.filter { $0.id != "guessed-specifier" } + catalogFindings
    isIncomplete = reading.isIncomplete || tables.isIncomplete
    displayedPath = { located.displayedPath(of: $0) }
    absolutePath = { located.absolutePath(of: $0) }
    lastingPath = located.repositoryPaths.path(of:)
  }

  /// Catalogs and tables alone, as the user named them.
  init(ofCatalogs paths: [String], planned: [String: [UInt8]] = [:], in environment: CommandEnvironment) {
    let places = paths.filter { $0.hasSuffix(".xcstrings") }.map {
      ReadCatalog.Place(path: $0, absolutePath: environment.absolutePath(of: $0), displayedPath: $0)
    }
    let reading = CatalogReading(ReadCatalog.read(places, planned: planned)) { path, catalog in
      CheckedCatalog(path: path, table: ProjectPath.nameWithoutExtension(path), catalog: catalog)
    }
    let groups = TableGroup.groups(of: paths.filter { !$0.hasSuffix(".xcstrings") }, in: environment)
    let tables = TableReading(groups, of: nil, planned: planned, displayedPath: { $0 })
    extraction = nil
    project = CheckedProject(catalogs: reading.catalogs + tables.catalogs)
    snapshots = reading.snapshots.merging(tables.snapshots) { first, _ in first }
    catalogFindings = reading.findings + tables.findings
    findings = catalogFindings
    isIncomplete = reading.isIncomplete || tables.isIncomplete
    askedLanguages = tables.askedLanguages
    displayedPath = { $0 }
    absolutePath = { environment.absolutePath(of: $0) }
    lastingPath = RepositoryPaths(environment).path(of:)
  }
}

/// What there is of catalogs that were read.
private struct CatalogReading {
  var catalogs: [CheckedCatalog] = []
  var snapshots: [String: FileSnapshot] = [:]
  var findings: [Finding] = []
  /// Whether one could not be read.
  var isIncomplete = false

  init(_ files: [ReadCatalog], checked: (_ path: String, _ catalog: StringCatalog) -> CheckedCatalog?) {
    for file in files {
      findings += file.findings
      guard let catalog = file.catalog else {
        isIncomplete = true
        continue
      }
      snapshots[file.path] = file.snapshot
      if let checked = checked(file.path, catalog) { catalogs.append(checked) }
    }
  }
}

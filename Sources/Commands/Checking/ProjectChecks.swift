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
    let extraction = try ProjectExtraction(of: sources)
    self.extraction = extraction
    let located = extraction.located
    var reading = CatalogReading(planned: planned)
    for strings in extraction.strings.catalogs.values.sorted(by: { $0.path < $1.path }) {
      let targets = located.targets.filter { strings.targets.contains($0.name) }
      reading.read(
        strings.path, absolutePath: located.absolutePath(of: strings.path), located.displayedPath(of: strings.path)
      ) { catalog in
        let uses = CatalogUses(of: strings, in: catalog)
        return CheckedCatalog(
          path: strings.path, table: strings.table, catalog: catalog, targets: strings.targets,
          references: uses.references, possibleKeys: uses.possiblyUsed, isCovered: strings.isComplete,
          projectLanguages: targets.flatMap(\.languages).filter { $0 != "Base" })
      }
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
    findings =
      extraction.findings.filter { $0.id != "guessed-specifier" } + reading.findings + tables.findings
    isIncomplete = reading.isIncomplete || tables.isIncomplete
    displayedPath = { located.displayedPath(of: $0) }
    absolutePath = { located.absolutePath(of: $0) }
    lastingPath = located.repositoryPaths.path(of:)
  }

  /// Catalogs and tables alone, as the user named them.
  init(ofCatalogs paths: [String], planned: [String: [UInt8]] = [:], in environment: CommandEnvironment) {
    var reading = CatalogReading(planned: planned)
    for path in paths where path.hasSuffix(".xcstrings") {
      reading.read(path, absolutePath: environment.absolutePath(of: path), path) { catalog in
        CheckedCatalog(path: path, table: ProjectPath.nameWithoutExtension(path), catalog: catalog)
      }
    }
    let groups = TableGroup.groups(of: paths.filter { !$0.hasSuffix(".xcstrings") }, in: environment)
    let tables = TableReading(groups, of: nil, planned: planned, displayedPath: { $0 })
    extraction = nil
    project = CheckedProject(catalogs: reading.catalogs + tables.catalogs)
    snapshots = reading.snapshots.merging(tables.snapshots) { first, _ in first }
    findings = reading.findings + tables.findings
    isIncomplete = reading.isIncomplete || tables.isIncomplete
    askedLanguages = tables.askedLanguages
    displayedPath = { $0 }
    absolutePath = { environment.absolutePath(of: $0) }
    lastingPath = RepositoryPaths(environment).path(of:)
  }
}

/// Catalogs that are read one after another; a damaged one does not keep the others from being checked.
private struct CatalogReading {
  let planned: [String: [UInt8]]
  var catalogs: [CheckedCatalog] = []
  var snapshots: [String: FileSnapshot] = [:]
  var findings: [Finding] = []
  var isIncomplete = false

  init(planned: [String: [UInt8]]) { self.planned = planned }

  mutating func read(
    _ path: String, absolutePath: String, _ displayedPath: String, _ checked: (StringCatalog) -> CheckedCatalog
  ) {
    do {
      let snapshot = try FileSnapshot(reading: absolutePath, displayedAs: displayedPath)
      catalogs.append(
        checked(try StringCatalog(bytes: planned[absolutePath] ?? snapshot.bytes, path: displayedPath)))
      snapshots[path] = snapshot
    } catch let refused as RefusedInput {
      findings += refused.findings
      isIncomplete = true
    } catch let access as FileAccessError {
      findings.append(Finding("file-access", .error, access.description, suggestion: access.suggestion))
      isIncomplete = true
    } catch {
      findings.append(Finding("unexpected-failure", .error, "\(error)"))
      isIncomplete = true
    }
  }
}

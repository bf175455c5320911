import CatalogMigration
import CommandLineInterface
import FileChanges
import Findings
import ProjectModel
import StringCatalog
import StringsTables

/// `.strings` and `.stringsdict` tables, one file a language.
enum AppleTableMigration: MigrationFormat {
  static let name = "strings"
  static let summary = ".strings and .stringsdict tables; a project or folder stands for all that it has"

  static func isTable(_ path: String) -> Bool {
    path.hasSuffix(".strings") || path.hasSuffix(".stringsdict") || path.hasSuffix(".loctable")
  }

  /// Whatever no other format has taken.
  static func recognizes(_ path: String) -> Bool { isTable(path) || FileAccess.isFolder(path) }

  static func outcome(of request: MigrationRequest, in environment: CommandEnvironment) throws -> Outcome {
    let groups = try AppleTableSearch(request, in: environment).groups
    if request.output != nil, groups.count != 1 {
      throw UsageError(
        "'--output' names one catalog, and there are \(groups.count) tables", suggestion: "name one table",
        command: request.command)
    }
    var run = AppleTableMigrationRun(request: request, environment: environment)
    for group in groups { try run.migrate(group) }
    return run.finished()
  }
}

/// The migration of several tables, as a plan.
private struct AppleTableMigrationRun {
  let request: MigrationRequest
  let environment: CommandEnvironment
  private var outcome = Outcome()
  private var advice: [String] = []
  private var catalogCount = 0
  private var keepsFiles = false

  init(request: MigrationRequest, environment: CommandEnvironment) {
    self.request = request
    self.environment = environment
  }

  mutating func migrate(_ group: AppleTableGroup) throws {
    var migration = CatalogMigration(table: group.table, sourceLanguage: group.sourceLanguage)
    var snapshots: [FileSnapshot] = []
    var isReadable = true
    // What `Base` says is the source language's, unless that says it itself.
    let base = group.files.filter { $0.language == "Base" }
    for file in base + group.files.filter({ $0.language != "Base" }) {
      let snapshot = try FileSnapshot(reading: file.absolutePath, displayedAs: file.path)
      snapshots.append(snapshot)
      let language = file.language.map { $0 == "Base" ? group.sourceLanguage : $0 } ?? group.sourceLanguage
      do throws(RefusedInput) {
        if file.holdsAllLanguages {
          for table in try LocalizationTable(bytes: snapshot.bytes, path: file.path).languages {
            var dictionary = StringsDictionary(path: file.path)
            dictionary.entries = table.entries
            migration.add(dictionary, language: table.identifier)
          }
        } else if file.isDictionary {
          migration.add(try StringsDictionary(bytes: snapshot.bytes, path: file.path), language: language)
        } else {
          migration.add(try StringsTable(bytes: snapshot.bytes, path: file.path), language: language)
        }
      } catch {
        outcome.findings += error.findings
        // It stays where it is.
        if request.skipsDamaged { snapshots.removeLast() } else { isReadable = false }
      }
    }
    guard isReadable, !snapshots.isEmpty else {
      // A catalog without one of its languages would be taken for the whole.
      outcome.isIncomplete = true
      if !request.skipsDamaged, snapshots.count > 1 {
        advice.append(
          "\(group.table) stays in its tables, since a file is damaged: mend it, or leave it out with '--skip-damaged'")
      }
      return
    }
    try write(migration.result(), of: group, snapshots)
  }

  private mutating func write(
    _ table: MigratedTable, of group: AppleTableGroup, _ snapshots: [FileSnapshot]
  ) throws {
    let path = request.output ?? environment.displayedPath(of: group.catalogPath)
    let absolutePath = environment.absolutePath(of: path)
    catalogCount += 1
    outcome.findings += table.findings
    var conflicts: [Finding] = []
    if FileAccess.exists(absolutePath) {
      let snapshot = try FileSnapshot(reading: absolutePath, displayedAs: path)
      var catalog: StringCatalog
      do throws(RefusedInput) {
        catalog = try StringCatalog(bytes: snapshot.bytes, path: path)
      } catch {
        // Other tables have catalogs of their own.
        outcome.findings += error.findings
        outcome.isIncomplete = true
        return
      }
      let taken = catalog.take(table, preferring: request.prefersTables ? .tables : .catalog, path: path)
      conflicts = taken.conflicts
      outcome.findings += conflicts
      outcome.changes.add(FileChange(of: snapshot, to: catalog.bytes()))
      outcome.findings += MigratedCatalogCheck.findings(in: catalog.bytes(), path: path, migrated: table)
      if taken.changed > 0 {
        outcome.summary.append(.init(path, "\(Self.counted(taken.changed, "key")) added or completed"))
      }
    } else if table.entries.isEmpty, !table.lossyPaths.isEmpty {
      // Builds would refuse the empty catalog beside the table that is still needed.
      keepsFiles = true
      return
    } else {
      var catalog = StringCatalog(sourceLanguage: group.sourceLanguage)
      _ = catalog.take(table, preferring: .tables, path: path)
      outcome.changes.add(FileChange(creating: absolutePath, displayedAs: path, with: catalog.bytes()))
      outcome.findings += MigratedCatalogCheck.findings(in: catalog.bytes(), path: path, migrated: table)
      let languages = Set(table.entries.values.flatMap { $0.localizations.map { Array($0.keys) } ?? [] }).count
      outcome.summary.append(
        .init(
          path,
          "\(Self.counted(table.entries.count, "key")) in \(Self.counted(languages, "language")) "
            + "from \(Self.counted(snapshots.count, "file"))"))
      adviseOnProject(of: group, catalog: path)
    }
    for snapshot in snapshots {
      // A `.loctable` is a build product that says where it comes from, which no catalog does.
      let isBuildProduct = snapshot.path.hasSuffix(".loctable")
      if request.removesTables, conflicts.isEmpty, !isBuildProduct, !table.lossyPaths.contains(snapshot.path) {
        outcome.changes.add(FileChange(removing: snapshot))
        outcome.summary.append(.init(snapshot.path, ""))
      } else {
        keepsFiles = true
      }
    }
  }

  /// Files that a project lists by name are its author's to exchange.
  private mutating func adviseOnProject(of group: AppleTableGroup, catalog: String) {
    guard let project = group.listingProject else { return }
    let listing = (try? FileSnapshot(reading: project + "/project.pbxproj", displayedAs: project))?.bytes ?? []
    let names = Set(group.files.map { ProjectPath.name($0.absolutePath) }).sorted()
    let text = String(decoding: listing, as: UTF8.self)
    let listed = names.filter { text.contains($0) }
    guard !listed.isEmpty else { return }
    advice.append(
      "in Xcode, add \(catalog) to \(group.targets.joined(separator: ", ")), "
        + "and remove the reference to \(listed.joined(separator: " and "))")
  }

  func finished() -> Outcome {
    var outcome = outcome
    outcome.summary += advice.map { .init(nil, $0) }
    if outcome.changes.isEmpty, !outcome.isIncomplete {
      outcome.summary.append(.nothingToChange(inCatalogs: catalogCount))
    } else if keepsFiles, !outcome.isIncomplete {
      let reason =
        request.removesTables
        ? "files that hold more than the catalog, or something else, stay"
        : "the old files stay; builds refuse them beside a catalog, so remove them, or run with '--remove-tables'"
      outcome.summary.append(.init(nil, reason))
    }
    return outcome
  }

  private static func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
}

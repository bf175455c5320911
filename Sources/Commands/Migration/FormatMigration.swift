import CatalogConversion
import CatalogMigration
import CommandLineInterface
import FileChanges
import Findings
import Foundation
import ProjectModel
import StringCatalog

/// Files of other systems' formats: Android, Flutter, gettext, i18next, tables.
enum FormatMigration<Format: CatalogFormat>: MigrationFormat {
  static var name: String { Format.name }
  static var summary: String { Format.title }

  static func recognizes(_ path: String) -> Bool { Format.isName(path) && !FileAccess.isFolder(path) }

  static func outcome(of request: MigrationRequest, in environment: CommandEnvironment) throws -> Outcome {
    var paths: [String] = []
    for path in request.paths { paths += try files(at: path, in: environment) }
    guard !paths.isEmpty else {
      throw RefusedInput(
        Finding(
          "no-files", .error, at: request.paths.first.map { FindingLocation(path: $0) },
          "no \(Format.title) file lies here", suggestion: "name the files"))
    }
    // One catalog that is named takes all files, whatever they are called.
    let groups = Dictionary(grouping: paths) { request.output == nil ? Format.table(of: $0) : "" }
      .sorted { $0.key < $1.key }
    var outcome = Outcome()
    for (table, paths) in groups { try migrate(paths, table, request, environment, &outcome) }
    if outcome.changes.isEmpty, !outcome.isIncomplete {
      outcome.summary.append(.nothingToChange(inCatalogs: groups.count))
    }
    return outcome
  }

  /// A folder stands for the files of the format below it.
  private static func files(at path: String, in environment: CommandEnvironment) throws -> [String] {
    let absolutePath = environment.absolutePath(of: path)
    guard FileAccess.isFolder(absolutePath) else { return [path] }
    let excluded = ProjectExclusions.defaultFolderNames
    var found: [String] = []
    let enumerator = FileManager.default.enumerator(
      at: URL(fileURLWithPath: absolutePath), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    while let item = enumerator?.nextObject() as? URL {
      if excluded.contains(item.lastPathComponent) {
        enumerator?.skipDescendants()
      } else if Format.isName(item.path), !FileAccess.isFolder(item.path) {
        found.append(environment.displayedPath(of: item.path))
      }
    }
    return found.sorted()
  }

  private static func migrate(
    _ paths: [String], _ table: String, _ request: MigrationRequest, _ environment: CommandEnvironment,
    _ outcome: inout Outcome
  ) throws {
    let snapshots = try paths.map { try FileSnapshot(reading: environment.absolutePath(of: $0), displayedAs: $0) }
    let path = request.output ?? defaultCatalog(table, beside: paths[0])
    let absolutePath = environment.absolutePath(of: path)
    let existing = FileAccess.exists(absolutePath) ? try CatalogFile(path, in: environment) : nil
    var files = snapshots.map { ForeignFile(path: $0.path, bytes: $0.bytes, language: request.language) }
    var sourceLanguage = existing?.catalog.sourceLanguage ?? request.sourceLanguage ?? "en"
    var texts = try Self.texts(of: &files, sourceLanguage, request, &outcome)
    if existing == nil, request.sourceLanguage == nil, let variant = texts.variant(of: sourceLanguage) {
      // The project's English is en-US, say.
      sourceLanguage = variant
      texts = try Format.foreignTexts(in: files, sourceLanguage: sourceLanguage)
    }
    outcome.findings += texts.findings
    var catalog = existing?.catalog ?? StringCatalog(sourceLanguage: sourceLanguage)
    let taken = catalog.take(
      MigratedTable(entries: texts.entries), preferring: request.prefersTables ? .tables : .catalog, path: path)
    outcome.findings += taken.conflicts
    outcome.findings += MigratedCatalogCheck.findings(
      in: catalog.bytes(), path: path, migrated: MigratedTable(entries: texts.entries))
    if let existing {
      outcome.changes.add(FileChange(of: existing.snapshot, to: catalog.bytes()))
    } else {
      outcome.changes.add(FileChange(creating: absolutePath, displayedAs: path, with: catalog.bytes()))
    }
    if taken.changed > 0 {
      let languages = catalog.languages.count
      outcome.summary.append(
        .init(
          path,
          "\(counted(taken.changed, "key")) added or completed, from \(counted(files.count, "file")); "
            + "\(counted(languages, "language"))"))
    }
    let readPaths = Set(files.map(\.path))
    for snapshot in snapshots where request.removesTables && taken.conflicts.isEmpty {
      guard readPaths.contains(snapshot.path) else { continue }
      if !texts.lossyPaths.contains(snapshot.path) { outcome.changes.add(FileChange(removing: snapshot)) }
    }
  }

  /// What the files say together, without those that are damaged if the user wants that.
  private static func texts(
    of files: inout [ForeignFile], _ sourceLanguage: String, _ request: MigrationRequest, _ outcome: inout Outcome
  ) throws -> ForeignTexts {
    while true {
      do throws(RefusedInput) {
        return try Format.foreignTexts(in: files, sourceLanguage: sourceLanguage)
      } catch {
        let path = error.findings.first?.location?.path
        guard request.skipsDamaged, files.count > 1, let index = files.firstIndex(where: { $0.path == path }) else {
          throw error
        }
        outcome.findings += error.findings
        files.remove(at: index)
      }
    }
  }

  private static func defaultCatalog(_ table: String, beside path: String) -> String {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    return folder + table + ".xcstrings"
  }

  private static func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
}

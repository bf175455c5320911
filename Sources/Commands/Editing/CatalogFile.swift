import CommandLineInterface
import FileChanges
import Findings
import StringCatalog

/// A catalog that a command line names: read, edited, and turned into a planned change.
struct CatalogFile {
  let snapshot: FileSnapshot
  var catalog: StringCatalog

  init(_ path: String, in environment: CommandEnvironment) throws {
    snapshot = try Self.snapshot(of: path, in: environment)
    catalog = try StringCatalog(bytes: snapshot.bytes, path: path)
  }

  var path: String { snapshot.path }

  /// The file with what was edited, as a plan.
  var outcome: Outcome {
    var changes = FileChangeSet()
    changes.add(FileChange(of: snapshot, to: catalog.bytes()))
    return Outcome(changes: changes)
  }

  private static func snapshot(of path: String, in environment: CommandEnvironment) throws -> FileSnapshot {
    let absolutePath = environment.absolutePath(of: path)
    do {
      return try FileSnapshot(reading: absolutePath, displayedAs: path)
    } catch {
      guard let suggestion = suggestion(for: path, absolutePath) else { throw error }
      throw RefusedInput(Finding("file-access", .error, error.description, suggestion: suggestion))
    }
  }

  /// What to name instead of a path that cannot be read.
  private static func suggestion(for path: String, _ absolutePath: String) -> String? {
    if FileAccess.isFolder(absolutePath) { return "name the catalog itself; 'dragoman status' lists those of a folder" }
    guard !FileAccess.exists(absolutePath) else { return nil }
    guard path.hasSuffix(".xcstrings") else {
      return FileAccess.exists(absolutePath + ".xcstrings") ? "did you mean '\(path).xcstrings'?" : nil
    }
    return "'dragoman create' makes new catalogs, 'dragoman status' lists those that there are"
  }

  /// The entry of a key that has to be there.
  func entry(of key: String) throws -> CatalogEntry {
    guard let entry = catalog[key] else { throw CatalogEditingFindings.unknownKey(key, in: self) }
    return entry
  }

  /// What a language has for a key, where it has to have something.
  func localization(of key: String, in language: String) throws -> CatalogLocalization {
    guard let localization = try entry(of: key).localizations?[language] else {
      throw CatalogEditingFindings.noText(of: key, in: language, self)
    }
    return localization
  }
}

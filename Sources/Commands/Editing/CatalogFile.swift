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
      guard !path.hasSuffix(".xcstrings"), FileAccess.exists(absolutePath + ".xcstrings") else { throw error }
      throw RefusedInput(
        Finding("file-access", .error, error.description, suggestion: "did you mean '\(path).xcstrings'?"))
    }
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

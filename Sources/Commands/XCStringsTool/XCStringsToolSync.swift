import CatalogSync
import CommandLineInterface
import FileChanges
import Findings
import LocalizableReferences
import StringCatalog
import StringsData

/// `xcstringstool sync`: catalogs brought in step with the `.stringsdata` files of a build.
enum XCStringsToolSync: XCStringsToolSubcommand {
  private static let inputs = ArgumentDeclaration(
    "INPUT", .oneOrMore, completion: .files(extensions: ["xcstrings"]),
    "the catalogs; the name of a file is that of its table")
  private static let stringsData = OptionDeclaration.values(
    "stringsdata", "FILE", completion: .files(extensions: ["stringsdata"]), "what the compiler found")
  private static let skipMarkingStale = OptionDeclaration.flag(
    "skip-marking-strings-stale", "only add and update keys")

  static let declaration = CommandDeclaration(
    name: "sync", summary: "update catalogs by .stringsdata files", arguments: [inputs],
    options: [stringsData, skipMarkingStale])

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> XCStringsToolOutcome {
    var outcome = XCStringsToolOutcome()
    var references: [LocalizableReference] = []
    for path in arguments.values(of: stringsData) {
      do {
        let snapshot = try FileSnapshot(reading: environment.absolutePath(of: path), displayedAs: path)
        references += try StringsDataFile(bytes: snapshot.bytes, path: path).references()
      } catch let access as FileAccessError {
        return skipped(path, access.description)
      } catch let refused as RefusedInput {
        return skipped(path, refused.findings.first?.message ?? "not a .stringsdata file")
      }
    }
    let options = CatalogSyncOptions(keepStale: arguments.has(skipMarkingStale))
    for path in arguments.values(of: inputs) {
      let snapshot = try FileSnapshot(reading: environment.absolutePath(of: path), displayedAs: path)
      var catalog = try StringCatalog(bytes: snapshot.bytes, path: path)
      let table = CatalogCompilation.table(ofCatalog: path)
      let summary = CatalogSync.sync(
        &catalog, with: references.filter { ($0.table ?? "Localizable") == table }, possibleKeys: [],
        sourcesAreComplete: true, options: options, path: path)
      outcome.diagnostics += summary.findings.filter { $0.severity > .advice }.map { XCStringsToolDiagnostic($0) }
      outcome.changes.add(FileChange(of: snapshot, to: catalog.bytes()))
    }
    return outcome
  }

  /// A file that cannot be read could hold any key, so nothing is synced; Xcode's tool warns and succeeds too.
  private static func skipped(_ path: String, _ reason: String) -> XCStringsToolOutcome {
    XCStringsToolOutcome(
      diagnostics: [.warning("Skipping sync because '\(path)' could not be read: \(reason)")])
  }
}

import CommandLineInterface
import FileChanges
import Findings
import StringCatalog

/// `dragoman format`: catalogs as Xcode writes them.
enum FormatCommand: Command {
  private static let paths = ArgumentDeclaration(
    "PATH", .anyNumber, completion: .files(extensions: ["xcstrings"]),
    "catalogs or folders, the working directory if not given; '-' formats standard input")

  static let declaration = CommandDeclaration(
    name: name, summary: "write catalogs as Xcode does",
    discussion: """
      Brings indentation, spacing, escapes and the order of keys to Xcode's form, so that neither Xcode nor a merge \
      has to. Nothing else changes. Other commands keep the form that a catalog has.
      """,
    arguments: [paths], options: [CommonOptions.configuration],
    examples: [
      CommandExample("dragoman format", "format the catalogs of the project here"),
      CommandExample("dragoman format --check App/Localizable.xcstrings", "fail if a catalog is not formatted"),
      CommandExample("dragoman format - < Localizable.xcstrings", "format standard input to standard output"),
    ])
  static let changesFiles = true

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> Outcome {
    let given = arguments.values(of: paths)
    if given.contains("-") {
      guard given == ["-"], !arguments.has(CommonOptions.check), !arguments.has(CommonOptions.diff) else {
        throw UsageError("'-' goes alone", command: arguments.command)
      }
      let catalog = try StringCatalog(bytes: try environment.readStandardInput(), path: "<standard input>")
      return Outcome(output: String(decoding: catalog.formatted(), as: UTF8.self))
    }
    var outcome = Outcome()
    let paths = try CatalogSearch.catalogs(at: given.isEmpty ? ["."] : given, in: environment)
    for path in paths {
      let snapshot = try FileSnapshot(reading: environment.absolutePath(of: path), displayedAs: path)
      do {
        let catalog = try StringCatalog(bytes: snapshot.bytes, path: path)
        outcome.changes.add(FileChange(of: snapshot, to: catalog.formatted()))
      } catch {
        outcome.findings += error.findings
        outcome.isIncomplete = true
      }
    }
    outcome.summary = outcome.changes.changes.map { .init($0.path, "") }
    if outcome.changes.isEmpty, !outcome.isIncomplete { outcome.summary = [.nothingToChange(inCatalogs: paths.count)] }
    return outcome
  }
}

import CommandLineInterface
import FileChanges
import Findings
import StringCatalog
import SymbolGenerator

/// `xcstringstool generate-symbols`: Swift symbols of keys.
enum XCStringsToolGenerateSymbols: XCStringsToolSubcommand {
  private static let inputs = ArgumentDeclaration(
    "INPUT", .oneOrMore, completion: .files(extensions: ["xcstrings"]), "the catalogs")
  private static let language = OptionDeclaration.value(
    "language", "LANGUAGE", completion: .choices(["swift"]), "the programming language")
  private static let outputDirectory = OptionDeclaration.value(
    "output-directory", short: "o", "FOLDER", completion: .folders, "where the files go")

  static let declaration = CommandDeclaration(
    name: "generate-symbols", summary: "make Swift symbols of the keys of catalogs", arguments: [inputs],
    options: [language, outputDirectory])

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> XCStringsToolOutcome {
    guard let folder = arguments.value(of: outputDirectory) else {
      throw UsageError("Missing expected argument '--output-directory <output-directory>'")
    }
    var outcome = XCStringsToolOutcome()
    for path in arguments.values(of: inputs) {
      let snapshot = try FileSnapshot(reading: environment.absolutePath(of: path), displayedAs: path)
      let catalog = try StringCatalog(bytes: snapshot.bytes, path: path)
      let file = SymbolGenerator.file(
        for: catalog, table: CatalogCompilation.table(ofCatalog: path), path: path, options: SymbolOptions())
      outcome.diagnostics += file.findings.filter { $0.severity > .advice }.map { XCStringsToolDiagnostic($0) }
      let output = (folder.hasSuffix("/") ? folder : folder + "/") + file.name
      outcome.changes.add(
        try FileChange(ofResult: Array(file.text.utf8), at: output, in: environment))
    }
    return outcome
  }
}

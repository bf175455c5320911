import CommandLineInterface
import FileChanges
import StringCatalog

/// `xcstringstool print`: the keys of a catalog, a line each.
enum XCStringsToolPrint: XCStringsToolSubcommand {
  private static let input = ArgumentDeclaration(
    "INPUT", .one, completion: .files(extensions: ["xcstrings"]), "the catalog")

  static let declaration = CommandDeclaration(
    name: "print", summary: "print the keys of a catalog", arguments: [input])

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> XCStringsToolOutcome {
    let path = try arguments.required(input)
    let snapshot = try FileSnapshot(reading: environment.absolutePath(of: path), displayedAs: path)
    let catalog = try StringCatalog(bytes: snapshot.bytes, path: path)
    return XCStringsToolOutcome(output: catalog.keys.map { $0 + "\n" }.joined())
  }
}

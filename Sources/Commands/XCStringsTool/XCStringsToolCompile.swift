import CommandLineInterface
import FileChanges
import TableCompiler

/// `xcstringstool compile`: the tables of catalogs.
enum XCStringsToolCompile: XCStringsToolSubcommand {
  private static let inputs = ArgumentDeclaration(
    "INPUT", .oneOrMore, completion: .files(extensions: ["xcstrings"]), "the catalogs")
  private static let outputDirectory = OptionDeclaration.value(
    "output-directory", short: "o", "FOLDER", completion: .folders, "where the .lproj folders go")
  private static let format = OptionDeclaration.value(
    "format", short: "f", "FORMAT", completion: .choices(TableCompilerOptions.Layout.allCases.map(\.rawValue)),
    "which tables are made, stringsAndStringsdict if not given")
  private static let languages = OptionDeclaration.values(
    "language", short: "l", "LANGUAGE", "compile this language; all, if none is given")
  private static let serialization = OptionDeclaration.value(
    "serialization-format", "FORMAT", completion: .choices(CompiledFile.Serialization.allCases.map(\.rawValue)),
    "the form of property list, text if not given")
  private static let dryRun = OptionDeclaration.flag(
    "dry-run", "write nothing; print the absolute paths of the files that would be written")
  private static let forceBuildAllStrings = OptionDeclaration.flag(
    "force-build-all-strings", "build strings that would otherwise be left to the code")

  static let declaration = CommandDeclaration(
    name: "compile", summary: "make .strings and .stringsdict files of catalogs", arguments: [inputs],
    options: [outputDirectory, format, languages, serialization, dryRun, forceBuildAllStrings])

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> XCStringsToolOutcome {
    guard let folder = arguments.value(of: outputDirectory) else {
      throw UsageError("Missing expected argument '--output-directory <output-directory>'")
    }
    let chosen = arguments.values(of: languages)
    var compilation = CatalogCompilation(
      options: TableCompilerOptions(
        layout: arguments.value(of: format).flatMap(TableCompilerOptions.Layout.init) ?? .stringsAndStringsdict,
        languages: chosen.isEmpty ? nil : chosen, buildsAllStrings: arguments.has(forceBuildAllStrings)),
      serialization: arguments.value(of: serialization).flatMap(CompiledFile.Serialization.init) ?? .text,
      folder: folder, in: environment)
    for path in arguments.values(of: inputs) { try compilation.compile(path) }

    var outcome = XCStringsToolOutcome()
    let issues = compilation.issues.flatMap { path, issues in
      issues.compactMap { XCStringsToolDiagnostic($0, path: path) }
    }
    outcome.diagnostics = compilation.refusals.map { XCStringsToolDiagnostic($0) }
    let outputs = compilation.outputs
    guard arguments.has(dryRun) else {
      outcome.diagnostics += issues
      if !outcome.hasFailed { outcome.changes = try compilation.changes() }
      return outcome
    }
    // A build asks for the paths first and shows the faults of the run that follows; without paths none follows.
    if outputs.isEmpty { outcome.diagnostics += issues }
    outcome.output = outputs.map { environment.absolutePath(of: $0) + "\n" }.joined()
    return outcome
  }
}

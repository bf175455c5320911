import CommandLineInterface
import FileChanges
import Findings
import TableCompiler

/// `dragoman compile`: catalogs to the tables that apps and bundles carry.
enum CompileCommand: Command {
  private static let paths = ArgumentDeclaration(
    "PATH", .anyNumber, completion: .files(extensions: ["xcstrings"]),
    "catalogs or folders, the working directory if not given")
  private static let outputDirectory = OptionDeclaration.value(
    "output-directory", short: "o", "FOLDER", completion: .folders, "where the .lproj folders go")
  private static let layout = OptionDeclaration.value(
    "layout", short: "f", "LAYOUT", completion: .choices(TableCompilerOptions.Layout.allCases.map(\.rawValue)),
    "which tables are made, stringsAndStringsdict if not given")
  private static let serialization = OptionDeclaration.value(
    "serialization-format", "FORM", completion: .choices(CompiledFile.Serialization.allCases.map(\.rawValue)),
    "the form of property list, text if not given")
  private static let allStrings = OptionDeclaration.flag(
    "force-build-all-strings", "give the source language every key, also those that are left to the code")
  private static let compiledTables = OptionDeclaration.flag(
    "compiled-tables", "write the runtime's own tables too: a file Tables.dragoman for each language")
  private static let listOutputs = OptionDeclaration.flag(
    "list-outputs", "write nothing; print the absolute paths of the files that would be written")

  static let declaration = CommandDeclaration(
    name: name, summary: "make .strings and .stringsdict tables of catalogs",
    discussion: """
      Does what Xcode does with catalogs in a build: one folder a language, in it a table of plain texts and one of \
      texts that vary by number or device, each named for the catalog. A file whose bytes stay the same is not \
      touched. If anything cannot be compiled, nothing is written. Started under the name xcstringstool, the program \
      takes the arguments of Xcode's tool of that name.
      """,
    arguments: [paths],
    options: [
      outputDirectory, CommonOptions.languages, layout, serialization, allStrings, compiledTables,
      listOutputs, CommonOptions.configuration,
    ],
    examples: [
      CommandExample("dragoman compile -o build Localizable.xcstrings", "write build/en.lproj/Localizable.strings …"),
      CommandExample("dragoman compile -o build -l de -l fr App", "compile two languages of all catalogs of a project"),
      CommandExample("dragoman compile -o build --compiled-tables", "make the runtime's tables as well"),
      CommandExample("dragoman compile -o Resources --check", "fail if committed tables are out of date"),
    ])
  static let changesFiles = true

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> Outcome {
    let given = arguments.values(of: paths)
    let catalogs = try CatalogSearch.catalogs(at: given.isEmpty ? ["."] : given, in: environment)
    guard let folder = arguments.value(of: outputDirectory) else {
      throw UsageError("no folder to write to", suggestion: "give --output-directory", command: arguments.command)
    }
    let languages = arguments.values(of: CommonOptions.languages)
    var compilation = CatalogCompilation(
      options: TableCompilerOptions(
        layout: arguments.value(of: layout).flatMap(TableCompilerOptions.Layout.init) ?? .stringsAndStringsdict,
        languages: languages.isEmpty ? nil : languages, buildsAllStrings: arguments.has(allStrings)),
      serialization: arguments.value(of: serialization).flatMap(CompiledFile.Serialization.init) ?? .text,
      makesCompiledTables: arguments.has(compiledTables), folder: folder, in: environment)
    for path in catalogs { try compilation.compile(path) }
    compilation.finish()
    compilation.warn(ofMissing: languages)
    var outcome = Outcome(findings: compilation.findings, isIncomplete: compilation.isIncomplete)
    if arguments.has(listOutputs) {
      outcome.output = compilation.outputs.map { environment.absolutePath(of: $0) + "\n" }.joined()
    } else if !compilation.hasErrors {
      outcome.changes = try compilation.changes()
      outcome.summary = outcome.changes.changes.map { .init($0.path, "") }
      if outcome.changes.isEmpty { outcome.summary = [.nothingToChange(inCatalogs: catalogs.count)] }
    }
    return outcome
  }
}

import CommandLineInterface
import FileChanges
import Findings
import StringCatalog
import SymbolGenerator

/// `dragoman generate-symbols`: typed Swift symbols for the keys of catalogs.
enum GenerateSymbolsCommand: Command {
  private static let catalogs = ArgumentDeclaration(
    "CATALOG", .oneOrMore, completion: .files(extensions: ["xcstrings"]), "the catalogs, each of which gives a file")
  private static let language = OptionDeclaration.value(
    "language", short: "l", "LANGUAGE", completion: .choices(["swift"]),
    "the programming language; Swift is the only one")
  private static let outputDirectory = OptionDeclaration.value(
    "output-directory", short: "o", "FOLDER", completion: .folders,
    "where the files go; the working directory if not given")
  private static let access = OptionDeclaration.value(
    "access", "LEVEL", completion: .choices(SymbolOptions.Access.allCases.map(\.rawValue)),
    "who may use the symbols; internal if not given, as in Xcode")
  private static let sourceText = OptionDeclaration.flag(
    "document-text", "say in the documentation of a symbol what its text is")
  private static let imports = OptionDeclaration.values(
    "import", "MODULE", "a module that is imported, where there is such a one, besides Foundation")
  private static let strict = OptionDeclaration.flag(
    "strict", "count it as an error if a key cannot have its symbol, as Xcode does")

  static let declaration = CommandDeclaration(
    name: name, summary: "make Swift symbols of keys",
    discussion: """
      Writes, for each catalog, the file that Xcode 26 generates in a build: a member of LocalizedStringResource for \
      every key that is kept by hand or has "generatesSymbol": true. Table Localizable's are written as .bookTable, \
      those of a table Booking as .Booking.confirm. A key that cannot have a symbol is reported, and the others get \
      theirs.
      """,
    arguments: [catalogs], options: [outputDirectory, access, sourceText, imports, strict, language],
    examples: [
      CommandExample(
        "dragoman generate-symbols App/Localizable.xcstrings --output-directory App/Generated",
        "write GeneratedStringSymbols_Localizable.swift"),
      CommandExample(
        "dragoman generate-symbols Strings/*.xcstrings -o Sources/Strings --access public",
        "let other modules use the symbols"),
      CommandExample(
        "dragoman generate-symbols Localizable.xcstrings --check", "fail if a generated file is out of date"),
    ])
  static let changesFiles = true

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> Outcome {
    let options = try options(arguments)
    let folder = arguments.value(of: outputDirectory) ?? "."
    var outcome = Outcome()
    var sources: [String: String] = [:]
    var symbolCount = 0
    for path in arguments.values(of: catalogs) {
      let table = try table(of: path, arguments)
      if let other = sources.updateValue(path, forKey: table) {
        throw UsageError(
          "\(other) and \(path) would give the same file", suggestion: "give them different folders, one run each",
          command: arguments.command)
      }
      let catalog = try CatalogFile(path, in: environment).catalog
      let file = SymbolGenerator.file(for: catalog, table: table, path: path, options: options)
      symbolCount += file.symbols.count
      outcome.findings += file.findings
      try plan(file, in: folder, &outcome, environment)
    }
    if outcome.changes.isEmpty {
      outcome.summary.append(.init(nil, "\(symbolCount) symbol\(symbolCount == 1 ? "" : "s"), nothing to change"))
    }
    return outcome
  }

  private static func options(_ arguments: ParsedArguments) throws -> SymbolOptions {
    if let language = arguments.value(of: language), language != "swift" {
      throw UsageError(
        "symbols in '\(language)' cannot be made", suggestion: "give '--language swift'", command: arguments.command)
    }
    var options = SymbolOptions(
      documentsSourceText: arguments.has(sourceText), importedModules: arguments.values(of: imports),
      severity: arguments.has(strict) ? .error : .warning)
    if let level = arguments.value(of: access) {
      guard let known = SymbolOptions.Access(rawValue: level) else {
        throw UsageError(
          "'\(level)' is no access level that symbols can have", suggestion: "give internal, package or public",
          command: arguments.command)
      }
      options.access = known
    }
    for module in options.importedModules where !module.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
      throw UsageError("'\(module)' is no name of a module", command: arguments.command)
    }
    return options
  }

  private static func table(of path: String, _ arguments: ParsedArguments) throws -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard name.hasSuffix(".xcstrings"), name != ".xcstrings" else {
      throw UsageError(
        "'\(path)' is no String Catalog", suggestion: "name files that end in .xcstrings", command: arguments.command)
    }
    return String(name.dropLast(".xcstrings".count))
  }

  private static func plan(
    _ file: SymbolGenerator.File, in folder: String, _ outcome: inout Outcome, _ environment: CommandEnvironment
  ) throws {
    let path = folder == "." ? file.name : (folder.hasSuffix("/") ? folder : folder + "/") + file.name
    let before = outcome.changes.changes.count
    outcome.changes.add(try FileChange(ofResult: Array(file.text.utf8), at: path, in: environment))
    if outcome.changes.changes.count > before {
      let count = file.symbols.count
      outcome.summary.append(.init(path, "\(count) symbol\(count == 1 ? "" : "s")"))
    }
  }
}

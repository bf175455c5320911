import CommandLineInterface
import FileChanges
import Findings
import LocalizableReferences
import StringCatalog

/// `dragoman refactor`: rewrites of sources and catalogs together.
enum RefactorCommand: Command {
  private static let refactoring = ArgumentDeclaration(
    "REFACTORING", completion: .choices(["strings-to-symbols", "symbols-to-strings"]),
    "what is done")
  private static let path = ArgumentDeclaration(
    "PATH", .optional, completion: .folders, "the project or its folder; the working directory if not given")
  private static let apply = OptionDeclaration.flag("apply", "write the changes; without it, they are shown")
  private static let keys = OptionDeclaration.values("key", "KEY", "only this key")
  private static let catalogs = OptionDeclaration.values(
    "catalog", "CATALOG", completion: .files(extensions: ["xcstrings"]),
    "only keys of this catalog: its path, or the name of its table")
  private static let raiseVersion = OptionDeclaration.flag(
    "raise-version", "call the format of changed catalogs 1.1, as Xcode 26 does")

  static let declaration = CommandDeclaration(
    name: name, summary: "rewrite code from keys to symbols, or back",
    discussion: """
      strings-to-symbols puts the symbols of 'generate-symbols' in the place of literals, Text(.bookTable) for \
      Text("Book Table"), and has the catalogs keep those keys by hand. symbols-to-strings does the reverse. Sources \
      and catalogs are written together, and only with --apply. What has to stay as it is is reported with the reason.
      """,
    arguments: [refactoring, path],
    options: [apply, keys, catalogs, raiseVersion, CommonOptions.configuration, CommonOptions.evaluateManifests],
    examples: [
      CommandExample("dragoman refactor strings-to-symbols", "see what would change in the project of this folder"),
      CommandExample(
        "dragoman refactor strings-to-symbols App --catalog Booking --apply", "rewrite the uses of one table"),
      CommandExample("dragoman refactor symbols-to-strings --key room.available --apply", "take one key back"),
    ])
  static let changesFiles = true

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> Outcome {
    let kind = try arguments.required(refactoring)
    guard kind == "strings-to-symbols" || kind == "symbols-to-strings" else {
      throw UsageError(
        "there is no refactoring '\(kind)'", suggestion: "give strings-to-symbols or symbols-to-strings",
        command: arguments.command)
    }
    guard let rewriting = environment.symbolRefactoring else {
      throw UsageError("this build of the tool cannot rewrite sources", command: arguments.command)
    }
    let located = try LocatedProject(
      at: arguments.value(of: path) ?? ".", in: environment,
      evaluatingManifests: arguments.has(CommonOptions.evaluateManifests))
    var environment = environment
    let extractor = rewriting.extractor
    environment.extractors =
      environment.extractors.filter { $0.fileExtensions != extractor.fileExtensions } + [extractor]
    let extraction = try ProjectExtraction(of: ProjectSources(of: located, in: environment, cache: nil))
    let selection = SymbolSelection(
      keys: arguments.values(of: keys), catalogs: arguments.values(of: catalogs), in: environment)
    var project = try SymbolProject(
      extraction, selection: selection,
      isApplied: arguments.has(apply) && !arguments.has(CommonOptions.check) && !arguments.has(CommonOptions.diff))
    if kind == "strings-to-symbols" {
      try project.rewriteToSymbols(with: rewriting)
    } else {
      try project.rewriteToStrings(with: rewriting)
    }
    if arguments.has(raiseVersion) { project.raiseVersions() }
    var outcome = project.outcome()
    outcome.isProposal = !arguments.has(apply)
    return outcome
  }
}

import Checks
import CommandLineInterface
import FileChanges
import Findings
import LosslessJSON
import StringCatalog

/// `dragoman unused`: keys that no source uses.
enum UnusedCommand: Command {
  private static let path = ArgumentDeclaration(
    "PATH", .optional, completion: .folders, "the project or its folder; the working directory if not given")
  private static let delete = OptionDeclaration.flag(
    "delete", "remove the keys that are unused for certain, in all languages")
  private static let strict = OptionDeclaration.flag("strict", "exit with 1 if a key is unused for certain")

  static let declaration = CommandDeclaration(
    name: name, summary: "find keys that no source uses",
    discussion: """
      Reads the sources as 'sync' does, and looks besides for keys that code makes or keeps: raw values of enums, \
      interpolated keys, choices, variables, symbols, and literals that may get to something that looks them up. A key \
      is unused for certain if all sources were read and nothing of that fits; likely, if some key that is looked up may \
      be any text, or a server may name it; unsure, if something may mean it. With --advice, likely \
      and unsure ones are listed too, each with what may use it.

      Keys that only a running program knows are kept by 'unused.keep' in dragoman.json or 'dragoman:keep' in a key's \
      comment; '// dragoman:keys PATTERN' at a look-up says which keys it reaches.

      --delete removes those that are certain, from catalogs and from .strings tables in all languages.
      """,
    arguments: [path],
    options: [delete, strict, CommonOptions.configuration, CommonOptions.evaluateManifests, CommonOptions.noCache],
    examples: [
      CommandExample("dragoman unused", "list the keys that nothing uses"),
      CommandExample("dragoman unused --advice", "list those, too, of which it is not certain"),
      CommandExample("dragoman unused --delete --diff", "see what would be removed"),
    ])
  static let changesFiles = true

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> Outcome {
    let deletes = arguments.has(delete)
    guard deletes || !(arguments.has(CommonOptions.check) || arguments.has(CommonOptions.diff)) else {
      throw UsageError(
        "'--check' and '--diff' go with '--delete'", suggestion: "add '--delete', or '--strict' to fail in CI",
        command: arguments.command)
    }
    let located = try LocatedProject(
      at: arguments.value(of: path) ?? ".", in: environment,
      evaluatingManifests: arguments.has(CommonOptions.evaluateManifests))
    let cache = arguments.has(CommonOptions.noCache) ? nil : environment.cache
    let sources = try ProjectSources(of: located, in: environment, cache: cache, observing: true)
    let search = try ProjectUnusedKeys(of: sources)
    var outcome = Outcome(findings: search.findings(deleting: deletes), isIncomplete: search.isIncomplete)
    if deletes {
      outcome.changes = try search.deletion()
      outcome.summary = search.deletionSummary
    } else {
      outcome.summary += ([search.summary] + search.unreadLines + search.lookupLines).map { .init(nil, $0) }
    }
    outcome.json = .object([
      "unused": .array(search.unused.map(\.json)), "lookups": search.lookupsJSON,
      "unreadFiles": .array(search.unreadFiles.map { .string($0) }),
      "findings": FindingJSON.list(search.otherFindings),
    ])
    outcome.hasFailed = arguments.has(strict) && !deletes && !search.certain.isEmpty
    return outcome
  }
}

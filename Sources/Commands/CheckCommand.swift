import Checks
import CommandLineInterface
import FileChanges
import Findings
import StringCatalog

/// `dragoman check`: what is wrong with the localization of a project.
enum CheckCommand: Command {
  private static let paths = ArgumentDeclaration(
    "PATH", .anyNumber, completion: .folders, "projects, folders or catalogs; the working directory if not given")
  private static let rules = OptionDeclaration.values("rule", "RULE", "look for this alone, also if it is off")
  private static let disabled = OptionDeclaration.values("disable", "RULE", "do not look for this")
  private static let list = OptionDeclaration.flag("list", "name all rules instead")
  private static let explain = OptionDeclaration.value("explain", "RULE", "say what a rule is about instead")
  private static let strict = OptionDeclaration.flag("strict", "exit with 1 for warnings too, not only for errors")

  static let declaration = CommandDeclaration(
    name: name, summary: "find localization mistakes in catalogs, sources and projects",
    discussion: """
      Reads the sources as 'sync' does, and looks at them, at the catalogs and at the project's settings together. A \
      catalog that is named is looked at alone. What is looked for is in 'dragoman check --list'; each rule has a page \
      in Documentation/Users/Rules. Rules are turned off and configured in dragoman.json.
      """,
    arguments: [paths],
    options: [disabled, explain, list, rules, strict, CommonOptions.evaluateManifests, CommonOptions.noCache],
    examples: [
      CommandExample("dragoman check", "check the project in this folder"),
      CommandExample("dragoman check App/Localizable.xcstrings --rule missing-translation", "look for one thing"),
      CommandExample("dragoman check --format sarif > check.sarif", "write a report for code scanning"),
      CommandExample("dragoman check --explain missing-translation", "say what a rule is about"),
    ])
  static let changesFiles = false

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> Outcome {
    if let id = arguments.value(of: explain) {
      guard let rule = RuleRegistry.rule(FindingID(rawValue: id)) else {
        throw UsageError(
          "there is no rule '\(id)'", suggestion: "'dragoman check --list' names them", command: arguments.command)
      }
      return Outcome(output: RulePage(rule).markdown)
    }
    if arguments.has(list) { return Outcome(output: RuleList.text) }
    var outcome = Outcome()
    let given = arguments.values(of: paths)
    let catalogs = given.filter {
      $0.hasSuffix(".xcstrings") && !FileAccess.isFolder(environment.absolutePath(of: $0))
    }
    let cache = arguments.has(CommonOptions.noCache) ? nil : environment.cache
    var checked: [(ProjectChecks, RuleSelection)] = []
    for path in given.isEmpty ? ["."] : given where !catalogs.contains(path) {
      let located = try LocatedProject(
        at: path, in: environment, evaluatingManifests: arguments.has(CommonOptions.evaluateManifests))
      let selection = try RuleSelection(
        located.configuration, only: arguments.values(of: rules), disabled: arguments.values(of: disabled),
        command: arguments.command)
      let sources = try ProjectSources(
        of: located, in: environment, cache: cache, observing: selection.needsSources,
        mayBeNone: !located.catalogPaths.isEmpty)
      checked.append((try ProjectChecks(of: sources), selection))
    }
    if !catalogs.isEmpty {
      let configuration = try ConfigurationFile.configuration(in: environment.workingDirectory, environment)
      let selection = try RuleSelection(
        configuration, only: arguments.values(of: rules), disabled: arguments.values(of: disabled),
        command: arguments.command)
      checked.append((ProjectChecks(ofCatalogs: catalogs, in: environment), selection))
    }
    for (checks, selection) in checked {
      outcome.findings += checks.findings
      outcome.findings += checks.findings(of: selection)
      if checks.isIncomplete { outcome.isIncomplete = true }
    }
    if arguments.has(strict) { outcome.hasFailed = outcome.findings.contains { $0.severity >= .warning } }
    return outcome
  }
}

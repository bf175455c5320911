import Checks
import CommandLineInterface
import Configuration
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
  private static let fix = OptionDeclaration.flag(
    "fix", orValue: ["all"], "mend what can be mended without changing a meaning; with 'all', the rest, too")
  private static let strict = OptionDeclaration.flag("strict", "exit with 1 for warnings too, not only for errors")

  static let declaration = CommandDeclaration(
    name: name, summary: "find localization mistakes in catalogs, sources and projects",
    discussion: """
      Reads the sources as 'sync' does, and looks at them, at the catalogs and at the project's settings together. A \
      catalog that is named is looked at alone. What is looked for is in 'dragoman check --list'; each rule has a page \
      in Documentation/Users/Rules. Rules are turned off and configured in dragoman.json.
      """,
    arguments: [paths],
    options: [disabled, explain, fix, list, rules, strict, CommonOptions.evaluateManifests, CommonOptions.noCache],
    examples: [
      CommandExample("dragoman check", "check the project in this folder"),
      CommandExample("dragoman check App/Localizable.xcstrings --rule missing-translation", "look for one thing"),
      CommandExample("dragoman check --format sarif > check.sarif", "write a report for code scanning"),
      CommandExample("dragoman check --fix=all --diff", "show what could be mended"),
      CommandExample("dragoman check --explain missing-translation", "say what a rule is about"),
    ])
  static let changesFiles = true

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> Outcome {
    if let id = arguments.value(of: explain) {
      guard let rule = RuleRegistry.rule(FindingID(rawValue: id)) else {
        throw UsageError(
          "there is no rule '\(id)'", suggestion: "'dragoman check --list' names them", command: arguments.command)
      }
      return Outcome(output: RulePage(rule).markdown)
    }
    if arguments.has(list) { return Outcome(output: RuleList.text) }
    if !arguments.has(fix), let planning = CommonOptions.ofCommandsThatChangeFiles.first(where: arguments.has) {
      throw UsageError(
        "'\(planning.longName)' is about what '--fix' would change", suggestion: "add '--fix' or '--fix=all'",
        command: arguments.command)
    }
    let isPlanned = CommonOptions.ofCommandsThatChangeFiles.contains(where: arguments.has)
    var outcome = Outcome()
    var fixes = PlannedFixes()
    for scope in try scopes(arguments, in: environment) {
      let found = try scope.results()
      var left = found
      if arguments.has(fix) {
        let fixesAll = arguments.value(of: fix) == "all"
        left = try fixes.mend(
          fixes.contents.isEmpty ? found : scope.results(planned: fixes.contents),
          isIncluded: { $0.isSafe || fixesAll }, check: scope.results(planned:))
      }
      // As long as nothing is written, the files have what was found in them.
      let reported = isPlanned ? found : left
      outcome.findings += reported.checks.findings + reported.findings
      if reported.checks.isIncomplete { outcome.isIncomplete = true }
    }
    outcome.changes = fixes.changes
    outcome.summary = fixes.summary
    if arguments.has(strict) { outcome.hasFailed = outcome.findings.contains { $0.severity >= .warning } }
    return outcome
  }
  private static func scopes(
    _ arguments: ParsedArguments, in environment: CommandEnvironment
  ) throws -> [CheckScope] {
    let given = arguments.values(of: paths)
    let catalogs = given.filter {
      $0.hasSuffix(".xcstrings") && !FileAccess.isFolder(environment.absolutePath(of: $0))
    }
    let cache = arguments.has(CommonOptions.noCache) ? nil : environment.cache
    func selection(_ configuration: ProjectConfiguration) throws -> RuleSelection {
      try RuleSelection(
        configuration, only: arguments.values(of: rules), disabled: arguments.values(of: disabled),
        command: arguments.command)
    }
    var scopes = try (given.isEmpty ? ["."] : given).filter { !catalogs.contains($0) }.map { path in
      let located = try LocatedProject(
        at: path, in: environment, evaluatingManifests: arguments.has(CommonOptions.evaluateManifests))
      return CheckScope(located, try selection(located.configuration), cache: cache, in: environment)
    }
    if !catalogs.isEmpty {
      let configuration = try ConfigurationFile.configuration(in: environment.workingDirectory, environment)
      scopes.append(CheckScope(catalogs: catalogs, try selection(configuration), in: environment))
    }
    return scopes
  }
}

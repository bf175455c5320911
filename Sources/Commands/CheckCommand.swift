import Checks
import CommandLineInterface
import Configuration
import ContentCache
import FileChanges
import Findings
import ProjectModel
import StringCatalog

/// `dragoman check`: what is wrong with the localization of a project.
enum CheckCommand: Command {
  private static let paths = ArgumentDeclaration(
    "PATH", .anyNumber, completion: .folders,
    "projects, folders, sources or catalogs; the working directory if not given")
  private static let rules = OptionDeclaration.values("rule", "RULE", "look for this alone, also if it is off")
  private static let disabled = OptionDeclaration.values("disable", "RULE", "do not look for this")
  private static let list = OptionDeclaration.flag("list", "name all rules instead")
  private static let explain = OptionDeclaration.value(
    "explain", "RULE", "say what a rule, or what else is found, is about instead")
  private static let fix = OptionDeclaration.flag(
    "fix", orValue: ["all"],
    "mend what is shown and can be mended without changing a meaning; with 'all', the rest, too")
  private static let baseline = OptionDeclaration.value(
    "baseline", "FILE", completion: .files(extensions: ["json"]), "leave out the findings that this file keeps")
  private static let writeBaseline = OptionDeclaration.value(
    "write-baseline", "FILE", completion: .files(extensions: ["json"]),
    "keep what is found in this file, for --baseline")
  static let newSince = OptionDeclaration.value(
    "new-since", "REVISION", "report only what got worse since HEAD and this revision of git parted")
  private static let languages = OptionDeclaration.values(
    "language", short: "l", "LANGUAGE", "leave out findings about other languages than this")
  private static let strict = OptionDeclaration.flag("strict", "exit with 1 for warnings too, not only for errors")

  static let declaration = CommandDeclaration(
    name: name, summary: "find localization mistakes in catalogs, sources and projects",
    discussion: """
      Reads the sources as 'sync' does, and looks at them, at the catalogs, at .strings and .stringsdict tables and at \
      the project's settings together. Of a source that is named, what is found in it is reported, with its project \
      around it. A catalog that is named is looked at alone, and so is a table with its other \
      languages; the table or .lproj folder of a translation stands for that language. What is looked for is in \
      'dragoman check --list'; each rule has a page in Documentation/Users/Rules. Rules are turned off and configured \
      in dragoman.json, or by comments in sources and on keys: // dragoman:disable:next RULE.
      """,
    arguments: [paths],
    options: [
      baseline, disabled, explain, fix, languages, list, newSince, rules, strict, writeBaseline,
      CommonOptions.configuration, CommonOptions.evaluateManifests, CommonOptions.noCache,
    ],
    examples: [
      CommandExample("dragoman check", "check the project in this folder"),
      CommandExample("dragoman check App/Localizable.xcstrings --rule missing-translation", "look for one thing"),
      CommandExample("dragoman check --fix=all --diff", "show what could be mended"),
      CommandExample("dragoman check --new-since origin/main", "fail only for what a branch makes worse"),
      CommandExample("dragoman check --format sarif > check.sarif", "write a report for code scanning"),
      CommandExample("dragoman check --explain missing-translation", "say what a rule is about"),
    ])
  static let changesFiles = true

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> Outcome {
    if let id = arguments.value(of: explain) {
      if let text = CheckingFindings.explanation(of: id) { return Outcome(output: text) }
      return Outcome(output: RulePage(try RuleRegistry.rule(named: id, command: arguments.command)).markdown)
    }
    if arguments.has(list) { return Outcome(output: RuleList.text) }
    try refuseContradictions(arguments)
    let scopes = try scopes(arguments, in: environment)
    if let path = arguments.value(of: writeBaseline) { return try writing(path, scopes, in: environment) }

    let sources = scopes.count == 1 ? try scopes[0].sources() : nil
    let memory = sources.flatMap {
      CheckMemory(of: scopes[0], $0, arguments, baseline: arguments.value(of: baseline), in: environment)
    }
    if !arguments.has(fix), let outcome = memory?.recalled() { return outcome }
    let shown = ShownSeverities(arguments)
    let isPlanned = CommonOptions.ofCommandsThatChangeFiles.contains(where: arguments.has)
    var outcome = Outcome()
    var fixes = PlannedFixes()
    var report = CheckReport()
    for scope in scopes {
      let filter = try CheckFilter(
        scope, baseline: arguments.value(of: baseline), newSince: arguments.value(of: newSince),
        settings: settings(arguments), in: environment)
      let all = try scope.results(of: sources)
      try refuseUnknownLanguages(scope, all, arguments)
      let found = filter.counted(all)
      var left = found
      if arguments.has(fix) {
        let fixesAll = arguments.value(of: fix) == "all"
        left = try fixes.mend(
          fixes.contents.isEmpty ? found : filter.counted(scope.results(planned: fixes.contents)),
          isIncluded: { shown.contains($0.severity) && ($1.isSafe || fixesAll) },
          check: { filter.counted(try scope.results(planned: $0)) })
      }
      // As long as nothing is written, the files have what was found in them.
      let reported = isPlanned ? found : left
      report.add(reported, filter.findings(on: all), shown, files: scope.checkedFiles, leftOut: filter.leftOut(of: all))
      if reported.checks.isIncomplete { outcome.isIncomplete = true }
      environment.isDone(with: all, reported)
    }
    outcome.changes = fixes.changes
    outcome.findings = report.findings
    outcome.summary = fixes.summary
    outcome.summary += ([report.summary(shown)] + scopes.compactMap(\.remark)).map { .init(nil, $0) }
    outcome.json = report.json(changed: outcome.changes.changes.map(\.path))
    if arguments.has(strict) { outcome.hasFailed = outcome.findings.contains { $0.severity >= .warning } }
    return arguments.has(fix) ? outcome : memory?.kept(outcome) ?? outcome
  }

  // MARK: What is asked for

  private static func refuseContradictions(_ arguments: ParsedArguments) throws {
    let changes = [fix, writeBaseline].contains(where: arguments.has)
    if !changes, let planning = CommonOptions.ofCommandsThatChangeFiles.first(where: arguments.has) {
      throw UsageError(
        "'\(planning.longName)' is about what '--fix' would change", suggestion: "add '--fix' or '--fix=all'",
        command: arguments.command)
    }
    if arguments.has(writeBaseline), let other = [fix, newSince, languages].first(where: arguments.has) {
      throw UsageError(
        "a baseline keeps all that is found, so '\(other.longName)' has no place beside '--write-baseline'",
        suggestion: "run them one after the other", command: arguments.command)
    }
  }

  private static func refuseUnknownLanguages(
    _ scope: CheckScope, _ found: CheckedResults, _ arguments: ParsedArguments
  ) throws {
    let known = Set(found.checks.project.catalogs.flatMap { $0.shippedLanguages + [$0.sourceLanguage] })
    guard let unknown = arguments.values(of: languages).first(where: { !known.contains($0) }) else { return }
    throw UsageError(
      "no catalog has the language '\(unknown)'",
      suggestion: known.isEmpty ? nil : "they have " + known.sorted().joined(separator: ", "),
      command: arguments.command)
  }

  private static func scopes(
    _ arguments: ParsedArguments, in environment: CommandEnvironment
  ) throws -> [CheckScope] {
    let given = arguments.values(of: paths)
    let catalogs = given.filter { TableGroup.isTable($0) || $0.hasSuffix(".xcstrings") }
    let cache = arguments.has(CommonOptions.noCache) ? nil : environment.cache
    let evaluates = arguments.has(CommonOptions.evaluateManifests)
    func selection(_ configuration: ProjectConfiguration, root: String) throws -> RuleSelection {
      try RuleSelection(
        configuration, only: arguments.values(of: rules), disabled: arguments.values(of: disabled),
        command: arguments.command
      ) { $0.relocated { environment.displayedPath(of: ProjectPath.absolute($0, in: root)) } }
    }
    func scope(ofCatalogs catalogs: [String], in root: String, _ configuration: ProjectConfiguration) throws
      -> CheckScope
    {
      CheckScope(
        catalogs: catalogs, root: root, configuration, try selection(configuration, root: root),
        languages: arguments.values(of: languages), cache: cache, in: environment)
    }
    func scope(ofProjectAt path: String, files: Set<String>) throws -> CheckScope {
      let located = try LocatedProject(at: path, in: environment, evaluatingManifests: evaluates)
      let configuration = try ConfiguredGlossaries(
        of: located.configuration, in: located.project.root,
        sourceLanguage: located.targets.lazy.compactMap(\.developmentLanguage).first ?? "en", environment
      ).added(to: located.configuration)
      if located.catalogPaths.isEmpty, !located.hasSources, located.targets.allSatisfy(\.stringsTables.isEmpty) {
        // Repositories of translations have no target that their tables could belong to.
        guard TableGroup.hasTables(path, in: environment) else {
          throw RefusedInput(ProjectSearchFindings.noTargets(environment.displayedPath(of: located.project.root)))
        }
        return try scope(ofCatalogs: [path], in: located.project.root, configuration)
      }
      let tests = try NamedSources.testSources(among: files, of: located, in: environment)
      return CheckScope(
        located, at: path, files: files, ofTests: tests, evaluatesManifests: evaluates, configuration,
        try selection(configuration, root: located.project.root),
        languages: arguments.values(of: languages), cache: cache, in: environment)
    }
    let named = NamedSources(of: given.filter { !catalogs.contains($0) }, in: environment)
    var scopes = try (given.isEmpty ? ["."] : named.others).map { try scope(ofProjectAt: $0, files: []) }
    scopes += try named.projects.map { try scope(ofProjectAt: $0.root, files: $0.files) }
    // Those that follow the same configuration are looked at together.
    var groups: [(configuration: String?, folder: String, catalogs: [String])] = []
    for catalog in catalogs {
      let folder = FileAccess.resolved(ProjectPath.folder(of: environment.absolutePath(of: catalog)))
      let path = ConfigurationFile.path(for: folder, in: environment)
      if let number = groups.firstIndex(where: { $0.configuration == path }) {
        groups[number].catalogs.append(catalog)
      } else {
        groups.append((path, folder, [catalog]))
      }
    }
    for (_, folder, catalogs) in groups {
      let read = try ConfigurationFile.configuration(for: folder, in: environment)
      let configuration = try ConfiguredGlossaries(of: read, in: folder, sourceLanguage: "en", environment)
        .added(to: read)
      scopes.append(try scope(ofCatalogs: catalogs, in: folder, configuration))
    }
    return scopes
  }

  /// Stands for what the command line says of rules.
  private static func settings(_ arguments: ParsedArguments) -> ContentHash {
    let lists = [rules, disabled, languages].map { arguments.values(of: $0).sorted().joined(separator: ",") }
    return ContentHash(
      (lists + [arguments.has(CommonOptions.evaluateManifests) ? "evaluated" : ""]).joined(separator: "\n"))
  }

  // MARK: Baselines

  private static func writing(
    _ path: String, _ scopes: [CheckScope], in environment: CommandEnvironment
  ) throws -> Outcome {
    var outcome = Outcome()
    var baseline = CheckBaseline(at: path, in: environment)
    for scope in scopes {
      let checked = try scope.results()
      baseline.add(checked)
      outcome.findings += checked.checks.findings
      // What could not be read would come in later as new.
      if checked.checks.isIncomplete { outcome.isIncomplete = true }
    }
    guard !outcome.isIncomplete else { return outcome }
    outcome.changes.add(try baseline.change(in: environment))
    let count = "\(baseline.count) finding\(baseline.count == 1 ? "" : "s")"
    outcome.summary.append(
      outcome.changes.isEmpty
        ? .init(nil, "\(baseline.path) is up to date: \(count)")
        : .init(baseline.path, "\(count), which '--baseline' leaves out"))
    return outcome
  }
}

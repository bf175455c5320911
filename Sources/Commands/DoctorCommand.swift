import Checks
import CommandLineInterface
import Findings
import ProjectModel

/// `dragoman doctor`: what is wrong with how a project is set up for localization.
enum DoctorCommand: Command {
  private static let path = ArgumentDeclaration(
    "PATH", .optional, completion: .folders, "the project or its folder; the working directory if not given")
  private static let strict = OptionDeclaration.flag("strict", "exit with 1 for warnings too, not only for errors")

  static let declaration = CommandDeclaration(
    name: name, summary: "find mistakes in how a project is set up for localization",
    discussion: """
      Runs those rules of 'check' that look at the project as a whole: the manifest or Xcode project, resource paths, \
      names of catalogs and tables, languages, interface files and property lists. Each finding says how it is mended.
      """,
    arguments: [path],
    options: [strict, CommonOptions.configuration, CommonOptions.evaluateManifests, CommonOptions.noCache],
    examples: [
      CommandExample("dragoman doctor", "look at the project in this folder"),
      CommandExample("dragoman doctor --advice App", "see what deserves a look, too"),
    ])
  static let changesFiles = false

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> Outcome {
    let located = try LocatedProject(
      at: arguments.value(of: path) ?? ".", in: environment,
      evaluatingManifests: arguments.has(CommonOptions.evaluateManifests))
    let selection = try RuleSelection(
      located.configuration, projectRulesOnly: true, command: arguments.command, displayed: located.displayed)
    let cache = arguments.has(CommonOptions.noCache) ? nil : environment.cache
    let checks = try ProjectChecks(
      of: ProjectSources(of: located, in: environment, cache: cache, mayBeNone: !located.catalogPaths.isEmpty))
    // What is wrong with single sources is not what is asked for here; that a catalog cannot be read is said, since it is
    // left out.
    let ofProject = Set(located.project.findings.map(\.id))
    let configuration = located.configurationPath
    let findings =
      ConfigurationFile.missingFiles(of: located).map(located.displayed)
      + checks.findings.filter {
        ofProject.contains($0.id) || configuration != nil && $0.location?.path == configuration
      } + checks.catalogFindings.filter { $0.severity == .error }
      + checks.findings(of: selection)
    var outcome = Outcome(findings: findings, isIncomplete: checks.isIncomplete)
    if findings.contains(where: { $0.severity > .advice }) {
      outcome.summary.append(.init(nil, FindingCounts(findings, ShownSeverities(arguments)).text))
    } else {
      let targets = located.targets.count
      let catalogs = checks.project.catalogs.count { $0.tables == nil }
      outcome.summary.append(
        .init(
          nil,
          "nothing is wrong with how the project is set up (\(targets) target\(targets == 1 ? "" : "s"), "
            + "\(catalogs) catalog\(catalogs == 1 ? "" : "s"))"))
    }
    if let path = located.configurationPath { outcome.summary.append(.init(nil, "configured by \(path)")) }
    outcome.summary += located.unfollowedConfigurations.map {
      .init(nil, "not followed here, but where its folder is named: \($0)")
    }
    outcome.hasFailed = arguments.has(strict) && findings.contains { $0.severity >= .warning }
    return outcome
  }
}

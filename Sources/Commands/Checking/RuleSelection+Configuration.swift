import Checks
import CommandLineInterface
import Configuration
import Findings
import LosslessJSON

extension RuleSelection {
  /// What a configuration and a command line ask for.
  ///
  /// - Parameter displayed: a finding of the configuration as the user would see it.
  /// - Throws: `RefusedInput` for a rule or option of the configuration that there is not, `UsageError` for one of the
  ///   command line.
  init(
    _ configuration: ProjectConfiguration, only: [String] = [], disabled: [String] = [],
    projectRulesOnly: Bool = false, command: String?, displayed: (Finding) -> Finding
  ) throws {
    func ids(_ names: [String]) throws -> Set<FindingID> {
      Set(try names.map { try RuleRegistry.rule(named: $0, command: command).id })
    }
    var settings: [FindingID: Setting] = [:]
    var findings: [Finding] = []
    for configured in configuration.rules {
      guard let rule = RuleRegistry.rule(FindingID(rawValue: configured.rule)) else {
        findings.append(CheckingFindings.unknownRule(configured.rule, at: configured.location))
        continue
      }
      findings += configured.options.compactMap { CheckingFindings.finding(on: $0, of: rule) }
      settings[rule.id] = Setting(
        severity: configured.severity, isEnabled: configured.isEnabled,
        excludedPaths: configured.excludedPaths.map(\.path),
        options: Dictionary(configured.options.map { ($0.name, $0.value) }) { _, last in last })
    }
    findings = findings.map(displayed)
    if let first = findings.first { throw RefusedInput(first, others: Array(findings.dropFirst())) }
    self.init(
      settings: settings, only: try ids(only), disabled: try ids(disabled), projectRulesOnly: projectRulesOnly)
  }
}

extension RuleRegistry {
  /// The rule that a command line names.
  static func rule(named name: String, command: String?) throws(UsageError) -> any Rule.Type {
    guard let rule = rule(FindingID(rawValue: name)) else {
      throw UsageError(
        "there is no rule '\(name)'", suggestion: CheckingFindings.suggestion(forRule: name), command: command)
    }
    return rule
  }
}

package import Findings
package import LosslessJSON

/// Which rules run, how much their findings matter, and where they look.
package struct RuleSelection: Sendable {
  /// What is configured for one rule.
  package struct Setting: Sendable {
    /// That of all its findings; nil: as the rule has it, which may let some cases matter less.
    package var severity: FindingSeverity?
    /// nil: as the rule has it.
    package var isEnabled: Bool?
    /// Paths relative to the root, of files or folders, in which its findings do not count.
    package var excludedPaths: [String]
    package var options: [String: JSONValue]

    package init(
      severity: FindingSeverity? = nil, isEnabled: Bool? = nil, excludedPaths: [String] = [],
      options: [String: JSONValue] = [:]
    ) {
      self.severity = severity
      self.isEnabled = isEnabled
      self.excludedPaths = excludedPaths
      self.options = options
    }
  }

  /// A rule that runs.
  struct Selected: Sendable {
    let rule: any Rule.Type
    let severity: FindingSeverity
    let isSeverityConfigured: Bool
    let options: RuleOptions
    let excludedPaths: [String]
  }

  private let settings: [FindingID: Setting]
  private let only: Set<FindingID>
  private let disabled: Set<FindingID>
  /// Whether rules of the project as a whole run alone.
  private let projectRulesOnly: Bool

  /// - Parameters:
  ///   - only: these rules and no others, also those that are not on by default; empty for all that are on.
  package init(
    settings: [FindingID: Setting] = [:], only: Set<FindingID> = [], disabled: Set<FindingID> = [],
    projectRulesOnly: Bool = false
  ) {
    self.settings = settings
    self.only = only
    self.disabled = disabled
    self.projectRulesOnly = projectRulesOnly
  }

  var rules: [Selected] {
    RuleRegistry.rules.compactMap { rule in
      let setting = settings[rule.id] ?? Setting()
      if projectRulesOnly {
        guard case .project = rule.kind else { return nil }
      }
      let isOn = only.isEmpty ? setting.isEnabled ?? rule.description.isEnabled : only.contains(rule.id)
      guard isOn, !disabled.contains(rule.id) else { return nil }
      return Selected(
        rule: rule, severity: setting.severity ?? rule.description.severity,
        isSeverityConfigured: setting.severity != nil,
        options: RuleOptions(rule.description, configured: setting.options), excludedPaths: setting.excludedPaths)
    }
  }

  /// The rules that run.
  package var ids: Set<FindingID> { Set(rules.map { $0.rule.id }) }

  /// Whether all rules run that the configuration lets run.
  package var isWhole: Bool { only.isEmpty && disabled.isEmpty && !projectRulesOnly }

  /// Whether any rule asks for what is in sources.
  package var needsSources: Bool { rules.contains { if case .source = $0.rule.kind { true } else { false } } }
}

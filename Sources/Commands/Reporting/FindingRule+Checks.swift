import Checks
import Findings

extension FindingRule {
  /// All rules of `check`.
  static var ofChecks: [FindingRule] {
    RuleRegistry.rules.map { rule in
      let description = rule.description
      let subject =
        switch rule {
        case is any SourceRule.Type: "source"
        case is any ProjectRule.Type: "project"
        default: "catalog"
        }
      return FindingRule(
        rule.id, description.summary, rationale: description.rationale, markdown: RulePage(rule).markdown,
        severity: description.severity, isEnabled: description.isEnabled, tags: ["localization", subject])
    }
  }
}

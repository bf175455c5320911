import Findings

/// What can be wrong with comments that turn rules off.
enum SuppressionFindings {
  static func unknownRule(_ name: String, at place: CheckPlace) -> CheckResult {
    CheckResult(
      rule: "unknown-suppressed-rule", severity: .warning, place: place,
      message: "there is no rule '\(name)' to turn off or on",
      suggestion: SpellingSuggestion.nearest(to: name, among: RuleRegistry.rules.map { $0.id.rawValue }).map {
        "did you mean '\($0)'?"
      } ?? "'dragoman check --list' names the rules; write ' - ' before a reason")
  }

  static func misspelt(_ directive: MisspeltDirective, at place: CheckPlace) -> CheckResult {
    CheckResult(
      rule: "unknown-directive", severity: .warning, place: place,
      message: "'\(directive.text)' says nothing to dragoman",
      suggestion: directive.suggestion)
  }

  static func noRule(at place: CheckPlace) -> CheckResult {
    CheckResult(
      rule: "unknown-suppressed-rule", severity: .warning, place: place, message: "no rule is named to turn off or on",
      suggestion: "name the rules, or write 'all'")
  }

  static func unused(_ name: String, at place: CheckPlace) -> CheckResult {
    CheckResult(
      rule: "unused-suppression", severity: .advice, place: place,
      message: name == "all" ? "nothing is found here that this turns off" : "'\(name)' finds nothing here to turn off",
      suggestion: "remove it")
  }
}

import Findings

/// What can be wrong with comments that turn rules off.
enum SuppressionFindings {
  static func unknownRule(_ name: String, at place: CheckPlace) -> CheckResult {
    CheckResult(
      rule: "unknown-suppressed-rule", severity: .warning, place: place,
      message: "there is no rule '\(name)' to turn off or on",
      suggestion: "'dragoman check --list' names the rules; write ' - ' before a reason")
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

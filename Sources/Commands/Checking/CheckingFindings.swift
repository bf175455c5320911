import Checks
import CommandLineInterface
import Configuration
import Findings
import LosslessJSON

/// What can be wrong with how checks are configured.
enum CheckingFindings {
  static func unknownRule(_ name: String, at location: FindingLocation) -> Finding {
    Finding(
      "configuration-unknown-rule", .error, at: location, "there is no rule '\(name)'",
      suggestion: suggestion(forRule: name))
  }

  /// What helps whoever names a rule that there is not.
  static func suggestion(forRule name: String) -> String {
    if others[name] != nil { return "it is found without a rule: 'dragoman check --explain \(name)' says what it is" }
    let known = RuleRegistry.rules.map { $0.id.rawValue } + others.keys.sorted()
    return SpellingSuggestion.nearest(to: name, among: known).map { "did you mean '\($0)'?" }
      ?? "'dragoman check --list' names them; what is found without a rule is in Documentation/Users/Findings.md"
  }

  /// What is found besides what rules find → what it is.
  static let others = [
    "no-merge-base": "HEAD and the revision of '--new-since' share no commit that is here.",
    "outdated-baseline": "A baseline has findings that are no more: write it anew with '--write-baseline'.",
    "unknown-directive": "A comment means to speak to dragoman, and is misspelt: write it as the message says.",
    "unknown-suppressed-rule": "A comment turns off a rule that there is not: correct its name.",
    "unused-keep":
      "A pattern of 'unused.keep', or a comment, keeps no key of 'dragoman unused', or one that is used anyway.",
    "unused-key": "No source uses the key: 'dragoman unused --delete' removes it.",
    "unused-suppression": "A comment turns off what is not found there: remove it.",
  ]

  /// nil for rules, which have pages of their own.
  static func explanation(of id: String) -> String? {
    others[id].map { "\($0)\n\n'\(id)' is found without a rule, so it is not configured.\n" }
  }

  /// nil for an option that the rule has, with a value of the right kind.
  static func finding(on value: ProjectConfiguration.RuleOptionValue, of rule: any Rule.Type) -> Finding? {
    let options = rule.description.options
    guard let option = options.first(where: { $0.name == value.name }) else {
      let known = options.map(\.name).sorted().joined(separator: ", ")
      return Finding(
        "configuration-unknown-rule-option", .error, at: value.location,
        "the rule '\(rule.id)' has no option '\(value.name)'",
        suggestion: known.isEmpty ? "it has none" : "it has \(known)")
    }
    guard kind(of: option.defaultValue) != kind(of: value.value) else { return nil }
    return Finding(
      "configuration-wrong-type", .error, at: value.location,
      "'\(value.name)' of the rule '\(rule.id)' is not \(kind(of: option.defaultValue))",
      suggestion: "'dragoman check --explain \(rule.id)' shows what it holds")
  }

  private static func kind(of value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

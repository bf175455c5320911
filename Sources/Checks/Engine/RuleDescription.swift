package import Findings

/// What people and programs are told of a rule.
package struct RuleDescription: Sendable {
  /// What is found, as a phrase without full stop: "a translation lacks a value of the source text".
  package var summary: String
  /// Why it matters and what to do instead: sentences.
  package var rationale: String
  package var severity: FindingSeverity
  /// What matters less than that, unless a severity is configured: a severity with its cases, as a phrase that begins
  /// with "for" or "where".
  package var milder: [(severity: FindingSeverity, cases: String)]
  /// Whether the rule runs without being asked for.
  package var isEnabled: Bool
  /// Whether what the examples need is installed; they are not tested otherwise.
  package var isAvailable: @Sendable () -> Bool
  package var options: [RuleOption]
  /// What must be found: `↓` stands before the place of each finding.
  package var bad: [RuleExample] { makeBad() }
  /// In what nothing must be found.
  package var good: [RuleExample] { makeGood() }
  // Every check asks for the descriptions of all rules, and only documentation and tests for examples.
  private let makeBad: @Sendable () -> [RuleExample]
  private let makeGood: @Sendable () -> [RuleExample]

  package init(
    _ summary: String, rationale: String, severity: FindingSeverity, isEnabled: Bool = true,
    milder: KeyValuePairs<FindingSeverity, String> = [:],
    isAvailable: @escaping @Sendable () -> Bool = { true }, options: [RuleOption] = [],
    bad: @autoclosure @escaping @Sendable () -> [RuleExample],
    good: @autoclosure @escaping @Sendable () -> [RuleExample]
  ) {
    self.summary = summary
    self.rationale = rationale
    self.severity = severity
    self.milder = milder.map { ($0.key, $0.value) }
    self.isEnabled = isEnabled
    self.isAvailable = isAvailable
    self.options = options
    makeBad = bad
    makeGood = good
  }
}

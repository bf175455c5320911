package import Findings

/// What a rule found, before it is known in what line it stands.
package struct CheckResult: Hashable, Sendable {
  /// A second place that explains it.
  package struct Note: Hashable, Sendable {
    package var message: String
    package var place: CheckPlace?
  }

  package var rule: FindingID
  package var severity: FindingSeverity
  package var place: CheckPlace
  package var message: String
  package var suggestion: String?
  package var notes: [Note]
  package var fix: CheckFix?
  /// The languages that it is about where its place tells none: each of them counts by itself when it is asked whether
  /// something is new.
  package var languages: [String]

  package init(
    rule: FindingID, severity: FindingSeverity, place: CheckPlace, message: String, suggestion: String? = nil,
    notes: [Note] = [], fix: CheckFix? = nil, languages: [String] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.place = place
    self.message = message
    self.suggestion = suggestion
    self.notes = notes
    self.fix = fix
    self.languages = languages
  }

  /// The languages that it is about; none where it is about all, or about code.
  package var concernedLanguages: [String] { place.language.map { [$0] } ?? languages }
}

/// What a rule reports to, with the values of its options.
package struct RuleReport {
  package let options: RuleOptions
  private let rule: FindingID
  private let severity: FindingSeverity
  /// Whether someone has said what the rule's findings matter: then no case of it matters less.
  private let isSeverityConfigured: Bool
  private(set) var results: [CheckResult] = []

  init(_ rule: FindingID, severity: FindingSeverity, isSeverityConfigured: Bool, options: RuleOptions) {
    self.rule = rule
    self.severity = severity
    self.isSeverityConfigured = isSeverityConfigured
    self.options = options
  }

  /// - Parameters:
  ///   - message: lower case, no full stop: what is wrong and what was expected.
  ///   - suggestion: what to do, as a sentence without full stop.
  ///   - languages: what it is about where the place is that of a key, and the fault is that of some languages.
  ///   - atMost: a case that matters less than the rule's others, unless a severity is configured.
  package mutating func add(
    _ place: CheckPlace, _ message: String, suggestion: String? = nil, notes: [(String, CheckPlace?)] = [],
    fix: CheckFix? = nil, languages: [String] = [], atMost limit: FindingSeverity = .error
  ) {
    results.append(
      CheckResult(
        rule: rule, severity: isSeverityConfigured ? severity : min(severity, limit), place: place, message: message,
        suggestion: suggestion,
        notes: notes.map { CheckResult.Note(message: $0.0, place: $0.1) }, fix: fix,
        languages: languages))
  }
}

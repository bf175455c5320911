package import LosslessJSON

/// A setting of one rule, which the configuration may give another value.
package struct RuleOption: Hashable, Sendable {
  /// In camel case, as in `dragoman.json`.
  package var name: String
  /// The value if nothing is configured; its kind is the one that a configured value must have.
  package var defaultValue: JSONValue
  /// What it decides, as a phrase without full stop.
  package var summary: String

  package init(_ name: String, _ defaultValue: JSONValue, _ summary: String) {
    self.name = name
    self.defaultValue = defaultValue
    self.summary = summary
  }
}

/// The values of a rule's options: what is configured, else the defaults.
package struct RuleOptions: Hashable, Sendable {
  private var values: [String: JSONValue]

  package init(_ description: RuleDescription, configured: [String: JSONValue] = [:]) {
    values = Dictionary(description.options.map { ($0.name, $0.defaultValue) }) { first, _ in first }
    for (name, value) in configured where values[name] != nil { values[name] = value }
  }

  package func number(_ name: String) -> Double {
    guard case .number(let text) = values[name] else { return 0 }
    return Double(text) ?? 0
  }

  package func flag(_ name: String) -> Bool { values[name] == .boolean(true) }

  package func text(_ name: String) -> String {
    guard case .string(let text) = values[name] else { return "" }
    return text
  }

  package func texts(_ name: String) -> [String] {
    guard case .array(let elements) = values[name] else { return [] }
    return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  /// The members of an object in the order of the file.
  package func members(_ name: String) -> [JSONMember] {
    guard case .object(let members) = values[name] else { return [] }
    return members
  }
}

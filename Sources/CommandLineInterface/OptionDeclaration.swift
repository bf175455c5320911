/// An option of a command: `--name`, with or without a value.
package struct OptionDeclaration: Hashable, Sendable {
  /// What stands after the option.
  package enum Value: Hashable, Sendable {
    case none
    /// A value that help calls `placeholder`.
    case required(placeholder: String, ValueCompletion)
    /// One of these words or nothing; only attached by `=`, since the next word would be taken for it.
    case optional([String])
  }

  /// Without the dashes: `language`.
  package var name: String
  /// The letter of `-l`; only the most used options have one.
  package var short: Character?
  package var value: Value
  /// Whether it may be given several times, each with its own value.
  package var isRepeatable: Bool
  /// What it does, as a phrase without full stop.
  package var summary: String
  /// What other tools call it: no names of it here, but whoever gives one is told the name.
  package var namesElsewhere: [String] = []

  private init(name: String, short: Character?, value: Value, isRepeatable: Bool, summary: String) {
    self.name = name
    self.short = short
    self.value = value
    self.isRepeatable = isRepeatable
    self.summary = summary
  }

  /// An option without a value.
  package static func flag(
    _ name: String, short: Character? = nil, elsewhere: [String] = [], _ summary: String
  ) -> OptionDeclaration {
    var option = OptionDeclaration(name: name, short: short, value: .none, isRepeatable: false, summary: summary)
    option.namesElsewhere = elsewhere
    return option
  }

  /// An option with one value.
  package static func value(
    _ name: String, short: Character? = nil, _ placeholder: String, completion: ValueCompletion = .none,
    _ summary: String
  ) -> OptionDeclaration {
    OptionDeclaration(
      name: name, short: short, value: .required(placeholder: placeholder, completion), isRepeatable: false,
      summary: summary)
  }

  /// An option that may be given several times.
  package static func values(
    _ name: String, short: Character? = nil, _ placeholder: String, completion: ValueCompletion = .none,
    _ summary: String
  ) -> OptionDeclaration {
    OptionDeclaration(
      name: name, short: short, value: .required(placeholder: placeholder, completion), isRepeatable: true,
      summary: summary)
  }

  /// An option that may be told more by a word: `--fix` or `--fix=all`.
  package static func flag(_ name: String, orValue words: [String], _ summary: String) -> OptionDeclaration {
    OptionDeclaration(name: name, short: nil, value: .optional(words), isRepeatable: false, summary: summary)
  }

  /// Whether the word after the option is its value.
  package var takesValue: Bool {
    guard case .required = value else { return false }
    return true
  }

  var placeholder: String? {
    guard case .required(let placeholder, _) = value else { return nil }
    return placeholder
  }

  var completion: ValueCompletion {
    guard case .required(_, let completion) = value else { return .none }
    return completion
  }

  /// The words that may be attached to it.
  var optionalWords: [String] {
    guard case .optional(let words) = value else { return [] }
    return words
  }

  /// What stands after the name in help: ` LANGUAGE`, `[=all]`.
  var valueLabel: String {
    switch value {
    case .none: ""
    case .required(let placeholder, _): " " + placeholder
    case .optional(let words): "[=\(words.joined(separator: "|"))]"
    }
  }

  /// All ways to write the option without the value that it must have: `--fix`, `--fix=all`.
  var spellings: [String] { [longName] + optionalWords.map { "\(longName)=\($0)" } }

  /// `--language`.
  package var longName: String { "--" + name }

  /// `-l, --language LANGUAGE`, as help shows it.
  var helpLabel: String {
    let label = short.map { "-\($0), " } ?? "    "
    return label + longName + valueLabel
  }
}

/// An option of a command: `--name`, with or without a value.
package struct OptionDeclaration: Hashable, Sendable {
  /// What stands after the option.
  package enum Value: Hashable, Sendable {
    case none
    /// A value that help calls `placeholder`.
    case required(placeholder: String, ValueCompletion)
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

  package var takesValue: Bool { value != .none }

  var placeholder: String? {
    guard case .required(let placeholder, _) = value else { return nil }
    return placeholder
  }

  var completion: ValueCompletion {
    guard case .required(_, let completion) = value else { return .none }
    return completion
  }

  /// `--language`.
  package var longName: String { "--" + name }

  /// `-l, --language LANGUAGE`, as help shows it.
  var helpLabel: String {
    var label = short.map { "-\($0), " } ?? "    "
    label += longName
    if let placeholder { label += " " + placeholder }
    return label
  }
}

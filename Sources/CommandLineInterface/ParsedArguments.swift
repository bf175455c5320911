/// What a command was given, checked against its declaration.
package struct ParsedArguments: Hashable, Sendable {
  /// The command's name, for errors that are found later.
  package var command: String
  private var flags: Set<String> = []
  private var optionValues: [String: [String]] = [:]
  private var positionalValues: [String: [String]] = [:]

  package init(command: String) { self.command = command }

  /// Whether the option was given, with or without a value.
  package func has(_ option: OptionDeclaration) -> Bool {
    flags.contains(option.name) || optionValues[option.name] != nil
  }

  /// The value of an option that is given at most once.
  package func value(of option: OptionDeclaration) -> String? { optionValues[option.name]?.last }

  /// The values of an option, in the order of the command line.
  package func values(of option: OptionDeclaration) -> [String] { optionValues[option.name] ?? [] }

  /// The value of an argument that occurs at most once.
  package func value(of argument: ArgumentDeclaration) -> String? { positionalValues[argument.name]?.first }

  /// The values of an argument, in the order of the command line.
  package func values(of argument: ArgumentDeclaration) -> [String] { positionalValues[argument.name] ?? [] }

  /// The value of an argument that the declaration requires.
  package func required(_ argument: ArgumentDeclaration) throws -> String {
    guard let value = value(of: argument) else {
      throw UsageError("missing argument \(argument.name): \(argument.summary)", command: command)
    }
    return value
  }

  /// The option's value as a whole number in `range`.
  package func integer(of option: OptionDeclaration, in range: ClosedRange<Int>) throws -> Int? {
    guard let text = value(of: option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "'\(text)' is not a whole number from \(range.lowerBound) to \(range.upperBound)",
        suggestion: "give '\(option.longName)' such a number", command: command)
    }
    return number
  }

  mutating func setFlag(_ option: OptionDeclaration) { flags.insert(option.name) }

  mutating func add(_ value: String, to option: OptionDeclaration) {
    optionValues[option.name, default: []].append(value)
  }

  mutating func add(_ value: String, to argument: ArgumentDeclaration) {
    positionalValues[argument.name, default: []].append(value)
  }
}

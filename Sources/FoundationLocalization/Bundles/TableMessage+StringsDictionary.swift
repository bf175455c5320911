import CompiledTables
import FormatSpecifiers
import LanguageData
import StringsTables

extension TableMessage {
  /// What a `.stringsdict` file says for a key.
  ///
  /// - Returns: nil where it says nothing that can be shown, or something of a size that no message has.
  init?(_ content: StringsDictionaryContent) {
    var converter = StringsDictionaryConverter()
    guard let message = converter.message(content, depth: 0), !converter.isExhausted else { return nil }
    self = message
  }
}

/// Resolves positions and variables. Variables may name each other, in circles even, so that work is limited.
private struct StringsDictionaryConverter {
  private var remaining = 5_000
  var isExhausted: Bool { remaining < 0 }

  mutating func message(_ content: StringsDictionaryContent, depth: Int) -> TableMessage? {
    remaining -= 1
    guard depth < 16, remaining >= 0 else { return nil }
    switch content {
    case .text(let text): return .format(text)
    case .unrecognized: return nil
    case .rules(let rules): return message(rules, depth: depth)
    }
  }

  /// Devices before widths before the format.
  private mutating func message(_ rules: StringsDictionaryRules, depth: Int) -> TableMessage? {
    if let devices = rules.devices {
      var branches: [String: TableMessage] = [:]
      for device in devices { branches[device.name] = message(device.content, depth: depth + 1) }
      return branches.isEmpty ? nil : .device(branches)
    }
    if let widths = rules.widths {
      var branches: [Int: TableMessage] = [:]
      for width in widths {
        guard let number = Int(width.name) else { continue }
        branches[number] = message(width.content, depth: depth + 1)
      }
      return branches.isEmpty ? nil : .width(branches)
    }
    return rules.format.map { text($0, rules, first: 1, depth: depth) }
  }

  /// - Parameter first: the 1-based argument that the first unnumbered specifier takes.
  private mutating func text(
    _ format: String, _ rules: StringsDictionaryRules, first: Int, depth: Int
  ) -> TableMessage {
    var pieces: [TableMessage.Piece] = []
    for piece in FormatString(format).pieces {
      remaining -= 1
      switch piece {
      case .text(let text): pieces.append(.text(text))
      case .percentSign: pieces.append(.percentSign)
      case .argument(var argument):
        if argument.writtenPosition == nil { argument.position += first - 1 }
        switch argument.kind {
        case .value: pieces.append(.argument(argument))
        case .substitutionArgument: pieces.append(.text(argument.text))
        case .substitution:
          if let variable = argument.name.flatMap({ rules.variable(named: $0) }),
            let message = choice(variable, rules, position: argument.position, depth: depth + 1)
          {
            pieces.append(.message(message, written: argument.text))
          } else {
            pieces.append(.text(argument.text))
          }
        }
      }
    }
    return .text(pieces)
  }

  private mutating func choice(
    _ variable: StringsDictionaryVariable, _ rules: StringsDictionaryRules, position: Int, depth: Int
  ) -> TableMessage? {
    guard depth < 16, remaining >= 0 else { return nil }
    if variable.rule == .gender { return gender(variable, rules, position: position, depth: depth) }
    guard variable.rule == .plural else { return nil }
    var branches: [PluralCategory: TableMessage] = [:]
    for choice in variable.cases {
      guard let category = PluralCategory(rawValue: choice.name) else { continue }
      branches[category] = text(choice.text, rules, first: position, depth: depth)
    }
    return branches.isEmpty ? nil : .plural(TableMessage.Plural(position: position, branches: branches))
  }

  /// Numbers as they are; `0` is to be there, for those that are not.
  private mutating func gender(
    _ variable: StringsDictionaryVariable, _ rules: StringsDictionaryRules, position: Int, depth: Int
  ) -> TableMessage? {
    var branches: [Int: TableMessage] = [:]
    for choice in variable.cases {
      guard let number = Int(choice.name), number >= 0, number <= Int(Int32.max) else { continue }
      branches[number] = text(choice.text, rules, first: position, depth: depth)
    }
    return branches.isEmpty ? nil : .number(TableMessage.Number(position: position, branches: branches))
  }
}

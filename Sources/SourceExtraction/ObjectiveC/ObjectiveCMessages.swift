/// A message that Objective-C code sends: `[receiver selector:argument …]`.
struct ObjectiveCMessage {
  /// `setTitle:forState:`.
  var selector: String
  /// The tokens of the receiver.
  var receiver: Range<Int>
  /// The tokens of each argument; those that only commas part belong to the last.
  var arguments: [Range<Int>]
}

/// Finds the messages with arguments among tokens, inner ones too.
struct ObjectiveCMessages {
  let tokens: [ObjectiveCToken]

  /// A message with more tokens is not one that matters.
  private static let longestMessage = 4096

  var all: [ObjectiveCMessage] { tokens.indices.compactMap { message(at: $0) } }

  /// The message whose opening bracket a token is; nil for array literals, subscripts and messages without arguments.
  func message(at start: Int) -> ObjectiveCMessage? {
    guard tokens[start].isPunctuation("["), start == 0 || !tokens[start - 1].isPunctuation("@") else { return nil }
    let limit = Swift.min(tokens.count, start + Self.longestMessage)
    var depth = 0
    var pieces: [(name: String, colon: Int)] = []
    var choices = 0
    var position = start + 1
    while position < limit {
      switch tokens[position].kind {
      case .punctuation(UInt8(ascii: "[")), .punctuation(UInt8(ascii: "(")), .punctuation(UInt8(ascii: "{")): depth += 1
      case .punctuation(UInt8(ascii: "]")) where depth == 0: return message(from: start, to: position, pieces)
      case .punctuation(UInt8(ascii: "]")), .punctuation(UInt8(ascii: ")")), .punctuation(UInt8(ascii: "}")): depth -= 1
      case .punctuation(UInt8(ascii: "?")) where depth == 0: choices += 1
      case .punctuation(UInt8(ascii: ":")) where depth == 0:
        if choices > 0 {
          choices -= 1
        } else if case .identifier(let name) = tokens[position - 1].kind {
          pieces.append((name, position))
        } else {
          return nil
        }
      case .punctuation(UInt8(ascii: ";")) where depth == 0: return nil
      default: break
      }
      position += 1
    }
    return nil
  }

  private func message(from start: Int, to end: Int, _ pieces: [(name: String, colon: Int)]) -> ObjectiveCMessage? {
    guard let first = pieces.first, first.colon - 1 > start + 1 else { return nil }
    var arguments: [Range<Int>] = []
    for (place, piece) in pieces.enumerated() {
      let next = place + 1 < pieces.count ? pieces[place + 1].colon - 1 : end
      guard piece.colon + 1 <= next else { return nil }
      arguments.append((piece.colon + 1)..<next)
    }
    return ObjectiveCMessage(
      selector: pieces.map { $0.name + ":" }.joined(), receiver: (start + 1)..<(first.colon - 1), arguments: arguments)
  }
}

extension ObjectiveCToken {
  func isPunctuation(_ character: Unicode.Scalar) -> Bool { kind == .punctuation(UInt8(ascii: character)) }

  var name: String? {
    if case .identifier(let name) = kind { return name }
    return nil
  }
}

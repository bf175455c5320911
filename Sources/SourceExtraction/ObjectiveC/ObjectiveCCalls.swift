import LocalizableReferences
import SourceText

/// Finds calls of localizing macros among tokens.
struct ObjectiveCCalls {
  let tokens: [ObjectiveCToken]
  let macros: [String: LocalizingMacro]

  /// A call with more tokens in its arguments is not one that matters.
  private static let longestCall = 4096

  func references(in text: SourceText, path: String) -> [LocalizableReference] {
    var found: [LocalizableReference] = []
    var owner: String?
    for (place, token) in tokens.enumerated() {
      guard case .identifier(let name) = token.kind else { continue }
      if name == "implementation", place > 0, tokens[place - 1].kind == .punctuation(UInt8(ascii: "@")),
        place + 1 < tokens.count, case .identifier(let type) = tokens[place + 1].kind
      {
        owner = type
      }
      guard let macro = macros[name], let arguments = arguments(after: place), let first = arguments.first,
        let key = literal(first), let start = tokens[first].first(where: { $0.isString })
      else { continue }
      let position = text.position(at: UTF8Offset(start.offset))
      var reference = LocalizableReference(
        key: key, location: ReferenceLocation(path: path, line: position.line, column: position.column),
        enclosingDeclaration: owner, reason: name + "()", isFoundByName: true)
      func value(_ number: Int?) -> String? {
        guard let number, number < arguments.count, let value = literal(arguments[number]) else { return nil }
        return value.isEmpty ? nil : value
      }
      reference.table = value(macro.table)
      reference.comment = value(macro.comment)
      reference.defaultValue = value(macro.value)
      if let number = macro.bundle, number < arguments.count {
        reference.bundle = source(of: arguments[number], in: text)
      }
      found.append(reference)
    }
    return found
  }

  /// The ranges of tokens between the commas of a call; nil if no parenthesis follows or it does not close.
  private func arguments(after place: Int) -> [Range<Int>]? {
    var position = place + 1
    guard position < tokens.count, tokens[position].kind == .punctuation(UInt8(ascii: "(")) else { return nil }
    position += 1
    var arguments: [Range<Int>] = []
    var start = position
    var depth = 0
    let limit = Swift.min(tokens.count, position + Self.longestCall)
    while position < limit {
      if case .punctuation(let byte) = tokens[position].kind {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")") where depth == 0:
          arguments.append(start..<position)
          return arguments
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        case UInt8(ascii: ",") where depth == 0:
          arguments.append(start..<position)
          start = position + 1
        default: break
        }
      }
      position += 1
    }
    return nil
  }

  /// The text of an argument that is nothing but literals, which C joins; `CFSTR()` and parentheses around them are
  /// allowed.
  private func literal(_ range: Range<Int>) -> String? {
    var text: String?
    for token in tokens[range] {
      switch token.kind {
      case .string(let part): text = (text ?? "") + part
      case .punctuation(UInt8(ascii: "(")), .punctuation(UInt8(ascii: ")")): break
      case .identifier("CFSTR") where text == nil: break
      default: return nil
      }
    }
    return text
  }

  private func source(of range: Range<Int>, in text: SourceText) -> String? {
    guard let first = tokens[range].first, range.upperBound < tokens.count else { return nil }
    let bytes = text.bytes[first.offset..<tokens[range.upperBound].offset]
    let written = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return written == "nil" ? nil : written
  }
}

extension ObjectiveCToken {
  var isString: Bool {
    if case .string = kind { return true }
    return false
  }
}

import SwiftSyntax

/// The text of a string literal's segments as the compiler reads it.
///
/// The parser has already taken a multi-line literal's indentation and continued lines out of its segments.
enum LiteralText {
  /// The text of one segment, escapes resolved. What is no valid escape is kept as it is written.
  static func decoded(_ segment: StringSegmentSyntax, in literal: StringLiteralExprSyntax) -> String {
    decoded(segment.content.text, pounds: literal.openingPounds?.text.count ?? 0)
  }

  /// - Parameter pounds: the number of `#` around the literal, which an escape has to repeat.
  static func decoded(_ text: String, pounds: Int) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) || text.utf8.contains(0x0D) else { return text }
    var result = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    var position = 0
    while position < scalars.count {
      let scalar = scalars[position]
      if scalar == "\r" {
        // Line ends inside a multi-line literal are always a line feed.
        position += position + 1 < scalars.count && scalars[position + 1] == "\n" ? 2 : 1
        result.append("\n")
        continue
      }
      let after = position + 1 + pounds
      let isEscape =
        scalar == "\\" && after < scalars.count && scalars[(position + 1)..<after].allSatisfy { $0 == "#" }
      guard isEscape, let (escaped, next) = escape(in: scalars, at: after) else {
        result.append(scalar)
        position += 1
        continue
      }
      result.append(escaped)
      position = next
    }
    return String(result)
  }

  private static func escape(in scalars: [Unicode.Scalar], at place: Int) -> (Unicode.Scalar, next: Int)? {
    switch scalars[place] {
    case "n": return ("\n", place + 1)
    case "t": return ("\t", place + 1)
    case "r": return ("\r", place + 1)
    case "0": return ("\0", place + 1)
    case "\"", "'", "\\": return (scalars[place], place + 1)
    case "u":
      guard place + 1 < scalars.count, scalars[place + 1] == "{",
        let end = scalars[place...].prefix(12).firstIndex(of: "}")
      else { return nil }
      let digits = String(String.UnicodeScalarView(scalars[(place + 2)..<end]))
      guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else { return nil }
      return (scalar, end + 1)
    default: return nil
    }
  }

  /// The whole text of a literal without interpolations; nil if it has any.
  static func whole(_ literal: StringLiteralExprSyntax) -> String? {
    var text = ""
    for segment in literal.segments {
      guard case .stringSegment(let segment) = segment else { return nil }
      text += decoded(segment, in: literal)
    }
    return text
  }

  /// The text of an expression that is a literal or literals joined with `+`; nil for anything else.
  static func constant(_ expression: ExprSyntax, depth: Int = 0) -> String? {
    guard depth < 32 else { return nil }
    if let literal = expression.as(StringLiteralExprSyntax.self) { return whole(literal) }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { constant($0.expression, depth: depth + 1) }
    }
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
    var text = ""
    for (position, element) in sequence.elements.enumerated() {
      if position % 2 == 1 {
        guard element.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" else { return nil }
      } else {
        guard let part = constant(element, depth: depth + 1) else { return nil }
        text += part
      }
    }
    return text
  }
}

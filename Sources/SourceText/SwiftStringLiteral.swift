/// Texts as Swift source.
package enum SwiftStringLiteral {
  /// The literal of a text, with its quotes.
  package static func text(_ value: String) -> String { "\"" + escaped(value) + "\"" }

  /// A text as it stands between the quotes of a literal.
  package static func escaped(_ value: String) -> String {
    var result = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0": result += "\\0"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

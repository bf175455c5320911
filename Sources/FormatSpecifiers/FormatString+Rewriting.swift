extension FormatString {
  /// The text with each argument replaced by what `replacement` returns for it; all else stays, `%%` included.
  package func rewritten(_ replacement: (FormatArgument) -> String) -> String {
    var result = ""
    for piece in pieces {
      switch piece {
      case .text(let text): result += text
      case .percentSign: result += "%%"
      case .argument(let argument): result += replacement(argument)
      }
    }
    return result
  }

  /// The text without the hints of placeholders, which no runtime understands: `%1$lld` for `%1$(count)lld`.
  package var withoutNames: String {
    guard text.utf8.contains(UInt8(ascii: "(")), arguments.contains(where: { $0.isNamedValue }) else { return text }
    return rewritten { $0.isNamedValue ? $0.named(nil).text(withPosition: $0.writtenPosition) : $0.text }
  }
}

extension FormatArgument {
  /// Whether it is a value with a hint, as in `%(count)lld`.
  package var isNamedValue: Bool { kind == .value && name != nil }

  /// The same argument with another hint, or none.
  package func named(_ name: String?) -> FormatArgument {
    var argument = self
    argument.name = name
    argument.text = argument.text(withPosition: writtenPosition)
    return argument
  }

  /// Whether it is a value that is formatted as a number, and so can be counted.
  package var isNumber: Bool {
    switch valueClass {
    case .integer, .longInteger, .floatingPoint: true
    default: false
    }
  }

  /// What stands between the percent sign, with position and flags, and the end: `lld` for `%1$+5lld`.
  package var valueType: String { length + String(conversion) }
}

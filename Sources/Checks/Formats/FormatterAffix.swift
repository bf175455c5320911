import SourceObservations

/// What a formatter is set to write around a number, or within it, the same for every language.
struct FormatterAffix {
  let fault: HandWriting.Fault
  /// The sign, unit or separator.
  let text: String

  /// - Parameter setting: of a formatter, to a literal; nil for what languages do not differ in.
  init?(_ setting: HandMadeFormat) {
    guard let property = setting.property, let literal = Self.literal(setting.text) else { return nil }
    switch property {
    case "decimalSeparator", "groupingSeparator", "currencyDecimalSeparator", "currencyGroupingSeparator":
      // Without any, numbers are not grouped.
      guard !literal.isEmpty else { return nil }
      self.init(fault: .number, text: literal)
    case "currencySymbol":
      guard literal.contains(where: { !$0.isWhitespace }) else { return nil }
      self.init(fault: .currency, text: literal)
    case "positivePrefix", "negativePrefix":
      guard let sign = literal.first(where: { !$0.isWhitespace && $0 != "-" && $0 != "+" }), Self.isCurrency(sign)
      else {
        return nil
      }
      self.init(fault: .currency, text: String(sign))
    case "positiveSuffix", "negativeSuffix": self.init(behind: literal)
    case "percentSymbol" where literal == "%": self.init(fault: .percentage, text: "%")
    case "positiveFormat", "negativeFormat", "format":
      let isDigit: (Character) -> Bool = { "#0,.@;+-".contains($0) }
      let start = literal.first { !$0.isWhitespace && $0 != "'" }
      if let start, Self.isCurrency(start) {
        self.init(fault: .currency, text: String(start))
        return
      }
      guard let last = literal.lastIndex(where: isDigit) else { return nil }
      // Without quotes, the sign is the formatter's own.
      let behind = literal[literal.index(after: last)...]
      self.init(behind: behind.first == "%" ? "" : behind.filter { $0 != "'" })
    default: return nil
    }
  }

  private init?(behind text: String) {
    guard let sign = text.first(where: { !$0.isWhitespace }) else { return nil }
    if sign == "%" {
      self.init(fault: .percentage, text: "%")
    } else if Self.isCurrency(sign) {
      self.init(fault: .currency, text: String(sign))
    } else if let unit = UnitWords.unit(at: text) {
      self.init(fault: .unit, text: unit)
    } else {
      return nil
    }
  }

  private init(fault: HandWriting.Fault, text: String) {
    self.fault = fault
    self.text = text
  }

  private static func isCurrency(_ sign: Character) -> Bool {
    sign != "¤" && sign.unicodeScalars.first?.properties.generalCategory == .currencySymbol
  }

  /// The text of a literal without escapes; nil for anything else.
  private static func literal(_ source: String) -> String? {
    guard source.utf8.count >= 2, source.first == "\"", source.last == "\"" else { return nil }
    let text = source.dropFirst().dropLast()
    return text.contains { $0 == "\\" || $0 == "\"" } ? nil : String(text)
  }
}

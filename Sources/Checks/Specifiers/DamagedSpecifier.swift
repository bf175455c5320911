import FormatSpecifiers

/// What people and translation systems make of specifiers: `% @`, `%1 $ @`, `％@`, `%1$`, `%$1@`, `% lld`, `%LLD`.
enum DamagedSpecifier {
  /// The first of a text.
  static func first(in text: CheckedText) -> String? {
    guard text.value.utf8.contains(UInt8(ascii: "%")) || text.value.unicodeScalars.contains("％") else { return nil }
    for case .text(let stretch) in text.format.pieces {
      if let damaged = first(in: stretch) { return damaged }
    }
    return nil
  }

  private static func first(in stretch: String) -> String? {
    let scalars = Array(stretch.unicodeScalars)
    for start in scalars.indices where scalars[start] == "%" || scalars[start] == "％" {
      var end = start + 1
      var hasDigitsOrDollar = false
      // Positions, spaces and separators that no real specifier has in this order.
      while end < scalars.count, end - start < 8, isPosition(scalars[end]) {
        if scalars[end] != " ", scalars[end] != "\u{A0}" { hasDigitsOrDollar = true }
        end += 1
      }
      if let length = conversionLength(of: scalars[end...]) {
        let isWord = end + length < scalars.count && scalars[end + length].properties.isAlphabetic
        if !isWord || scalars[end] == "@" { return text(scalars[start..<end + length]) }
      }
      guard hasDigitsOrDollar, scalars[start..<end].contains("$") else { continue }
      if end < scalars.count, "dufs".unicodeScalars.contains(scalars[end]) { end += 1 }
      return text(scalars[start..<end])
    }
    return nil
  }

  private static func isPosition(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\u{A0}" || scalar == "$" || scalar == "＄" || scalar.properties.numericType == .decimal
  }

  /// How long the specifier's own letters are; nil where there are none that only a specifier has.
  private static func conversionLength(of rest: ArraySlice<Unicode.Scalar>) -> Int? {
    guard let first = rest.first else { return nil }
    if first == "@" || first == "＠" { return 1 }
    let word = String(String.UnicodeScalarView(rest.prefix(3))).lowercased()
    for specifier in ["lld", "llu", "lf", "ld", "lu"] where word.hasPrefix(specifier) { return specifier.utf8.count }
    return nil
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }
}

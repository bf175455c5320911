/// What the Swift language says of identifiers (The Swift Programming Language, "Lexical Structure").
enum SwiftIdentifier {
  /// Whether a scalar is a letter, mark or number, or `$`, and may stand inside a name.
  static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "$" { return true }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return canContain(scalar)
    default: return false
    }
  }

  static func canStart(with scalar: Unicode.Scalar) -> Bool {
    if scalar == "$" || (scalar >= "0" && scalar <= "9") { return false }
    return canContain(scalar) && !combiningRanges.contains { $0.contains(scalar.value) }
  }

  /// The name as it must be written in source.
  static func written(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  private static func canContain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.properties.isAlphabetic || (scalar >= "0" && scalar <= "9") || scalar == "_" }
    return ranges.contains { $0.contains(scalar.value) }
  }

  /// What an identifier may have, beyond ASCII.
  private static let ranges: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
    0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040,
    0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
    0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44,
    0xFE47...0xFFFD, 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD, 0xE0000...0xEFFFD,
  ]

  /// Of these, what cannot be the first.
  private static let combiningRanges: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]

  /// Words that cannot be the name of a member without backticks.
  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}

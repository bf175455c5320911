/// Text of unknown origin made safe and measurable for a terminal.
enum VisibleText {
  /// Control characters, which could move the cursor or recolour the terminal, as pictures of themselves (`␛`);
  /// line separators and marks that turn the writing direction as their code points (`<U+202E>`).
  static func escaped(_ text: String, keepingTabs: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars { append(scalar, keepingTabs, to: &result) }
    return result
  }

  private static func append(_ scalar: Unicode.Scalar, _ keepsTabs: Bool, to result: inout String) {
    switch scalar.value {
    case 0x09 where keepsTabs: result.unicodeScalars.append(scalar)
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value).map { result.unicodeScalars.append($0) }
    case 0x7F: result += "\u{2421}"
    case 0x80...0x9F, 0x2028, 0x2029, 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF:
      result += "<U+\(String(scalar.value, radix: 16, uppercase: true))>"
    default: result.unicodeScalars.append(scalar)
    }
  }

  /// How many columns of a terminal the text takes: two for East Asian wide characters and emoji, none for marks.
  static func width(of text: String) -> Int { text.reduce(0) { $0 + width(of: $1) } }

  private static func width(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.properties.generalCategory == .nonspacingMark || first.properties.generalCategory == .enclosingMark
      || first.properties.generalCategory == .format
    {
      return 0
    }
    if first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}

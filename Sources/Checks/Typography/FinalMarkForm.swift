import LanguageData

/// Whether a text ends in the sign that its language has for the mark: `؟` in Arabic, `。` in Japanese, `¿…?` in Spanish.
enum FinalMarkForm: Equatable {
  case own
  /// A sign of other languages; with the one that is expected, and whether it stands before the sentence.
  case foreign(expected: String, opens: Bool)

  /// Whether the form of a text's mark tells anything; cheap, since it is asked of every text.
  static func isTelling(_ text: CheckedText) -> Bool {
    let mark = text.finalMark
    guard mark != .none, mark != .ellipsis else { return false }
    guard text.traits.isCased else { return mark == .question || mark == .fullStop }
    return text.traits.code == "es" && (mark == .question || mark == .exclamation)
      || text.bytes.contains(lead: 0xEF) || text.bytes.contains(lead: 0xE3)
  }

  /// - Parameter scripts: those of the language.
  init?(of text: CheckedText, scripts: Set<String>) {
    let scalars = text.value.unicodeScalars
    guard let index = scalars.lastIndex(where: { !FinalMark.isSkipped($0) }) else { return nil }
    let sign = scalars[index]
    if text.traits.isCased {
      if let plain = Self.plain(sign) {
        self = .foreign(expected: plain, opens: false)
      } else if text.traits.code == "es", sign == "?" || sign == "!" {
        let opening: Unicode.Scalar = sign == "?" ? "¿" : "¡"
        // `¡…?` and `¿…!` begin a sentence, too.
        let opens = scalars.contains { $0 == "¿" || $0 == "¡" }
        self = opens ? .own : .foreign(expected: String(opening), opens: true)
      } else {
        return nil
      }
      return
    }
    let before = index > scalars.startIndex ? scalars[scalars.index(before: index)] : nil
    // Behind a word in Latin letters or a number, either is right.
    guard let before, let script = WritingScript(of: before)?.code, scripts.contains(script) else { return nil }
    switch (sign, script) {
    case ("?", "Arab"): self = .foreign(expected: "؟", opens: false)
    case (".", "Hani"), (".", "Hira"), (".", "Kana"): self = .foreign(expected: "。", opens: false)
    case ("؟", "Arab"), ("。", _): self = .own
    default: return nil
    }
  }

  /// The sign of languages with spaces for a full-width one.
  private static func plain(_ sign: Unicode.Scalar) -> String? {
    switch sign {
    case "。", "．", "｡": "."
    case "？": "?"
    case "！": "!"
    case "：": ":"
    case "；": ";"
    case "，", "、": ","
    default: nil
    }
  }
}

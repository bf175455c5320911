import FormatSpecifiers

/// The words of a text that a dictionary can judge: no values, addresses, code, markup, numbers and abbreviations.
enum SpelledWords {
  static func words(of text: CheckedText) -> [String] {
    var words: [String] = []
    for part in prose(of: text.format) {
      for token in part.split(whereSeparator: { $0 == " " || $0.isNewline || $0 == "\u{A0}" || $0 == "\u{202F}" }) {
        // Addresses, paths, names in code, e-mail.
        if token.contains(where: { "@/\\_<>{}=#&$~|".contains($0) }) || token.contains("://") { continue }
        if hasInnerDot(token) { continue }
        words += token.split { !$0.isLetter && $0 != "'" && $0 != "’" && $0 != "-" && $0 != "\u{2BC}" }
          .flatMap { parts(of: $0) }.filter(isWord)
      }
    }
    return words
  }

  /// Whether a word is two known ones written together, with a sound between them as German, Dutch and the Nordic
  /// languages put it: `Sequenznummer`, `Verifizierungscode`.
  static func isCompound(_ word: String, of language: String, accepting accepts: (String) -> Bool) -> Bool {
    let code = language.split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? language
    guard ["de", "nl", "sv", "da", "nb", "nn", "no", "fi", "is", "et", "hu"].contains(code), word.count >= 8 else {
      return false
    }
    let letters = Array(word)
    func isKnown(_ part: ArraySlice<Character>) -> Bool {
      let lowercased = String(part).lowercased()
      return accepts(lowercased) || accepts(lowercased.prefix(1).uppercased() + lowercased.dropFirst())
    }
    return (4...(letters.count - 4)).contains { split in
      guard isKnown(letters[split...]) else { return false }
      let head = letters[..<split]
      return isKnown(head)
        || ["s", "es", "n", "en", "e", "er"].contains { link in
          head.count > link.count + 3 && head.suffix(link.count).elementsEqual(link)
            && isKnown(head.dropLast(link.count))
        }
    }
  }

  /// What stands between values, without code and the targets of links.
  private static func prose(of format: FormatString) -> [String] {
    // A value in the midst of a word (`%@ов`) makes no word of what is around it.
    var whole = format.pieces.map { piece in if case .text(let words) = piece { words } else { "_" } }.joined()
    for (begin, end) in [("`", "`"), ("](", ")"), ("<", ">"), ("{", "}"), ("^[", "]")] {
      while let first = whole.firstRange(of: begin),
        let last = whole[first.upperBound...].firstRange(of: end)
      {
        whole.replaceSubrange(first.lowerBound..<last.upperBound, with: begin == "](" ? "] " : " ")
      }
    }
    return whole.split { "*[]()".contains($0) }.map(String.init)
  }

  private static func hasInnerDot(_ token: Substring) -> Bool {
    guard let dot = token.firstIndex(of: "."), dot != token.startIndex else { return false }
    return token[token.index(after: dot)...].first?.isLetter == true
  }

  /// A compound whose parts may be words: both as one and one by one.
  private static func parts(of token: Substring) -> [String] {
    let trimmed = token.drop { !$0.isLetter }
    guard let last = trimmed.lastIndex(where: { $0.isLetter }) else { return [] }
    return trimmed[...last].split(separator: "-").map {
      String($0).replacing("’", with: "'").replacing("\u{2BC}", with: "'")
    }
  }

  /// No single letter, abbreviation in capitals or name in mixed case.
  private static func isWord(_ word: String) -> Bool {
    word.count > 2 && !word.dropFirst().contains { $0.isUppercase }
  }
}

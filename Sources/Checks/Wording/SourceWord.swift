import FormatSpecifiers

/// A word of a text in the source language, to be looked for in translations.
struct SourceWord: Hashable {
  /// In lower case.
  let text: String
  /// Whether it is written without a capital, which names rarely are.
  let isLowercase: Bool

  /// The words of a text: no specifiers, addresses, paths or symbolic names, nothing of one letter.
  static func words(of format: FormatString) -> [SourceWord] {
    var words: [SourceWord] = []
    for case .text(let stretch) in format.pieces {
      for token in stretch.split(whereSeparator: \.isWhitespace) where !isTechnical(token) {
        append(token, to: &words)
      }
    }
    return words
  }

  private static func append(_ token: Substring, to words: inout [SourceWord]) {
    for run in token.split(whereSeparator: { !$0.isLetter && $0 != "'" && $0 != "’" }) {
      let word = run.drop { !$0.isLetter }
      guard word.count > 1, let first = word.first else { continue }
      words.append(SourceWord(text: word.lowercased(), isLowercase: first.isLowercase))
    }
  }

  /// Whether a token is no word of a language: a slash, or a dot, comma, underscore or `@` between characters.
  private static func isTechnical(_ token: Substring) -> Bool {
    let bytes = token.utf8
    guard bytes.contains(where: { technicalBytes.contains($0) }) else { return false }
    return bytes.contains(UInt8(ascii: "/")) || bytes.contains(UInt8(ascii: "\\"))
      || bytes.dropFirst().dropLast().contains { technicalBytes.contains($0) }
  }

  private static let technicalBytes = Set("./\\_@,".utf8)
}

extension String {
  /// Whether a word in lower case occurs in the text, in whatever case its ASCII letters have; also as a part of others.
  func containsWord(_ word: String) -> Bool {
    var (text, word) = (self, word)
    return text.withUTF8 { bytes in
      word.withUTF8 { sought in
        guard let first = sought.first, bytes.count >= sought.count else { return sought.isEmpty }
        for start in 0...(bytes.count - sought.count) where Self.folded(bytes[start]) == first {
          var length = 1
          while length < sought.count, Self.folded(bytes[start + length]) == sought[length] { length += 1 }
          if length == sought.count { return true }
        }
        return false
      }
    }
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}

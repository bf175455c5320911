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
      if appendASCIIWords(of: stretch, to: &words) { continue }
      for token in stretch.split(whereSeparator: \.isWhitespace) where !isTechnical(token.utf8) {
        append(token, to: &words)
      }
    }
    return words
  }

  /// The same as for any text, by bytes: source texts are mostly English, and all of a catalog's are taken apart.
  ///
  /// - Returns: false for a stretch with characters beyond ASCII, of which nothing is appended.
  private static func appendASCIIWords(of stretch: String, to words: inout [SourceWord]) -> Bool {
    var stretch = stretch
    return stretch.withUTF8 { bytes in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
      for token in bytes.split(whereSeparator: { $0 == 0x20 || (0x09...0x0D).contains($0) }) where !isTechnical(token) {
        for run in token.split(whereSeparator: { !isASCIILetter($0) && $0 != UInt8(ascii: "'") }) {
          let word = run.drop { !isASCIILetter($0) }
          guard word.count > 1, let first = word.first else { continue }
          let text = String(decoding: word.map { $0 == UInt8(ascii: "'") ? $0 : $0 | 0x20 }, as: UTF8.self)
          words.append(SourceWord(text: text, isLowercase: first >= UInt8(ascii: "a")))
        }
      }
      return true
    }
  }

  private static func isASCIILetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  private static func append(_ token: Substring, to words: inout [SourceWord]) {
    for run in token.split(whereSeparator: { !$0.isLetter && $0 != "'" && $0 != "’" }) {
      let word = run.drop { !$0.isLetter }
      guard word.count > 1, let first = word.first else { continue }
      words.append(SourceWord(text: word.lowercased(), isLowercase: first.isLowercase))
    }
  }

  /// Whether a token is no word of a language: a slash, or a dot, comma, underscore or `@` between characters.
  private static func isTechnical(_ bytes: some BidirectionalCollection<UInt8>) -> Bool {
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

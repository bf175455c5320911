import LanguageData

/// A term as texts hold it: in any case, with the endings of its language, at the start of words.
struct Term: Hashable {
  /// In lower case.
  private let words: [String]
  /// Whether the script sets no spaces, so that it is looked for anywhere.
  private let isAnywhere: Bool
  /// As it was given.
  let text: String

  /// nil for a text without letters.
  init?(_ text: String) {
    self.text = text
    isAnywhere = WritingScript(of: text)?.breaksBetweenLetters ?? false
    words = Self.words(of: text.lowercased())
    if words.isEmpty { return nil }
  }

  /// Whether the words of a text begin with the term's, one after another: `ticket` in "Tickets" and "ticket desk".
  ///
  /// - Parameter wholeWords: no endings.
  func occurs(in textWords: [String], of lowercased: String, wholeWords: Bool = false) -> Bool {
    if isAnywhere { return lowercased.contains(text.lowercased()) }
    guard let first = words.first, textWords.count >= words.count else { return false }
    return textWords.indices.dropLast(words.count - 1).contains { start in
      Self.begins(textWords[start], with: first, wholeWords)
        && words.indices.dropFirst().allSatisfy { Self.begins(textWords[start + $0], with: words[$0], wholeWords) }
    }
  }

  /// Whether some words of a text could be the term's in any form: each of its words has one that holds its stem, also
  /// within a compound.
  func mayOccur(in textWords: [String], of lowercased: String) -> Bool {
    if isAnywhere { return lowercased.contains(text.lowercased()) }
    return words.allSatisfy { word in
      let stem = Self.stem(of: word)
      return textWords.contains { $0.contains(stem) }
    }
  }

  private static func begins(_ word: String, with start: String, _ wholeWords: Bool) -> Bool {
    if wholeWords { return word == start }
    // No ending is longer than three letters and half of the word: `art` is not in "article".
    return word.hasPrefix(start) && word.count - start.count <= min(3, max(2, start.count / 2))
  }

  /// Without the ending that a language may put another in place of: two letters of a word of six or more, one of five.
  private static func stem(of word: String) -> Substring {
    switch word.count {
    case ..<5: word[...]
    case 5: word.dropLast()
    default: word.dropLast(2)
    }
  }

  static func words(of lowercased: String) -> [String] {
    lowercased.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}

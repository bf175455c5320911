/// The letters that a language is usually written with, by CLDR's exemplar characters.
package enum LanguageAlphabet {
  private static let kept = Kept<String, Set<Unicode.Scalar>?>(limit: 64)

  /// Small letters, without those of foreign names; a letter of several code points is not among them.
  ///
  /// - Parameter language: its identifier.
  /// - Returns: nil where CLDR has none for it, so that the root's would be a guess.
  package static func letters(of language: String) -> Set<Unicode.Scalar>? {
    kept.value(for: language) {
      LanguageIdentifier(language).flatMap { LanguageFacts.exemplarLetters(of: $0.description) }
    }
  }

  /// Whether the language is written with a letter, small or capital; false where nothing is known of the language.
  package static func has(_ letter: Unicode.Scalar, in language: String) -> Bool {
    guard let letters = letters(of: language) else { return false }
    let small = letter.properties.lowercaseMapping.unicodeScalars
    return small.count == 1 && small.first.map(letters.contains) ?? false
  }
}

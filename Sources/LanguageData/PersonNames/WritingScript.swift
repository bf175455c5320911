/// A script of Unicode, by its four-letter code of ISO 15924: `Latn`, `Hani`.
package struct WritingScript: Hashable, Sendable {
  package let code: String

  private static let usual = Kept<String, Set<WritingScript>>(limit: 256)

  package init(code: String) { self.code = code }

  /// The script of a scalar; nil for what belongs to no one script: digits, punctuation, marks.
  package init?(of scalar: Unicode.Scalar) {
    guard let code = ScriptFacts.code(of: scalar) else { return nil }
    self.init(code: code)
  }

  /// The script of a character's first scalar; nil for what belongs to no one script: digits, punctuation, marks.
  package init?(of character: Character) {
    guard let scalar = character.unicodeScalars.first else { return nil }
    self.init(of: scalar)
  }

  /// The first script that a text has a character of.
  package init?(of text: some StringProtocol) {
    for character in text {
      guard let script = WritingScript(of: character) else { continue }
      self = script
      return
    }
    return nil
  }

  /// The language most written in the script: `ja` for `Kana`, `en` for `Latn`.
  package var likelyLanguage: String? { ScriptFacts.likelyLanguage(of: code) }

  /// Whether words run on without spaces, as in `Hani` and `Thai`; false where that is not known.
  package var breaksBetweenLetters: Bool { ScriptFacts.breaksBetweenLetters(code) }

  /// Whether its letters are capital or small, as in `Latn`; false where that is not known.
  package var isCased: Bool { ScriptFacts.isCased(code) }

  /// Whether a language sets no spaces between words, as Chinese, Japanese and Thai; Korean does, though it has Han
  /// characters too.
  package static func runsWordsTogether(in language: String) -> Bool {
    let scripts = scripts(of: language)
    return !scripts.isEmpty && scripts.allSatisfy(\.breaksBetweenLetters)
  }

  /// The scripts that a language is written in, several for one like Japanese. Empty where that is not known.
  package static func scripts(of language: String) -> Set<WritingScript> {
    usual.value(for: language) {
      guard let identifier = LanguageIdentifier(language) else { return [] }
      let script = identifier.script ?? identifier.usualScript
      let named = [identifier.language, script].compactMap { $0 }.joined(separator: "-")
      return Set(ScriptFacts.codes(writing: named).map(WritingScript.init(code:)))
    }
  }
}

extension Unicode.Scalar {
  /// A character that it cannot be told from by its look: Latin `a` for the Cyrillic letter. nil where there is none
  /// that is simpler, and where that is not known.
  package var lookalike: Unicode.Scalar? { ScriptFacts.lookalike(of: self) }
}

/// A script of Unicode, by its four-letter code of ISO 15924: `Latn`, `Hani`.
package struct WritingScript: Hashable, Sendable {
  package let code: String

  package init(code: String) { self.code = code }

  /// The script of a character's first scalar; nil for what belongs to no one script: digits, punctuation, marks.
  package init?(of character: Character) {
    guard let scalar = character.unicodeScalars.first, let code = ScriptFacts.code(of: scalar) else { return nil }
    self.init(code: code)
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
}

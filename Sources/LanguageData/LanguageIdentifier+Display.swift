extension LanguageIdentifier {
  /// Whether the language is written from right to left: by its script where one is named, else by its usual one.
  package var isRightToLeft: Bool { LanguageFacts.isRightToLeft(description) }

  /// The language's name in another language, in CLDR's words: `Spanish (Latin America)`. The identifier itself where
  /// there is none.
  package func displayName(in language: LanguageIdentifier) -> String {
    LanguageFacts.displayName(of: description, in: language.description) ?? description
  }

  /// The name in English, for tables and messages.
  package var displayName: String { LanguageFacts.displayName(of: description, in: "en") ?? description }

  /// The name in the language itself: `français`, `日本語`.
  package var ownName: String { displayName(in: self) }

  /// The language that most people of a region speak, with its usual script: `zh-Hans` for `CN`. nil for what CLDR knows
  /// not as a region.
  package static func mostSpoken(in region: String) -> LanguageIdentifier? {
    guard let whole = LanguageFacts.maximizedIdentifier("und-" + region.uppercased()).flatMap(LanguageIdentifier.init),
      whole.isKnown
    else { return nil }
    guard let script = whole.script, script != LanguageIdentifier(whole.language)?.usualScript || whole.language == "zh"
    else { return LanguageIdentifier(whole.language) }
    return LanguageIdentifier("\(whole.language)-\(script)")
  }

  /// Whether CLDR knows the language, which tells a mistyped name from a rare one.
  package var isKnown: Bool { LanguageFacts.isKnownLanguage(language) }
}

import LanguageData
import Testing

@Suite struct LanguageIdentifierDisplayTests {
  @Test(arguments: [
    ("ar", true), ("he", true), ("iw", true), ("fa", true), ("ur", true), ("az-Arab", true), ("az", false),
    ("en", false), ("ja", false), ("ar-Latn", false),
  ])
  func knowsTheDirection(text: String, expected: Bool) throws {
    #expect(try #require(LanguageIdentifier(text)).isRightToLeft == expected)
  }

  @Test(arguments: [
    ("de", "German", "Deutsch"), ("pt-BR", "Portuguese (Brazil)", "português (Brasil)"), ("ja", "Japanese", "日本語"),
    ("ar", "Arabic", "العربية"), ("en-GB", "English (United Kingdom)", "English (United Kingdom)"), ("xx", "xx", "xx"),
  ])
  func namesALanguage(text: String, english: String, own: String) throws {
    let language = try #require(LanguageIdentifier(text))
    #expect(language.displayName == english)
    #expect(language.ownName == own)
  }

  @Test(arguments: [("fr", true), ("fil", true), ("english", false), ("xx", false), ("zh-Hant-HK", true)])
  func tellsAMistypedNameFromARareOne(text: String, expected: Bool) throws {
    #expect(try #require(LanguageIdentifier(text)).isKnown == expected)
  }
}

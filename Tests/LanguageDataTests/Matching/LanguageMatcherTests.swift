import LanguageData
import Testing

@Suite("Language matching")
struct LanguageMatcherTests {
  @Test(
    "chooses as Apple's systems do",
    arguments: [
      (["es-MX"], ["es-419", "es", "en"], ["es-419", "es"]),
      (["zh-HK"], ["zh-TW", "zh-CN"], ["zh-TW"]),
      (["sr-Latn"], ["sr"], []),
      (["en-IN"], ["en", "en-GB"], ["en-GB", "en"]),
      (["ja", "de-CH"], ["fr", "de"], ["de"]),
      (["en"], ["English", "French"], ["English"]),
      ([], ["de"], []),
      (["", "\u{0}"], ["de", "", "a\u{0}b"], []),
    ])
  func choice(preferences: [String], available: [String], expected: [String]) {
    #expect(LanguageMatcher.localizations(among: available, for: preferences) == expected)
  }
}

import LanguageData
import Testing

@Suite struct LanguageIdentifierFallbackTests {
  @Test(arguments: [
    ("en", []), ("en-GB", ["en-001", "en"]), ("en-AU", ["en-GB", "en-001", "en"]), ("en-US", ["en"]),
    ("es-MX", ["es-419", "es"]), ("es-ES", ["es"]), ("fr-CA", ["fr"]), ("pt-BR", ["pt"]), ("pt-PT", ["pt"]),
    ("pt-AO", ["pt-PT", "pt"]), ("zh-HK", ["zh-Hant-HK", "zh-Hant", "zh-TW"]),
    ("zh_Hant_MO", ["zh-Hant-HK", "zh-Hant", "zh-TW"]), ("zh-Hans", ["zh", "zh-CN"]), ("sr-Latn", []),
    ("sr-Cyrl", ["sr"]), ("ar-EG", ["ar"]), ("de-AT", ["de"]),
  ])
  func inheritsAsApplesSystemsDo(text: String, expected: [String]) throws {
    let language = try #require(LanguageIdentifier(text))
    #expect(language.parents.map(\.description) == expected)
  }

  @Test func findsTheNearestParentThatIsThere() throws {
    let mexican = try #require(LanguageIdentifier("es-MX"))
    let spanish = try #require(LanguageIdentifier("es"))
    let french = try #require(LanguageIdentifier("fr"))
    #expect(mexican.nearestParent(among: [french, spanish]) == spanish)
    #expect(mexican.nearestParent(among: [french, mexican]) == nil)
  }
}

import LanguageData
import TestSupport
import Testing

@Suite struct LanguageIdentifierTests {
  @Test(arguments: [
    ("en", "en"), ("EN", "en"), ("zh_CN", "zh-CN"), ("zh-hant-hk", "zh-Hant-HK"), ("ZH_HANS", "zh-Hans"),
    ("pt_br", "pt-BR"), ("es-419", "es-419"), ("sr_LATN_me", "sr-Latn-ME"), ("fil", "fil"),
    ("en-GB-OXENDICT", "en-GB-oxendict"), ("en_US_POSIX", "en-US-posix"), ("ar-u-nu-latn", "ar-u-nu-latn"),
  ])
  func spellsEveryFormInOneWay(text: String, expected: String) {
    #expect(LanguageIdentifier(text)?.description == expected)
  }

  @Test(arguments: [
    "", "-", "e", "Base", "mul", "und", "en-", "-en", "en--GB", "en GB", "12", "x-private", "日本語", "en-\u{301}x",
    "languages", "en-toolongsubtag", "en.lproj",
  ])
  func refusesWhatIsNoLanguage(text: String) {
    #expect(LanguageIdentifier(text) == nil)
  }

  @Test func takesAnIdentifierApart() throws {
    let language = try #require(LanguageIdentifier("zh_hant_hk_u_nu_hanidec"))
    #expect(language.language == "zh")
    #expect(language.script == "Hant")
    #expect(language.region == "HK")
    #expect(language.additions == ["u", "nu", "hanidec"])
  }

  @Test(arguments: [("iw", "he"), ("in", "id"), ("tl", "fil"), ("mo", "ro"), ("zh_CN", "zh-CN"), ("pt-BR", "pt-BR")])
  func givesTodaysCode(text: String, expected: String) throws {
    #expect(try #require(LanguageIdentifier(text)).canonical.description == expected)
  }

  @Test func readsItsOwnSpelling() {
    var random = SeededRandom(seed: 11)
    let pieces = ["en", "zh", "sr", "Hant", "latn", "GB", "419", "u", "-", "_", "x1", "é", "", "posix", "EN"]
    for _ in 0..<5_000 {
      let count = Int.random(in: 1...6, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined(separator: Bool.random(using: &random) ? "-" : "")
      guard let language = LanguageIdentifier(text) else { continue }
      #expect(LanguageIdentifier(language.description) == language)
      // Whatever a catalog calls a language, the questions have an answer.
      #expect(language.parents.count < 10)
      #expect(language.pluralCategories.last == .other)
      #expect(!language.displayName.isEmpty)
    }
  }
}

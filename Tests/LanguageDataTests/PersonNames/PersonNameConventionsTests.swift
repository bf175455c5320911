import LanguageData
import Testing

@Suite struct PersonNameConventionsTests {
  @Test(arguments: [
    ("hu", true), ("vi_VN", true), ("zh-Hant-HK", true), ("zh_TW", true), ("ja_JP@calendar=japanese", true),
    ("ko", true), ("en", false), ("en_AU", false), ("es_MX", false), ("ar_EG", false), ("xx", false), ("", false),
  ])
  func saysWhichNameComesFirst(locale: String, isFamilyName: Bool) {
    #expect(PersonNameConventions(locale: locale).putsFamilyNameFirst(inNamesOf: locale) == isFamilyName)
  }

  /// The order of another language's names is the locale's view of them.
  @Test func knowsTheNamesOfOtherLanguages() {
    #expect(PersonNameConventions(locale: "en").putsFamilyNameFirst(inNamesOf: "zh_Hant_TW"))
    #expect(!PersonNameConventions(locale: "en").putsFamilyNameFirst(inNamesOf: "hu"))
    #expect(PersonNameConventions(locale: "ko").putsFamilyNameFirst(inNamesOf: "hu-HU"))
    #expect(!PersonNameConventions(locale: "zh").putsFamilyNameFirst(inNamesOf: "en"))
  }

  @Test(arguments: [("ja", ""), ("zh_Hans", ""), ("zh_Hant_TW", ""), ("ko_KR", ""), ("en", " "), ("th", " ")])
  func saysWhatStandsBetweenNames(locale: String, separator: String) {
    #expect(PersonNameConventions(locale: locale).separator == separator)
  }

  @Test(arguments: [
    ("Ann", "Latn", "en"), ("山田", "Hani", "zh"), ("さくら", "Hira", "ja"), ("홍", "Hang", "ko"), ("…9 Иван", "Cyrl", "ru"),
  ])
  func tellsScripts(text: String, code: String, language: String) {
    #expect(WritingScript(of: text) == WritingScript(code: code))
    #expect(WritingScript(of: text)?.likelyLanguage == language)
  }

  @Test func knowsTextWithoutScript() {
    #expect(WritingScript(of: "12 – 3!") == nil)
    #expect(WritingScript(of: "") == nil)
  }
}

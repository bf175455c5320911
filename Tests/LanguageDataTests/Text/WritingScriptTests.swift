import LanguageData
import Testing

@Suite struct WritingScriptTests {
  @Test(arguments: [
    ("de", ["Latn"]), ("ja", ["Hani", "Hira", "Kana"]), ("ko", ["Hang", "Hani"]), ("zh-TW", ["Bopo", "Hani"]),
    ("sr", ["Cyrl"]), ("sr-Latn", ["Latn"]), ("Base", []),
  ]) func aLanguageIsWrittenInItsScripts(_ language: String, _ expected: [String]) {
    #expect(WritingScript.scripts(of: language).map(\.code).sorted() == expected)
  }

  @Test(arguments: [("Hani", true), ("Thai", true), ("Latn", false), ("Hang", false), ("Arab", false), ("?", false)])
  func someScriptsSetNoSpaces(_ code: String, _ expected: Bool) {
    #expect(WritingScript(code: code).breaksBetweenLetters == expected)
  }

  @Test(arguments: [("а", "a"), ("Т", "T"), ("ο", "o"), ("ж", nil), ("a", nil)] as [(String, String?)])
  func lettersLookLikeOthers(_ letter: String, _ expected: String?) throws {
    let scalar = try #require(letter.unicodeScalars.first)
    #expect(scalar.lookalike.map { String($0) } == expected)
  }
}

import LanguageData
import Testing

@Suite struct QuotationMarksTests {
  @Test(arguments: [
    ("de", "„“‚‘"), ("de-AT", "„“‚‘"), ("ja", "「」『』"), ("ru", "«»„“"), ("sv", "””’’"), ("pt-PT", "«»“”"),
    ("pt_BR", "“”‘’"), ("zh-Hant-HK", "「」『』"),
  ]) func marksAreThoseOfTheLanguage(_ language: String, _ expected: String) throws {
    let marks = try #require(QuotationMarks.of(language: language))
    #expect([marks.begin, marks.end, marks.alternateBegin, marks.alternateEnd].joined() == expected)
  }

  /// The root's marks would be a guess.
  @Test(arguments: ["tlh", "Base", ""]) func anUnknownLanguageHasNone(_ language: String) {
    #expect(QuotationMarks.of(language: language) == nil)
  }

  /// ICU's function for the parent of a locale keeps others from inheriting, unless it is called with care.
  @Test func askingForParentsChangesNothing() throws {
    let norwegian = try #require(LanguageIdentifier("nb"))
    #expect(norwegian.parents.map(\.description) == ["no"])
    #expect(QuotationMarks.of(language: "nb")?.begin == "«")
  }
}

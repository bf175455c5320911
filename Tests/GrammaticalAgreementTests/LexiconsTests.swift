import GrammaticalAgreement
import Testing

@Suite("Lexicons")
struct LexiconsTests {
  @Test("can be read", arguments: Lexicons.languages)
  func readable(language: String) {
    #expect(Lexicons.lexicon(for: language)?.language == language)
  }
}

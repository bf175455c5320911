import GrammaticalAgreement
import Testing

@Suite("Phrases agree")
struct PhraseTests {
  static let languages = ["de", "en", "es", "fr", "it", "pt", "pt-PT"]
  static let examples = languages.flatMap { PhraseExample.examples(of: $0) }

  @Test("there are enough examples", arguments: languages.dropLast())
  func enough(language: String) {
    #expect(PhraseExample.examples(of: language).count >= 40)
  }

  @Test("as they should", arguments: examples)
  func agrees(example: PhraseExample) throws {
    #expect(try example.inflected() == example.expected)
  }
}

import Testing

@testable import Checks

@Suite struct SpelledWordsTests {
  private static let known: Set<String> = ["Sequenz", "Nummer", "Verifizierung", "Code", "Karte", "abgabe"]

  @Test(arguments: [
    ("Sequenznummer", "de", true), ("Verifizierungscode", "de-AT", true), ("Kartennummer", "de", true),
    ("Sequenznumer", "de", false), ("Sequenznummer", "en", false), ("Nummer", "de", false), ("", "de", false),
  ]) func compoundsAreOfKnownWords(_ word: String, _ language: String, _ expected: Bool) {
    #expect(SpelledWords.isCompound(word, of: language, accepting: Self.known.contains) == expected)
  }
}

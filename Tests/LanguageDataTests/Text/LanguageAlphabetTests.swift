import LanguageData
import Testing

@Suite struct LanguageAlphabetTests {
  @Test(arguments: [
    ("uk", "іїєґІА", "ѕыъa"), ("ru", "ыъЫ", "іѕa"), ("mk", "ѕЅј", "іы"),
    ("de", "aßÄz", "аñ"), ("fr-CA", "éÉa", "еß"), ("el", "αΩ", "aо"),
  ]) func lettersAreThoseOfTheLanguage(_ language: String, _ letters: String, _ others: String) {
    for letter in letters.unicodeScalars { #expect(LanguageAlphabet.has(letter, in: language), "\(letter)") }
    for letter in others.unicodeScalars { #expect(!LanguageAlphabet.has(letter, in: language), "\(letter)") }
  }

  /// The root's letters would be a guess.
  @Test(arguments: ["tlh", "Base", ""]) func anUnknownLanguageHasNone(_ language: String) {
    #expect(LanguageAlphabet.letters(of: language) == nil)
    #expect(!LanguageAlphabet.has("a", in: language))
  }
}

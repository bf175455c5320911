import Checks
import Spelling
import Testing

/// The examples of a rule that needs a dictionary are left out where none is installed; this says so.
@Suite struct MisspellingTests {
  @Test(
    .enabled(if: SpellingDictionary(language: "en") != nil, "libhunspell and an English dictionary are not installed"))
  func theExamplesAreTested() {
    #expect(Misspelling.description.isAvailable())
    #expect(RuleExampleTests.bad.contains { $0.rule.id == Misspelling.id })
  }
}

import FoundationLocalization
import Testing

@Suite("The module")
struct FoundationTests {
  @Test("brings Foundation with it")
  func foundation() {
    #expect(Locale(identifier: "de_DE").language.languageCode == "de")
  }
}

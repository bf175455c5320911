import GrammaticalAgreement
import Testing

@Suite("Genders")
struct GrammaticalGenderTests {
  @Test("have the names of the markup")
  func names() {
    #expect(GrammaticalGender(rawValue: "feminine") == .feminine)
  }
}

import ArgumentFormatting
import Testing

@Suite("Values for messages")
struct FormatValueTests {
  @Test("of different types are different")
  func types() {
    #expect(FormatValue.signed(1) != FormatValue.unsigned(1))
  }
}

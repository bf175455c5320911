import MarkdownText
import Testing

@Suite("Markdown's library")
struct MarkdownTextTests {
  @Test("is there where the trait says so")
  func availability() {
    #if Markdown
      #expect(MarkdownText.isAvailable)
    #else
      #expect(!MarkdownText.isAvailable)
    #endif
  }
}

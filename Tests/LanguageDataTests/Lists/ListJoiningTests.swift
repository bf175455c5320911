import LanguageData
import Testing

@Suite struct ListJoiningTests {
  private let items = ["a", "b", "c"]

  @Test func joinsByKindAndWidth() {
    #expect(ListJoining(locale: "en").joined(items) == "a, b, and c")
    #expect(ListJoining(locale: "en", conjunction: .or).joined(items) == "a, b, or c")
    #expect(ListJoining(locale: "en", width: .short).joined(items) == "a, b, & c")
    #expect(ListJoining(locale: "en", width: .narrow).joined(items) == "a, b, c")
    #expect(ListJoining(locale: "en", conjunction: .units, width: .narrow).joined(items) == "a b c")
    #expect(ListJoining(locale: "de").joined(items) == "a, b und c")
  }

  @Test func needsNoLanguageForOne() {
    #expect(ListJoining(locale: "en").joined([]) == "")
    #expect(ListJoining(locale: "en").joined(["a"]) == "a")
    #expect(ListJoining(locale: "no such locale").joined(items) == "a, b, c")
  }

  /// The buffer for the result grows where it was too small.
  @Test func joinsLongTexts() {
    let long = String(repeating: "ü🎉", count: 5_000)
    #expect(ListJoining(locale: "en").joined([long, "", long]) == "\(long), , and \(long)")
    let many = (0..<3_000).map(String.init)
    #expect(ListJoining(locale: "th").joined(many).contains("2998"))
  }
}

import CompiledTables
import FoundationLocalization
import TestSupport
import Testing

@Suite("Localized attributed strings of random translations")
struct AttributedMessageFuzzTests {
  private static let pieces = [
    "%@", "%1$@", "%2$lld", "%lld", "**", "*", "_", "`", "~~", "[", "](", ")", "](https://a.example/%1$@)", "^[",
    "](inflect: true)", "](morphology: { number: '%@' })", "](inflectionAlternative: '*%1$@*')", "](a: ", "'", "\"",
    "\\",
    "\n", " ", "word", "é", "שלום", "\u{F0000}", "\u{F0001}", "\u{FFFFD}", "<b>", "&amp;", "![", "\u{0}",
  ]

  @Test("show every value that they have a place for", arguments: 0..<60)
  func values(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let value = "**V**\u{F0000}](x)`^["
    let translation = (0..<20).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
    let key: String.LocalizationValue = "\(value) and \(7)"
    let texts = try TemporaryBundle(compiled: ["en": [key.key: translation]])
    let text = withLanguage("en") {
      AttributedString(localized: key, options: .applyReplacementIndexAttribute, bundle: texts.bundle)
    }
    for run in text.runs where run.replacementIndex == 1 {
      // Equal neighbours are one run.
      let shown = String(text[run.range].characters).replacing(value, with: "")
      #expect(shown.isEmpty, "\(translation.debugDescription)")
    }
  }

  @Test("notice when there are more values than can be marked")
  func manyValues() {
    var output = MarkdownMessageOutput()
    let text = Array("x".utf8)
    for count in 1...65_535 {
      text.withUnsafeBufferPointer { output.append(MessageOutputValue(position: 1), text: $0) }
      if output.isOverflowing != (count > 65_534) { Issue.record("overflows at \(count)") }
    }
  }
}

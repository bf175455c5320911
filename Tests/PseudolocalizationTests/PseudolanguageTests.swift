import FormatSpecifiers
import Pseudolocalization
import TestSupport
import Testing

@Suite("Pseudolanguages")
struct PseudolanguageTests {
  private func written(_ effects: Pseudolanguage.Effects, _ text: String) -> String {
    Pseudolanguage(effects).text(text)
  }

  /// Outputs that were recorded of Xcode's pseudolanguages.
  @Test func writesWhatXcodesDo() {
    #expect(written(.bounded, "Welcome to WWDC!") == "[# Welcome to WWDC! #]")
    #expect(written(.doubled, "String") == "String String")
    let accented = written(.accented, "Welcome to WWDC!")
    #expect(accented.count == 16)
    #expect(accented.utf8.count == 42)
    #expect(Pseudolanguage.capitals("Hello") == "HELLO")
  }

  @Test(arguments: [
    ("Date: %@", "Date: @ Date: %@"),
    ("%1$@ of %2$lld", "1$@ of 2$lld %1$@ of %2$lld"),
    ("%#@files@ left", "#@files@ left %#@files@ left"),
    ("100 %% of it", "100 %% of it 100 %% of it"),
    ("%@", "%@"), ("", ""), (" – ", " – "),
    ("Read [more](https://example.com/%@)", "Read [more](https://example.com/@) Read [more](https://example.com/%@)"),
  ])
  func doublesWithoutAskingForMore(text: String, expected: String) {
    #expect(written(.doubled, text) == expected)
  }

  /// What stands between ‹ and › must come out of the accented text as it went in; all else must change.
  @Test(arguments: [
    "Hello ‹%1$@›, you have ‹%#@files@› and ‹%arg› left: 5‹%%›",
    "Go to ‹https://example.com/path?q=a›, ‹www.example.org›. Or write to ‹ann.lee@example.com›!",
    "A [link‹](https://example.com/a(b))› and ‹^[›‹%lld› ticket‹](inflect: true)›",
    "‹^[›Welcome‹](inflect: true, inflectionAlternative: 'Hi (there)')› **bold** ‹`code %d`› ‹``a ` b``›",
    "‹<b>›bold‹</b>› ‹<a href=\"x\">›link‹</a>› fish ‹&amp;› chips ‹&#39;›s",
    "Start ‹${applicationName}› or ‹{count}› 🎉👩‍👩‍👧 ok",
    "a < b, x & y; 5 ` tick ^ hat ] (round) {not this} e@ mail",
    "‹http://a.b/%@/c› (see ‹http://c.d›)",
  ])
  func keepsWhatMustStay(marked: String) {
    let source = marked.filter { $0 != "‹" && $0 != "›" }
    let expected = marked.split(separator: "‹", omittingEmptySubsequences: false).enumerated().map { number, part in
      let halves = part.split(separator: "›", maxSplits: 1, omittingEmptySubsequences: false)
      return (kept: number == 0 ? "" : String(halves[0]), changed: String(halves[number == 0 ? 0 : 1]))
    }
    let result = written(.accented, source)
    let plain = String(String.UnicodeScalarView(result.unicodeScalars.filter { !(0x300...0x36F).contains($0.value) }))
    #expect(plain == source, "only marks are added")
    var rest = result[...]
    for (kept, changed) in expected {
      #expect(rest.hasPrefix(kept), "\(kept) stays in \(result)")
      rest = rest.dropFirst(kept.count)
      let part = rest.prefix(changed.count)
      #expect(part.contains { $0.isLetter && $0.unicodeScalars.count == 1 && $0.isASCII } == false, "in \(part)")
      rest = rest.dropFirst(changed.count)
    }
    #expect(rest.isEmpty)
  }

  @Test func turnsLines() {
    #expect(written(.rightToLeft, "One %@\n\nTwo") == "\u{202E}One %@\u{202C}\n\n\u{202E}Two\u{202C}")
    #expect(written([.rightToLeft, .bounded], "One") == "[# \u{202E}One\u{202C} #]")
  }

  @Test(arguments: [("Save", 1.5), ("Save all of the files", 1.4), ("Save %@", 2), ("Ä", 3)])
  func expands(text: String, factor: Double) {
    let result = Pseudolanguage([], expansion: factor).text(text)
    let visible = { (text: String) in text.replacing("%@", with: "").count }
    #expect(result.hasPrefix(text))
    #expect(visible(result) <= Int((Double(visible(text)) * factor).rounded(.up)))
    #expect(visible(result) >= Int(Double(visible(text)) * factor) - 1)
  }

  @Test func readsNames() {
    #expect(Pseudolanguage(named: "accented, bounded") == Pseudolanguage([.accented, .bounded]))
    #expect(
      Pseudolanguage(named: "Double rtl expanded=1.4") == Pseudolanguage([.doubled, .rightToLeft], expansion: 1.4))
    for wrong in ["", " ", "loud", "expanded=", "expanded=nan", "expanded=0.5", "accented,loud"] {
      #expect(Pseudolanguage(named: wrong) == nil)
    }
  }

  @Test func breaksNoText() {
    var random = SeededRandom(seed: 3)
    let pieces = [
      "a", "Б", " ", "%@", "%1$lld", "%#@x@", "%", "%%", "^[", "[", "]", "](", "(", ")", "`", "<", ">", "&", ";", "{",
      "}", "$", "'", "\"", "http", "://", "www.", "@", ".", "\n", "🎉", "\u{301}", "\u{202E}", "é",
    ]
    for _ in 0..<4_000 {
      let text = (0..<Int.random(in: 0..<14, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      let specifiers = FormatString(text).arguments
      let effects = Pseudolanguage.Effects(rawValue: Int.random(in: 0..<16, using: &random))
      let result = Pseudolanguage(effects, expansion: Double.random(in: 1...3, using: &random)).text(text)
      let found = FormatString(result).arguments
      #expect(found.suffix(specifiers.count).map(\.text) == specifiers.map(\.text), "\(text) → \(result)")
      #expect(Pseudolanguage([]).text(text) == text)
      #expect(Pseudolanguage(.accented).text(text, isFormat: false).unicodeScalars.count >= text.unicodeScalars.count)
    }
  }
}

import FoundationLocalization
import TestSupport
import Testing

@Suite("Accept-Language")
struct AcceptLanguageTests {
  @Test(
    "orders languages by weight, then by place",
    arguments: [
      ("", []),
      ("de", ["de"]),
      ("da, en-gb;q=0.8, en;q=0.7", ["da", "en-gb", "en"]),
      ("fr;q=0.5, de, it;q=0.5, en;q=0.9", ["de", "en", "fr", "it"]),
      ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", ["fr-CH", "fr", "en", "de"]),
      ("en;q=0, de", ["de"]),
      (" de ; q = 0.3 ,\tfr ;Q=1.000", ["fr", "de"]),
      ("de, DE;q=0.1, de;q=1", ["de"]),
      ("zh-Hant-TW;q=0.001, sr-Latn;q=0.01", ["sr-Latn", "zh-Hant-TW"]),
      // What is no range is passed over, and only that.
      ("de;q=2, fr;q=0.1234, en;q=-1, it;q=1.5, es;q=., pt;q=1., sv", ["sv", "pt"].reversed()),
      ("d3, -de, de-, de--at, toolonglanguage, fr_FR, ja", ["ja"]),
      (",,;,q=1,, nl", ["nl"]),
      ("de;level=1;q=0.5, nb", ["nb", "de"]),
    ] as [(String, [String])])
  func languages(field: String, expected: [String]) {
    #expect(AcceptLanguage(field).languages == expected)
  }

  @Test("says what is refused")
  func refusals() {
    let wanted = AcceptLanguage("en;q=0, en-GB, fr, *;q=0.1")
    #expect(wanted.refuses("en"))
    #expect(wanted.refuses("en-US"))
    #expect(!wanted.refuses("en-GB"))
    #expect(!wanted.refuses("de"))
    #expect(AcceptLanguage("fr, *;q=0").refuses("de"))
    #expect(!AcceptLanguage("fr, *;q=0").refuses("fr-CA"))
    #expect(!AcceptLanguage("").refuses("fr"))
  }

  @Test("is read within limits, whatever it is")
  func limits() {
    let long = (0..<10_000).map { "a\($0 % 10)" }.joined(separator: ",") + String(repeating: "de,", count: 100_000)
    #expect(AcceptLanguage(long).ranges.isEmpty)
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let many = letters.flatMap { first in letters.map { "\(first)\($0)" } }.joined(separator: ", ")
    #expect(AcceptLanguage(many).ranges.count == 32)
    for field in ParserFuzzing.mutations(of: "fr-CH, fr;q=0.9, en;q=0.8, *;q=0.5", count: 3_000, seed: 11) {
      let wanted = AcceptLanguage(String(decoding: field, as: UTF8.self))
      #expect(wanted.ranges.allSatisfy { (0...1000).contains($0.weight) && !$0.language.isEmpty })
    }
  }
}

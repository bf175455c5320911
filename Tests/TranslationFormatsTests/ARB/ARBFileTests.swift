import Findings
import LosslessJSON
import SourceText
import TestSupport
import Testing
import TranslationFormats

struct ARBFileTests {
  static let sample = #"""
    {
      "@@locale": "en",
      "@@last_modified": "2024-01-01",
      "boats": "{count, plural, one{1 boat} other{{count} boats}}",
      "@boats": {
        "description": "in the list",
        "placeholders": {"count": {"type": "int", "example": "3"}},
        "x-note": [1, null]
      },
      "@heading": {},
      "quay": "The \"quay\""
    }
    """#

  @Test func readsMessagesAndWhatIsSaidOfThem() throws {
    let file = try ARBFile(bytes: Array(Self.sample.utf8), path: "app_en.arb")
    #expect(file.locale == "en")
    #expect(file.messages.map(\.name) == ["boats", "quay"])
    #expect(file.messages[0].description == "in the list")
    #expect(file.messages[0].placeholders.map(\.name) == ["count"])
    #expect(file.messages[0].attributes.map(\.name) == ["x-note"])
    #expect(file.attributes.map(\.name) == ["@@last_modified", "@heading"])
    #expect(file.messages[1].line == 11)
    #expect(try ARBFile(bytes: file.bytes(), path: "x") == file)
  }

  @Test(arguments: [("[]", 1), ("{\n\"a\": 1}", 2), ("{\"a\"", 1)])
  func refusesWithThePlace(text: String, line: Int) {
    let refused = #expect(throws: RefusedInput.self) { try ARBFile(bytes: Array(text.utf8), path: "x.arb") }
    #expect(refused?.findings.first?.location?.range?.lowerBound.line == line)
  }

  @Test func survivesDamage() {
    let inputs =
      ParserFuzzing.truncations(of: Self.sample) + ParserFuzzing.mutations(of: Self.sample, count: 1000, seed: 4)
    for bytes in inputs {
      guard let file = try? ARBFile(bytes: bytes, path: "x") else { continue }
      #expect((try? ARBFile(bytes: file.bytes(), path: "x")) == file)
    }
  }
}

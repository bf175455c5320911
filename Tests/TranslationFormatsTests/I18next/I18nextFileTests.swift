import Findings
import LanguageData
import TestSupport
import Testing
import TranslationFormats

struct I18nextFileTests {
  static let sample = #"""
    {
      "menu": {"open": "Open {{file}}", "items": ["One", "Two"], "count": 3},
      "boat_one": "{{count}} boat",
      "boat_other": "{{count}} boats",
      "friend_male": "He"
    }
    """#

  @Test func readsTextsByTheirPaths() throws {
    let file = try I18nextFile(bytes: Array(Self.sample.utf8), path: "en/translation.json")
    #expect(
      file.texts.map(\.name) == [
        "menu.open", "menu.items.0", "menu.items.1", "boat_one", "boat_other", "friend_male",
      ])
    #expect(file.texts[3].line == 3)
    #expect(try I18nextFile(bytes: file.bytes(), path: "x") == file)
  }

  @Test func knowsPluralsOfBothVersions() throws {
    let english = try #require(LanguageIdentifier("en"))
    let russian = try #require(LanguageIdentifier("ru"))
    #expect(
      I18nextPlurals.groups(of: ["boat_one", "boat_other", "chosen_one"], in: english)
        == ["boat": [.one: "boat_one", .other: "boat_other"]])
    #expect(
      I18nextPlurals.groups(of: ["boat", "boat_plural", "x_plural"], in: english)
        == ["boat": [.one: "boat", .other: "boat_plural"]])
    #expect(
      I18nextPlurals.groups(of: ["boat_0", "boat_1", "boat_2", "step_1"], in: russian)
        == ["boat": [.one: "boat_0", .few: "boat_1", .many: "boat_2"]])
  }

  @Test func refusesWhatIsNoObject() {
    let refused = #expect(throws: RefusedInput.self) { try I18nextFile(bytes: Array("[\"a\"]".utf8), path: "x.json") }
    #expect(refused?.findings.first?.id.rawValue == "not-an-i18next-file")
  }

  @Test func survivesDamage() {
    let inputs =
      ParserFuzzing.truncations(of: Self.sample) + ParserFuzzing.mutations(of: Self.sample, count: 1000, seed: 5)
    for bytes in inputs {
      guard let file = try? I18nextFile(bytes: bytes, path: "x") else { continue }
      #expect((try? I18nextFile(bytes: file.bytes(), path: "x")) == file)
    }
  }
}

import SourceObservations
import Testing

@Suite("Patterns of keys")
struct KeyPatternTests {
  @Test("a pattern matches what has its pieces in order")
  func matches() {
    #expect(KeyPattern(pieces: ["menu.open"]).matches("menu.open"))
    #expect(!KeyPattern(pieces: ["menu.open"]).matches("menu.opened"))
    let gap = KeyPattern(pieces: ["menu.", ".title"])
    #expect(gap.matches("menu.file.title"))
    #expect(gap.matches("menu..title"))
    #expect(!gap.matches("menu.file.hint"))
    #expect(!gap.matches("menu.title"), "the pieces do not overlap")
    let three = KeyPattern(pieces: ["a", "b", "c"])
    #expect(three.matches("aXbYc"))
    #expect(three.matches("abc"))
    #expect(!three.matches("acb"))
    #expect(!three.matches("ac"))
  }

  @Test("only a pattern without a gap is certain")
  func certain() {
    #expect(KeyPattern(pieces: ["a"]).isCertain)
    #expect(!KeyPattern(pieces: ["a", ""]).isCertain)
  }
}

import LocalizableReferences
import StringsData
import TestSupport
import Testing

@Suite("Two extractions of the same sources")
struct ExtractionComparisonTests {
  private func use(
    _ key: String, _ line: Int, _ column: Int = 3, table: String? = nil, comment: String? = nil, value: String? = nil,
    path: String = "A.swift"
  ) -> LocalizableReference {
    LocalizableReference(
      key: key, table: table, comment: comment, defaultValue: value,
      location: ReferenceLocation(path: path, line: line, column: column), reason: "Text(_:)")
  }

  private func lines(_ build: [LocalizableReference], _ sources: [LocalizableReference]) -> [String] {
    ExtractionComparison(build: build, sources: sources).differences.map { difference in
      let sides = [difference.build, difference.sources].map { $0 ?? "-" }.joined(separator: "|")
      let places = difference.places.map { "\($0.path):\($0.line)" }.joined(separator: ",")
      return "\(difference.table) \(difference.key) \(difference.kind.rawValue) \(sides) \(places)"
    }
  }

  @Test("the same strings do not differ, in whatever order and table they are told")
  func same() {
    let uses = [use("A", 2), use("B", 4, table: "Localizable", comment: "c"), use("B", 5), use("C", 5, table: "T")]
    #expect(lines(uses, uses.reversed()) == [])
    #expect(ExtractionComparison(build: uses, sources: uses).keyCount == 3)
    #expect(lines([], []) == [])
  }

  @Test("keys of one side, with all their places")
  func one() {
    #expect(
      lines([use("A", 2), use("A", 9), use("B", 3)], [use("B", 3), use("C", 7)]) == [
        "Localizable A only-in-build -|- A.swift:2,A.swift:9", "Localizable C only-in-sources -|- A.swift:7",
      ])
  }

  @Test("another key or table at the same place is one difference")
  func pairs() {
    #expect(
      lines(
        [use("%lld left", 2), use("Name", 3, table: "T"), use("%lld left", 8)],
        [use("%@ left", 2), use("Name", 3), use("%@ left", 8)]) == [
          "Localizable %lld left key %lld left|%@ left A.swift:2,A.swift:8", "T Name table T|Localizable A.swift:3",
        ])
    // A key that both have elsewhere is not paired.
    #expect(
      lines([use("A", 2), use("B", 3)], [use("A", 2), use("B", 3), use("C", 3, 30)])
        == ["Localizable C only-in-sources -|- A.swift:3"])
    // Places in other files have nothing to do with each other.
    #expect(lines([use("A", 2)], [use("B", 2, path: "B.swift")]).count == 2)
  }

  @Test("a build that names no places")
  func noPlaces() {
    #expect(
      lines([use("A", 1, 1), use("Name", 1, 1, table: "T")], [use("Name", 5)]) == [
        "Localizable A only-in-build -|- ", "T Name table T|Localizable A.swift:5",
      ])
  }

  @Test("comments and default values are compared as a catalog joins them")
  func texts() {
    #expect(
      lines(
        [use("A", 2, comment: "b"), use("A", 3, comment: "a"), use("B", 4, value: "x")],
        [use("A", 2, comment: "a"), use("A", 3, comment: "b"), use("B", 4)]) == [
          "Localizable B default-value x|- A.swift:4"
        ])
    #expect(
      lines([use("A", 2, comment: "a")], [use("A", 2, comment: "b")]) == ["Localizable A comment a|b A.swift:2"])
    // Equal to Swift, but not to a catalog.
    #expect(lines([use("A", 2, comment: "é")], [use("A", 2, comment: "e\u{301}")]).count == 1)
    #expect(lines([use("é", 2)], [use("e\u{301}", 2)]).count == 1)
  }

  @Test("each side's view is the other's reversed")
  func symmetry() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<200 {
      func some() -> [LocalizableReference] {
        (0..<Int.random(in: 0...6, using: &random)).map { _ in
          use(
            ["A", "B", "%@"].randomElement(using: &random) ?? "A", Int.random(in: 2...4, using: &random),
            comment: [nil, "c"].randomElement(using: &random) ?? nil)
        }
      }
      let (left, right) = (some(), some())
      let forth = ExtractionComparison(build: left, sources: right).differences
      let back = ExtractionComparison(build: right, sources: left).differences
      func isWhole(_ kind: ExtractionComparison.Kind) -> Bool { kind == .comment || kind == .defaultValue }
      #expect(forth.filter { isWhole($0.kind) }.map(\.key) == back.filter { isWhole($0.kind) }.map(\.key))
      #expect(forth.isEmpty == back.isEmpty)
      #expect(ExtractionComparison(build: left, sources: left).differences == [])
    }
  }
}

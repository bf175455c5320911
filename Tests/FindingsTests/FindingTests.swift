import Findings
import SourceText
import Testing

@Suite struct FindingTests {
  @Test func severitiesAreOrdered() {
    #expect(FindingSeverity.allCases.sorted() == [.advice, .warning, .error])
  }

  @Test func locationFromOffsetNamesLineAndColumn() throws {
    let location = FindingLocation(path: "a.json", text: SourceText("{\n  x\n}"), offset: 4, length: 1)
    let range = try #require(location.range)
    #expect(range.lowerBound.line == 2)
    #expect(range.lowerBound.column == 3)
    #expect(range.upperBound.column == 4)
  }
}

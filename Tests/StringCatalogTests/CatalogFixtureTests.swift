import Findings
import Foundation
import SourceText
import StringCatalog
import Testing

@Suite struct CatalogFixtureTests {
  @Test func thereAreFixtures() {
    #expect(CatalogFixture.valid.count >= 12)
    #expect(CatalogFixture.invalid.count >= 25)
  }

  @Test(arguments: CatalogFixture.valid)
  func comesBackToTheByte(fixture: CatalogFixture) throws {
    let bytes = try fixture.bytes
    #expect(try StringCatalog(bytes: bytes, path: fixture.name).bytes() == bytes)
  }

  @Test(arguments: CatalogFixture.invalid)
  func isRefusedWithItsFinding(fixture: CatalogFixture) throws {
    let error = #expect(throws: RefusedInput.self) {
      try StringCatalog(bytes: try fixture.bytes, path: fixture.name)
    }
    let described = (error?.findings ?? []).map(describe).joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "all" {
      try fixture.update(described)
      Issue.record("recorded \(fixture.name)")
    }
    #expect(described == (try fixture.expectedFinding))
  }

  private func describe(_ finding: Finding) -> String {
    var lines = ["\(place(finding.location)) \(finding.severity.rawValue) \(finding.id)", finding.message]
    if let suggestion = finding.suggestion { lines.append("suggestion: \(suggestion)") }
    for note in finding.notes { lines.append("note: \(place(note.location)) \(note.message)") }
    return lines.joined(separator: "\n")
  }

  private func place(_ location: FindingLocation?) -> String {
    guard let start = location?.range?.lowerBound else { return "-" }
    return "\(start.line):\(start.column)"
  }
}

import Foundation
import Testing

/// The page of findings and the sources name the same ids.
@Suite struct FindingIDTests {
  private static let page = "Documentation/Users/Findings.md"

  /// Ids are kebab case in quotes, first in a `Finding`, or anywhere in a file of findings.
  private static func idsInSources() throws -> Set<String> {
    var ids: Set<String> = []
    for path in RepositoryFiles.sources {
      let text = try RepositoryFiles.text(of: path)
      if path.hasSuffix("Findings.swift") {
        for match in text.matches(of: /"([a-z]+(?:-[a-z0-9]+)+)"/) { ids.insert(String(match.1)) }
      } else {
        for match in text.matches(of: /Finding\(\s*"([a-z0-9]+(?:-[a-z0-9]+)+)"/) { ids.insert(String(match.1)) }
      }
    }
    return ids
  }

  @Test func thePageNamesTheIDsThatThereAre() throws {
    let text = try RepositoryFiles.text(of: Self.page)
    // In the first column of a table.
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let named = rows.flatMap { row in
      row.split(separator: "|").first.map { $0.matches(of: /`([a-z0-9-]+)`/).map { String($0.1) } } ?? []
    }
    let ids = try Self.idsInSources()
    #expect(ids.count > 50)
    #expect(ids.subtracting(named).sorted() == [], "add these to \(Self.page)")
    #expect(Set(named).subtracting(ids).sorted() == [], "\(Self.page) names ids that no source has")
    #expect(named.count == Set(named).count, "an id stands twice")
  }
}

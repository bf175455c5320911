import Findings
import Foundation
import StringsTables
import TestSupport
import Testing

/// Real tables: identity, the values that Foundation reads, and additions.
@Suite(.enabled(if: CorpusLocation.exists, "needs the corpus")) struct StringsTableCorpusTests {
  private static func files() throws -> [URL] {
    let folder = try #require(CorpusLocation.folder).appendingPathComponent("strings")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return names.filter { $0.hasSuffix(".strings") }.map { folder.appendingPathComponent($0) }
  }

  @Test func textTablesAreReadAsFoundationReadsThemAndKeptToTheByte() throws {
    var count = 0
    for file in try Self.files() {
      let name = file.lastPathComponent
      let bytes = Array(try Data(contentsOf: file))
      let table = try StringsTable(bytes: bytes, path: name)
      #expect(table.bytes == bytes, "\(name)")
      let expected = try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
      let values = (expected as? [String: Any])?.compactMapValues { $0 as? String }
      let own = Dictionary(
        table.entries.compactMap { entry in entry.value.map { (entry.key, $0) } }, uniquingKeysWith: { $1 })
      #expect(own == values, "\(name)")
      count += 1
    }
    #expect(count > 60)
  }

  @Test func anAdditionLeavesTheRest() throws {
    for file in try Self.files() {
      guard let before = try? StringsTable(bytes: Array(try Data(contentsOf: file)), path: file.path) else { continue }
      var table = before
      try table.add(key: "a key that is new", value: "value", comment: "comment")
      #expect(table["a key that is new"] == "value")
      #expect(table.entries.count == before.entries.count + 1)
      let others = table.entries.filter { $0.key != "a key that is new" }
      #expect(others.map(\.comment) == before.entries.map(\.comment), "\(file.lastPathComponent)")
    }
  }
}

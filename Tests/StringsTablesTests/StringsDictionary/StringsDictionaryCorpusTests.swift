import Foundation
import StringsTables
import TestSupport
import Testing

/// Real tables: identity, and the values that Foundation reads.
@Suite(.enabled(if: CorpusLocation.exists, "needs the corpus")) struct StringsDictionaryCorpusTests {
  @Test func tablesAreReadAsFoundationReadsThemAndKeptToTheByte() throws {
    let folder = try #require(CorpusLocation.folder).appendingPathComponent("stringsdict")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for name in names {
      let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
      let table = try StringsDictionary(bytes: bytes, path: name)
      #expect(table.bytes() == bytes, "\(name)")
      let expected = try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
      for written in [
        StringsDictionary.bytes(of: table.entries, order: .utf16), StringsDictionary.binaryBytes(of: table.entries),
      ] {
        let own = try PropertyListSerialization.propertyList(from: Data(written), options: [], format: nil)
        #expect(own as? NSDictionary == expected as? NSDictionary, "\(name)")
      }
    }
    #expect(names.count > 40)
  }

  @Test func aChangedTextChangesOneLine() throws {
    let folder = try #require(CorpusLocation.folder).appendingPathComponent("stringsdict")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
      var table = try StringsDictionary(bytes: bytes, path: name)
      for index in table.entries.indices {
        guard case .rules(var rules) = table.entries[index].content, !rules.variables.isEmpty,
          !rules.variables[0].cases.isEmpty
        else { continue }
        let before = rules.variables[0].cases[0].text
        guard !before.contains("\n") else { continue }
        rules.variables[0].cases[0].text = "changed"
        table.entries[index].content = .rules(rules)
        break
      }
      let old = bytes.split(separator: 0x0A)
      let new = table.bytes().split(separator: 0x0A)
      #expect(old.count == new.count, "\(name)")
      #expect(zip(old, new).count(where: { $0 != $1 }) <= 1, "\(name)")
    }
  }
}

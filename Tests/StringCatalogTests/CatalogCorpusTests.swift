import Findings
import StringCatalog
import TestSupport
import Testing

@Suite(.enabled(if: CatalogCorpus.exists, "needs the corpus of public catalogs"))
struct CatalogCorpusTests {
  @Test func holdsTheFilesThatTheScoresCount() {
    #expect(CatalogCorpus.rows.filter { $0.style == "xcode" }.count == 248)
    #expect(CatalogCorpus.rows.filter { $0.isOrdered }.count == 242)
  }

  @Test(arguments: CatalogCorpus.rows.filter { $0.style != "broken" })
  func comesBackToTheByte(row: CatalogCorpus.Row) throws {
    let bytes = try CatalogCorpus.bytes(row)
    let catalog = try StringCatalog(bytes: bytes, path: row.file, duplicateKeys: .kept)
    #expect(catalog.bytes() == bytes)
    // The writer alone, without the kept bytes: same text for files in Xcode's style, whatever their order.
    if row.style == "xcode" { #expect(catalog.formatted(sorting: false) == bytes) }
  }

  @Test(arguments: CatalogCorpus.rows.filter { $0.style == "broken" })
  func whatIsNoCatalogIsRefused(row: CatalogCorpus.Row) throws {
    let bytes = try CatalogCorpus.bytes(row)
    let error = #expect(throws: RefusedInput.self) { try StringCatalog(bytes: bytes, path: row.file) }
    #expect(error?.findings.first?.location?.range != nil)
  }

  @Test(arguments: CatalogCorpus.rows.filter(\.isOrdered))
  func comesBackFromShuffledKeys(row: CatalogCorpus.Row) throws {
    let bytes = try CatalogCorpus.bytes(row)
    var random = SeededRandom(seed: 242)
    let other = try shuffled(bytes, path: row.file, random: &random)
    #expect(try StringCatalog(bytes: other, path: row.file).formatted() == bytes)
  }

  @Test(arguments: CatalogCorpus.rows.filter(\.isOrdered))
  func comesBackFromItsEntriesAlone(row: CatalogCorpus.Row) throws {
    let bytes = try CatalogCorpus.bytes(row)
    let catalog = try StringCatalog(bytes: bytes, path: row.file)
    var emptied = catalog
    for key in catalog.keys { emptied[key] = nil }
    var copy = try StringCatalog(bytes: emptied.bytes(), path: row.file)
    #expect(copy.keys.isEmpty)
    var random = SeededRandom(seed: 1)
    for key in catalog.keys.shuffled(using: &random) { copy[key] = catalog[key] }
    #expect(String(decoding: copy.bytes(), as: UTF8.self) == String(decoding: bytes, as: UTF8.self))
  }

  @Test(arguments: CatalogCorpus.rows.filter(\.isOrdered))
  func whatIsDeletedAndAddedAgainLeavesTheSameBytes(row: CatalogCorpus.Row) throws {
    let bytes = try CatalogCorpus.bytes(row)
    var random = SeededRandom(seed: UInt64(bytes.count))
    let original = try StringCatalog(bytes: bytes, path: row.file)
    for kind in CatalogDeletion.allCases {
      var catalog = original
      guard let target = kind.pick(from: catalog, &random) else { continue }
      let putBack = target.delete(kind, from: &catalog)
      let without = catalog.bytes()
      #expect(without != bytes, "\(kind) of \(target)")
      // In half of the runs nothing but the file carries the rest of the catalog over.
      let rereads = Bool.random(using: &random)
      if rereads { catalog = try StringCatalog(bytes: without, path: row.file) }
      putBack(&catalog)
      let result = catalog.bytes()
      #expect(result == bytes, "\(ChangedLines(from: bytes, to: result)) \(kind) of \(target), reread: \(rereads)")
    }
  }
}

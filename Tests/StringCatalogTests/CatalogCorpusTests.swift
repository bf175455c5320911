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
    if row.isOrdered { #expect(catalog.formatted() == bytes) }
  }
}

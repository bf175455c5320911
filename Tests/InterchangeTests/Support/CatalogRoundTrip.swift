import Findings
import Interchange
import StringCatalog
import XLIFF

/// A language that goes to translators in a file, is removed from the catalog, and comes back unchanged.
struct CatalogRoundTrip {
  let original: StringCatalog
  let restored: StringCatalog
  let findings: [Finding]
  /// The names of the units that the file had.
  let unitIDs: Set<String>

  init(of catalog: StringCatalog, language: String, path: String, isFaithful: Bool) throws {
    original = catalog
    let export = CatalogExport(of: catalog, in: language, path: path, isFaithful: isFaithful)
    unitIDs = Set(export.units.map(\.id))
    let file = XLIFFFile(
      original: path, sourceLanguage: catalog.sourceLanguage, targetLanguage: language, units: export.units)
    let written = XLIFFWriter.bytes(
      of: XLIFFDocument(files: [file]), namespaces: isFaithful ? [FaithfulAttributes.namespace] : [])
    let read = try XLIFFReader.document(in: written, path: path + ".xliff")
    var stripped = catalog
    stripped.removeLocalization(language)
    let result = InterchangeFixture.imported(
      read.files.flatMap(\.units), into: stripped, language: language, isFaithful: isFaithful)
    restored = result.catalog
    findings = export.findings + result.findings
  }
}

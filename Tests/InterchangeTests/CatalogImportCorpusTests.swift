import Foundation
import Findings
import Interchange
import LosslessJSON
import StringCatalog
import TestSupport
import Testing
import XLIFF

/// Imports of Xcode with the catalogs before and after, and every public catalog there and back.
@Suite(.enabled(if: CorpusLocation.exists, "needs the corpus"))
struct CatalogImportCorpusTests {
  private func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: try #require(CorpusLocation.folder).appendingPathComponent(path)))
  }

  private func imported(
    _ units: [XLIFFUnit], into catalog: StringCatalog, _ language: String, isFaithful: Bool = false
  ) -> CatalogImport {
    InterchangeFixture.imported(units, into: catalog, language: language, isFaithful: isFaithful)
  }

  private func value(_ bytes: [UInt8]) throws -> JSONValue {
    let document = try JSONDocument(bytes: bytes, path: "")
    return document.value(of: document.root)
  }

  /// An import of the untouched export adds plural forms that the language needs, as Xcode does.
  @Test(arguments: ["behavior/plural-fallback", "positive/catalog-matrix"])
  func importsAsXcode27(name: String) throws {
    let folder = "xliff/xcode27_oracle/\(name)"
    let source = try StringCatalog(bytes: try bytes("\(folder)/source.xcstrings"), path: name)
    let expected = try StringCatalog(bytes: try bytes("\(folder)/expected-after-import.xcstrings"), path: name)
    let document = try XLIFFReader.document(in: try bytes("\(folder)/exported.xliff"), path: name)
    let file = try #require(document.files.first)
    let result = imported(file.units, into: source, "fr")
    #expect(result.catalog.keys.sorted() == expected.keys.sorted())
    // Xcode also takes the numbers out of references whose unit nobody has touched; what is not changed stays here.
    for key in expected.keys where key != "multi" { #expect(result.catalog[key] == expected[key], "\(key)") }
    #expect(result.catalog.version == expected.version)
  }

  /// States: what Xcode leaves out for being unfinished is taken over for review here, and an empty text clears none.
  @Test func importsStatesAsXcode27ButLosesNone() throws {
    let folder = "xliff/xcode27_oracle/behavior/state-import"
    let source = try StringCatalog(bytes: try bytes("\(folder)/source.xcstrings"), path: "a")
    let expected = try StringCatalog(bytes: try bytes("\(folder)/expected-after-import.xcstrings"), path: "a")
    let document = try XLIFFReader.document(in: try bytes("\(folder)/import-edited.xliff"), path: "a")
    let result = imported(try #require(document.files.first).units, into: source, "fr")
    let own: Set = ["empty", "new", "needs-review-l10n", "needs-review-translation"]
    for key in expected.keys where !own.contains(key) { #expect(result.catalog[key] == expected[key], "\(key)") }
    #expect(result.catalog["empty"] == source["empty"])
    for key in own.subtracting(["empty"]) {
      let unit = result.catalog[key]?.localizations?["fr"]?.stringUnit
      #expect(unit == StringUnit(state: .needsReview, value: "changed \(key)"))
    }
    #expect(result.findings.filter { $0.id == "unfinished-translation" }.count == 3)
    #expect(result.findings.filter { $0.id == "empty-translation" }.count == 1)
  }

  @Test(arguments: ["state-qualifiers", "inline-import"]) func importsQualifiersAsXcode27(name: String) throws {
    let folder = "xliff/xcode27_oracle/behavior/\(name)"
    let expected = try StringCatalog(bytes: try bytes("\(folder)/expected-after-import.xcstrings"), path: "a")
    var source = expected
    if name == "state-qualifiers" {
      source = try StringCatalog(bytes: try bytes("\(folder)/source.xcstrings"), path: "a")
    } else {
      // The set has no catalog from before: one with other texts stands in.
      for key in source.keys {
        source.setStringUnit(StringUnit(state: .translated, value: "old"), key: key, language: "fr")
      }
    }
    let document = try XLIFFReader.document(in: try bytes("\(folder)/import-edited.xliff"), path: "a")
    let result = imported(try #require(document.files.first).units, into: source, "fr")
    for key in expected.keys where !["ph"].contains(key) { #expect(result.catalog[key] == expected[key], "\(key)") }
    #expect(result.catalog.version == expected.version)
  }

  /// Restored to the byte from a file of ours, whatever the catalog holds.
  @Test func restoresEveryPublicCatalog() throws {
    let folder = try #require(CorpusLocation.folder).appendingPathComponent("xcstrings")
    var languages = 0
    var failures: [String] = []
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    where name.hasSuffix(".xcstrings") {
      let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
      guard bytes.count < 40_000, let catalog = try? StringCatalog(bytes: bytes, path: name) else { continue }
      for language in catalog.languages where language != catalog.sourceLanguage {
        languages += 1
        let export = CatalogExport(of: catalog, in: language, path: name, isFaithful: true)
        let file = XLIFFFile(
          original: name, sourceLanguage: catalog.sourceLanguage, targetLanguage: language, units: export.units)
        let written = XLIFFWriter.bytes(of: XLIFFDocument(files: [file]), namespaces: [FaithfulAttributes.namespace])
        let read = try XLIFFReader.document(in: written, path: "a.xliff")
        var stripped = catalog
        stripped.removeLocalization(language)
        let result = imported(try #require(read.files.first).units, into: stripped, language, isFaithful: true)
        if result.catalog.bytes() != bytes { failures.append("\(name) \(language)") }
      }
    }
    #expect(languages > 100)
    #expect(failures.isEmpty, "\(failures.count) of \(languages): \(failures.prefix(20))")
  }
}

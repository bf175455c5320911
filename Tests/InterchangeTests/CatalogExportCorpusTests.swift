import Foundation
import Interchange
import StringCatalog
import TestSupport
import Testing
import XLIFF

/// Exports of Xcode with the catalogs that it made them from.
@Suite(.enabled(if: CorpusLocation.exists, "needs the corpus"))
struct CatalogExportCorpusTests {
  private func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: try #require(CorpusLocation.folder).appendingPathComponent(path)))
  }

  @Test(arguments: [
    "behavior/missing-locale-uk", "behavior/plural-fallback", "behavior/state-import", "behavior/state-qualifiers",
    "positive/catalog-matrix",
  ])
  func exportsAsXcode27(name: String) throws {
    let folder = "xliff/xcode27_oracle/\(name)"
    let expected = try bytes("\(folder)/exported.xliff")
    try check(catalog: "\(folder)/source.xcstrings", against: expected)
  }

  @Test(arguments: [
    "behavior/plural-fallback", "behavior/state-import", "behavior/state-qualifiers", "positive/catalog-matrix",
  ])
  func exportsAgainAsXcode27(name: String) throws {
    let folder = "xliff/xcode27_oracle/\(name)"
    try check(catalog: "\(folder)/expected-after-import.xcstrings", against: try bytes("\(folder)/reexported.xliff"))
  }

  /// All catalogs of a project, with translations and states, in every language that was exported.
  @Test(arguments: ["geteduroam_xcode15.1", "geteduroam_xcode16.0"])
  func exportsAWholeProjectAsXcode(name: String) throws {
    let folder = try #require(CorpusLocation.folder).appendingPathComponent("xcloc/\(name)")
    var compared = 0
    for bundle in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where bundle.hasSuffix(".xcloc") {
      let language = String(bundle.dropLast(".xcloc".count))
      let path = "xcloc/\(name)/\(bundle)/Localized Contents/\(language).xliff"
      let document = try XLIFFReader.document(in: try bytes(path), path: path)
      for file in document.files where file.original.hasSuffix(".xcstrings") {
        let own = folder.appendingPathComponent("project/\(file.original)")
        guard let data = try? Data(contentsOf: own) else { continue }
        let catalog = try StringCatalog(bytes: Array(data), path: file.original)
        let export = CatalogExport(of: catalog, in: language, path: file.original)
        compared += export.units.count
        let units = file.units.map { unit in
          var unit = unit
          unit.range = nil
          return unit
        }
        let difference = zip(export.units, units).first { $0 != $1 }
        #expect(export.units == units, "\(language) \(file.original): \(difference.map { "\($0) | \($1)" } ?? "count")")
      }
    }
    #expect(compared > 600)
  }

  private func check(catalog path: String, against expected: [UInt8]) throws {
    let catalog = try StringCatalog(bytes: try bytes(path), path: path)
    let xcode = try XLIFFReader.document(in: expected, path: path)
    let file = try #require(xcode.files.first)
    let language = try #require(file.targetLanguage)
    let export = CatalogExport(of: catalog, in: language, path: path)
    var own = file
    own.units = export.units
    let written = XLIFFWriter.bytes(of: XLIFFDocument(files: [own]))
    let (left, right) = (String(decoding: written, as: UTF8.self), String(decoding: expected, as: UTF8.self))
    let difference = zip(left.split(separator: "\n"), right.split(separator: "\n")).first { $0 != $1 }
    #expect(left == right, "\(path): \(difference.map { "\($0) | \($1)" } ?? "length")")
  }
}

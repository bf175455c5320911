import Foundation
import InterfaceBuilder
import Interchange
import StringsTables
import TestSupport
import Testing
import XLIFF

/// Exports of Xcode with the source files that they were made of.
@Suite(.enabled(if: CorpusLocation.exists, "needs the corpus"))
struct TableExportCorpusTests {
  struct Comparison {
    var compared = 0
    var texts = 0
    /// Texts of the file that are in the export, comments aside.
    var equalTexts = 0
    var differences: [String] = []
  }

  /// What is the same in every language.
  private struct Content: Hashable {
    var id: String
    var source: XLIFFText?
    var note: String?

    var text: [String?] { [id, source?.joined] }

    init(_ unit: XLIFFUnit) {
      id = unit.id
      source = unit.source
      note = unit.notes.first?.text
    }
  }

  private func compare(
    _ ending: String, _ texts: ([UInt8], String, String) throws -> [ResourceText]
  ) throws -> Comparison {
    let folder = try #require(CorpusLocation.folder).appendingPathComponent("xcloc")
    var result = Comparison()
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    where name.hasSuffix(".xliff") {
      let bundle = folder.appendingPathComponent(name).deletingLastPathComponent().deletingLastPathComponent()
      let document = try XLIFFReader.document(
        in: Array(try Data(contentsOf: folder.appendingPathComponent(name))), path: name)
      for file in document.files where file.original.hasSuffix(ending) {
        let source = bundle.appendingPathComponent("Source Contents/\(file.original)")
        guard let data = try? Data(contentsOf: source) else { continue }
        let texts = try texts(Array(data), file.original, file.targetLanguage ?? "")
        let export = TableExport(of: texts) { _ in nil }
        let own = export.units.map(Content.init)
        let exported = file.units.map(Content.init)
        result.compared += exported.count
        result.texts += own.count
        result.equalTexts += Set(own.map(\.text)).intersection(exported.map(\.text)).count
        guard own != exported else { continue }
        let differing = Set(exported).symmetricDifference(own)
        result.differences.append(
          "\(name) \(file.original): \(differing.count), \(differing.first.map { "\($0)" } ?? "order")")
      }
    }
    return result
  }

  @Test func stringsTables() throws {
    let result = try compare(".strings") { bytes, path, _ in try StringsTable(bytes: bytes, path: path).resourceTexts }
    #expect(result.compared > 9000)
    // What the tables lack, Xcode found in the sources, and comments with it; a few texts had changed since.
    #expect(result.equalTexts > result.texts * 97 / 100, "\(result.equalTexts) of \(result.texts)")
  }

  @Test func stringsDictionaries() throws {
    let result = try compare(".stringsdict") { bytes, path, language in
      try StringsDictionary(bytes: bytes, path: path).resourceTexts(for: language)
    }
    #expect(result.compared > 200)
    // Three exports of one project have notes that Xcode found in the sources.
    #expect(result.differences.count <= 3, "\(result.differences.count): \(result.differences.joined(separator: "\n"))")
  }

  @Test func intentDefinitions() throws {
    let result = try compare(".intentdefinition") { bytes, path, _ in
      try IntentDefinition(bytes: bytes, path: path).resourceTexts
    }
    #expect(result.compared > 100)
    #expect(result.differences.isEmpty, "\(result.differences.joined(separator: "\n"))")
  }

  @Test func interfaceFiles() throws {
    for ending in [".storyboard", ".xib"] {
      let result = try compare(ending) { bytes, path, _ in
        try InterfaceFileReader.file(in: bytes, path: path).resourceTexts
      }
      #expect(result.compared > 100)
      #expect(result.differences.isEmpty, "\(result.differences.count): \(result.differences.joined(separator: "\n"))")
    }
  }
}

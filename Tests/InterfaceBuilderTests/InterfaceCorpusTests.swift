import Foundation
import InterfaceBuilder
import Testing
import TestSupport

/// Public interface files beside what Xcode made of them.
@Suite(.enabled(if: CorpusLocation.exists, "needs the corpus of public files"))
struct InterfaceCorpusTests {
  private struct Unit: Hashable {
    var text: String
    var comment: String
  }

  /// What Xcode exported for translators, to the last key and comment.
  @Test func makesTheUnitsXcodeExported() throws {
    var count = 0
    for folder in try folders(prefix: "x") {
      let url = folder.appendingPathComponent("units.tsv")
      let rows = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map {
        $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      }
      let expected = rows.filter { $0.count == 3 }.map { ($0[0], $0[2]) }
      // Columns escape line breaks in ways of their own; the comment has the text as well.
      let made = try units(in: folder).mapValues(\.comment)
      #expect(Set(made.keys) == Set(expected.map(\.0)), "\(folder.lastPathComponent)")
      for (key, comment) in expected where !comment.contains("\\") {
        #expect(made[key] == comment, "\(folder.lastPathComponent): \(key)")
        count += 1
      }
    }
    #expect(count > 400)
  }

  /// What stands as extracted in the catalogs of `mul.lproj` folders.
  @Test func makesTheKeysOfCatalogs() throws {
    var count = 0
    for folder in try folders(prefix: "m") {
      let data = try Data(contentsOf: folder.appendingPathComponent("mul.xcstrings"))
      let catalog = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      let language = try #require(catalog["sourceLanguage"] as? String)
      let made = try units(in: folder)
      for (key, value) in catalog["strings"] as? [String: [String: Any]] ?? [:]
      where value["extractionState"] as? String == "extracted_with_value" {
        let localizations = value["localizations"] as? [String: [String: Any]]
        let unit = localizations?[language]?["stringUnit"] as? [String: String]
        let expected = Unit(text: unit?["value"] ?? "", comment: value["comment"] as? String ?? "")
        #expect(made[key] == expected, "\(folder.lastPathComponent): \(key)")
        count += 1
      }
    }
    #expect(count > 1000)
  }

  private func folders(prefix: String) throws -> [URL] {
    let folder = try #require(CorpusLocation.folder).appendingPathComponent("ib")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasPrefix(prefix) }.sorted { $0.path < $1.path }
  }

  private func units(in folder: URL) throws -> [String: Unit] {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let file = try #require(files.first { ["xib", "storyboard"].contains($0.pathExtension) })
    let bytes = [UInt8](try Data(contentsOf: file))
    let texts = try InterfaceFileReader.file(in: bytes, path: file.lastPathComponent).texts
    return Dictionary(texts.map { ($0.key, Unit(text: $0.text, comment: $0.comment)) }, uniquingKeysWith: { $1 })
  }
}

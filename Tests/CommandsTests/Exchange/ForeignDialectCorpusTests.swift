import Commands
import Foundation
import TestSupport
import Testing
import XLIFF

/// Files that other programs wrote, into the source files that Xcode exported for the same projects.
@Suite(.enabled(if: CorpusLocation.exists, "needs the corpus"))
struct ForeignDialectCorpusTests {
  struct Dialect: Sendable, CustomTestStringConvertible {
    /// Who wrote the file.
    var program: String
    var file: String
    var sources: String
    var language: String
    var testDescription: String { program }
  }

  static let dialects = [
    // Numbered ids, one file for everything, the names as those of resources.
    Dialect(
      program: "Crowdin", file: "focusedwork_de_third_party_tool.xliff", sources: "focusedwork_xcode13.1/ru.xcloc",
      language: "de"),
    // `approved`, states, texts in files of tables.
    Dialect(
      program: "Weblate", file: "mastoot_fr_edited_by_weblate.xliff", sources: "mastoot_xcode14.0/en.xcloc",
      language: "fr"),
    // Python's ElementTree: other quotation marks, `<note />`.
    Dialect(
      program: "ElementTree", file: "tinode_ru_reserialized.xliff", sources: "tinode_xcode16.4/en.xcloc",
      language: "ru"),
  ]

  /// Xcode found texts of some tables in the code, and has them in its export alone.
  private func fillTables(of dialect: Dialect, in project: URL) throws {
    let corpus = try #require(CorpusLocation.folder)
    let folder = corpus.appendingPathComponent("xcloc/\(dialect.sources)/Localized Contents")
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).first { $0.hasSuffix(".xliff") })
    let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
    func quoted(_ text: String) -> String {
      "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
    for file in try XLIFFReader.document(in: bytes, path: name).files where file.original.hasSuffix(".strings") {
      let table = project.appendingPathComponent(file.original)
      guard let now = try? Data(contentsOf: table), now.count < 2 else { continue }
      let lines = file.units.map { "\(quoted($0.id)) = \(quoted($0.source?.joined ?? ""));\n" }
      try Data(lines.joined().utf8).write(to: table)
    }
  }

  @Test(arguments: dialects) func takesEveryTranslation(dialect: Dialect) throws {
    let corpus = try #require(CorpusLocation.folder)
    let harness = try CommandHarness()
    let project = harness.folder.appendingPathComponent("App")
    try FileManager.default.copyItem(
      at: corpus.appendingPathComponent("xcloc/\(dialect.sources)/Source Contents"), to: project)
    try harness.write("let nothing = 0\n", to: "App/View.swift")
    try fillTables(of: dialect, in: project)
    let bytes = Array(try Data(contentsOf: corpus.appendingPathComponent("xliff/\(dialect.file)")))
    try Data(bytes).write(to: harness.folder.appendingPathComponent("back.xliff"))

    let result = harness.run(["import", "back.xliff", "--into", "App", "--json"])
    #expect(result.code != .refused, "\(result.errors.prefix(2000))")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let counts = try #require((json["imports"] as? [[String: Any]])?.first)
    // What went in comes out again.
    #expect(harness.run(["export", "App", "-l", dialect.language, "--to", "xliff", "-o", "out"]).code == .success)
    let sent = try XLIFFReader.document(in: bytes, path: "back.xliff").files.flatMap(\.units)
    let exported = try XLIFFReader.document(
      in: Array(try Data(contentsOf: harness.folder.appendingPathComponent("out/\(dialect.language).xliff"))),
      path: "out.xliff"
    ).files.flatMap(\.units)
    let known = Dictionary(grouping: exported, by: \.id)
    let translated = sent.filter { $0.target.map { !$0.text.isEmpty } ?? false }
    #expect(translated.count > 100)
    // The project is of another day than the file: texts may have gone.
    let gone = translated.filter { known[$0.resourceName ?? $0.id] == nil }
    #expect(gone.count * 4 < translated.count)
    #expect((counts["skipped"] as? Int ?? .max) <= gone.count, "\(counts)\n\(result.errors.prefix(3000))")
    let missing = translated.filter { unit in
      guard let units = known[unit.resourceName ?? unit.id] else { return false }
      let same = units.filter { $0.source == unit.source }
      return !(same.isEmpty ? units : same).contains {
        $0.target?.text.isWritten(as: unit.target?.text ?? .text("")) ?? false
      }
    }
    #expect(missing.isEmpty, "\(missing.count): \(missing.prefix(5).map { ($0.id, $0.resourceName ?? "") })")
  }
}

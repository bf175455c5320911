@testable import catalog_compiler
import Foundation
import TestSupport
import Testing

@Suite struct CatalogCompilerTests {
  private static let catalog = #"""
    {"sourceLanguage":"en","strings":{
    "welcome":{"extractionState":"manual","localizations":{
    "de":{"stringUnit":{"state":"translated","value":"Willkommen"}},
    "iw":{"stringUnit":{"state":"translated","value":"שלום"}},
    "en":{"stringUnit":{"state":"translated","value":"Welcome"}}}}},"version":"1.0"}
    """#

  private func run(_ project: TemporaryProject, _ arguments: String...) -> (messages: String, exitCode: Int32) {
    CatalogCompiler(arguments: arguments).run()
  }

  private func contents(_ project: TemporaryProject, _ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: project.absolute(path))))
  }

  /// A build waits for every file that it was promised.
  @Test func writesWhatItIsAskedFor() throws {
    let project = try TemporaryProject(["Shop.xcstrings": Self.catalog])
    let result = run(
      project, "tables", "--output-directory", project.absolute("out"), "--output", "de.lproj/Shop.strings",
      "--output", "iw.lproj/Shop.strings", "--output", "fi.lproj/Shop.strings", "--output", "de.lproj/Shop.stringsdict",
      "--output", "GeneratedStringSymbols_Shop.swift", project.absolute("Shop.xcstrings"))
    #expect(result.exitCode == 0, "\(result.messages)")
    func table(_ path: String) throws -> [String: String] {
      let list = try PropertyListSerialization.propertyList(from: Data(try contents(project, path)), format: nil)
      return try #require(list as? [String: String])
    }
    #expect(try table("out/de.lproj/Shop.strings") == ["welcome": "Willkommen"])
    #expect(try table("out/iw.lproj/Shop.strings") == ["welcome": "שלום"])
    #expect(try table("out/fi.lproj/Shop.strings").isEmpty)
    #expect(try table("out/de.lproj/Shop.stringsdict").isEmpty)
    let symbols = String(decoding: try contents(project, "out/GeneratedStringSymbols_Shop.swift"), as: UTF8.self)
    #expect(symbols.contains("static var welcome: LocalizedStringResource"))
    #expect(symbols.hasPrefix("#if canImport(Darwin)"))
    #expect(symbols.contains("#if canImport(FoundationLocalization)\nimport FoundationLocalization\n"))
  }

  /// What is the same keeps its date, so that nothing after it is built.
  @Test func leavesFilesThatStayTheSame() throws {
    let project = try TemporaryProject(["Shop.xcstrings": Self.catalog])
    let arguments = [
      "compiled-tables", "--output-directory", project.absolute("out"), "--output", "de.lproj/Tables.dragoman",
      "--output", "en.lproj/Tables.dragoman", project.absolute("Shop.xcstrings"),
    ]
    func modified(_ language: String) throws -> Date? {
      let path = project.absolute("out/\(language).lproj/Tables.dragoman")
      return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
    #expect(CatalogCompiler(arguments: arguments).run().exitCode == 0)
    let (german, english) = (try modified("de"), try modified("en"))
    try project.write(Self.catalog.replacing("Willkommen", with: "Hallo"), to: "Shop.xcstrings")
    #expect(CatalogCompiler(arguments: arguments).run().exitCode == 0)
    #expect(try modified("en") == english)
    #expect(try modified("de") != german)
  }

  @Test func saysWhereACatalogIsWrong() throws {
    let project = try TemporaryProject(["Shop.xcstrings": "{\n  \"strings\" : [\n"])
    let result = run(
      project, "tables", "--output-directory", project.absolute("out"), "--output", "en.lproj/Shop.strings",
      project.absolute("Shop.xcstrings"))
    #expect(result.exitCode == 2)
    #expect(result.messages.hasPrefix(project.absolute("Shop.xcstrings") + ":"))
    #expect(result.messages.contains(": error: "))
    #expect(!FileManager.default.fileExists(atPath: project.absolute("out")))
  }

  @Test func sayWhatIsWrongWithTheCommandLine() throws {
    let project = try TemporaryProject()
    #expect(run(project, "tables").exitCode == 2)
    #expect(run(project, "nothing").messages.hasPrefix("error: "))
    #expect(run(project, "--help").exitCode == 0)
    #expect(run(project, "tables", project.absolute("none.xcstrings")).messages.contains("none.xcstrings"))
  }
}

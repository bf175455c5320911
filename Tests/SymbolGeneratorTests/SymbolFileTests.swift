import Findings
import Foundation
import SourceText
import StringCatalog
import SymbolGenerator
import Testing

@Suite struct SymbolFileTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")

  private func fixture() throws -> StringCatalog {
    let data = try Data(contentsOf: Self.folder.appendingPathComponent("Localizable.xcstrings"))
    return try StringCatalog(bytes: Array(data), path: "Localizable.xcstrings")
  }

  @Test(arguments: ["Localizable", "Booking-flow"]) func theFileIsXcodes(table: String) throws {
    let file = SymbolGenerator.file(for: try fixture(), table: table, path: "\(table).xcstrings")
    let golden = Self.folder.appendingPathComponent("GeneratedStringSymbols_\(table).swift.golden")
    #expect(file.name == "GeneratedStringSymbols_\(table).swift")
    #expect(file.findings.isEmpty)
    #expect(file.text == (try String(contentsOf: golden, encoding: .utf8)))
  }

  @Test func aCatalogWithoutSymbolsGivesAnEmptyFile() {
    var catalog = StringCatalog(sourceLanguage: "en")
    catalog["Found in code"] = CatalogEntry()
    #expect(SymbolGenerator.file(for: catalog, table: "Localizable", path: "").text.isEmpty)
  }

  @Test func anotherAccessLevelIsWrittenEverywhere() throws {
    for access in [SymbolOptions.Access.package, .public] {
      let options = SymbolOptions(access: access)
      let plain = SymbolGenerator.file(for: try fixture(), table: "Booking", path: "").text
      let text = SymbolGenerator.file(for: try fixture(), table: "Booking", path: "", options: options).text
      let changed = plain.replacing("    static ", with: "    \(access.rawValue) static ")
        .replacing("    enum ", with: "    \(access.rawValue) enum ")
        .replacing(
          "\nimport Foundation\n",
          with: """

            #if hasFeature(InternalImportsByDefault)
            \(access.rawValue) import Foundation
            #else
            import Foundation
            #endif

            """)
      #expect(text == changed)
    }
  }

  @Test func theSourceTextAndModulesAreAddedOnRequest() throws {
    let options = SymbolOptions(documentsSourceText: true, importedModules: ["FoundationLocalization"])
    let text = SymbolGenerator.file(for: try fixture(), table: "Localizable", path: "", options: options).text
    #expect(text.contains("     Text in “en”: “%(count)lld visitors”\n     \n     Localized string for key “visitors”"))
    #expect(text.contains("import Foundation\n#if canImport(FoundationLocalization)\nimport FoundationLocalization\n"))
  }

  @Test func anAddedKeyChangesOnePlace() throws {
    var catalog = try fixture()
    let before = SymbolGenerator.file(for: catalog, table: "Localizable", path: "").text
    catalog["stage.door"] = CatalogEntry(extractionState: .manual)
    let after = SymbolGenerator.file(for: catalog, table: "Localizable", path: "").text
    let common = before.commonPrefix(with: after)
    #expect(after.dropFirst(common.count).hasSuffix(before.dropFirst(common.count)))
  }

  @Test func keysWithoutSymbolsAreReportedAtTheirPlaces() throws {
    let text = """
      { "sourceLanguage": "en", "strings": {
        "": {"extractionState": "manual"},
        "%lld": {"extractionState": "manual"},
        "%s": {"extractionState": "manual"},
        "C text: %s": {"extractionState": "manual"},
        "Init": {"extractionState": "manual"},
        "Seats": {"extractionState": "manual"},
        "Seats %d": {"extractionState": "manual"},
        "Seats %lld": {"extractionState": "manual"},
        "Second %2$@": {"extractionState": "manual"},
        "Type": {"extractionState": "manual"},
        "seats…": {"extractionState": "manual"}
      } }
      """
    let catalog = try StringCatalog(bytes: Array(text.utf8), path: "T.xcstrings")
    let file = SymbolGenerator.file(for: catalog, table: "T", path: "T.xcstrings")
    #expect(file.symbols.map(\.displayName) == ["seats", "seats(_:)", "seats(_:)", "type"])
    let found = file.findings.map { "\($0.location?.range?.lowerBound.line ?? 0) \($0.id) \($0.severity)" }
    #expect(
      found == [
        "2 symbol-without-name warning", "3 symbol-without-name warning", "4 symbol-without-name warning",
        "5 symbol-without-type warning", "6 reserved-symbol-name warning", "10 symbol-without-type warning",
        "11 reserved-symbol-name advice", "12 symbol-collision warning",
      ])
    let strict = SymbolGenerator.file(
      for: catalog, table: "T", path: "T.xcstrings", options: SymbolOptions(severity: .error))
    #expect(strict.text == file.text)
    #expect(strict.findings.count { $0.severity == .error } == 7)
  }
}

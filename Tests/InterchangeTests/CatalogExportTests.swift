import Findings
import Interchange
import StringCatalog
import Testing
import XLIFF

@Suite struct CatalogExportTests {
  private func ids(_ catalog: StringCatalog, _ language: String) -> [String] {
    CatalogExport(of: catalog, in: language, path: "a").units.map(\.id)
  }

  @Test func addsTheCategoriesOfTheTargetLanguage() throws {
    let catalog = try InterchangeFixture.catalog(
      "\"%lld boats\": {\"localizations\": {\"en\": \(InterchangeFixture.plural([("one", "%lld boat"), ("other", "%lld boats")]))}}"
    )
    #expect(ids(catalog, "ru") == ["few", "many", "one", "other"].map { "%lld boats|==|plural.\($0)" })
    #expect(ids(catalog, "ja") == ["one", "other"].map { "%lld boats|==|plural.\($0)" })
    let units = CatalogExport(of: catalog, in: "ru", path: "a").units
    #expect(units.map(\.source) == ["%lld boats", "%lld boats", "%lld boat", "%lld boats"].map { .text($0) })
    #expect(units.allSatisfy { $0.target == nil })
  }

  @Test func followsTheShapeOfTheTranslation() throws {
    let catalog = try InterchangeFixture.catalog(
      """
      "Tap": {"comment": "A button", "localizations": {"en": \(InterchangeFixture.unit("Tap it")),
        "fr": {"variations": {"device": {"mac": \(InterchangeFixture.unit("Cliquez")),
          "other": \(InterchangeFixture.unit("Touchez", state: "needs_review"))}}}}}
      """)
    let units = CatalogExport(of: catalog, in: "fr", path: "a").units
    #expect(units.map(\.id) == ["Tap|==|device.mac", "Tap|==|device.other"])
    #expect(units.map(\.source) == [.text("Tap it"), .text("Tap it")])
    #expect(units.last?.target?.state == .needsReviewLocalization)
    #expect(units.first?.notes == [XLIFFNote("A button")])
  }

  @Test func writesSubstitutionsWithTheirArguments() throws {
    let catalog = try InterchangeFixture.catalog(
      """
      "log": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "%#@BOATS@ by %2$@"},
        "substitutions": {"BOATS": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": \(InterchangeFixture.unit("%arg boat")), "other": \(InterchangeFixture.unit("%arg boats"))}}}}}}}
      """)
    let units = CatalogExport(of: catalog, in: "de", path: "a").units
    #expect(
      units.map(\.id) == ["log", "log|==|substitutions.BOATS.plural.one", "log|==|substitutions.BOATS.plural.other"])
    #expect(units.map(\.source) == ["%1$#@BOATS@ by %2$@", "%1$lld boat", "%1$lld boats"].map { .text($0) })
  }

  @Test func fillsTheSourceLanguage() throws {
    let catalog = try InterchangeFixture.catalog("\"Row\": {}, \"Sail\": {\"shouldTranslate\": false}")
    let units = CatalogExport(of: catalog, in: "en", path: "a").units
    #expect(units.map(\.target?.state) == [.new, .new] && units.map(\.target?.text) == [.text("Row"), .text("Sail")])
    #expect(units.map(\.isTranslated) == [true, false])
  }

  @Test func selects() throws {
    let catalog = try InterchangeFixture.catalog(
      """
      "a": {}, "b": {"localizations": {"fr": \(InterchangeFixture.unit("B", state: "needs_review"))}},
      "c": {"localizations": {"fr": \(InterchangeFixture.unit("C"))}},
      "d": {"localizations": {"fr": \(InterchangeFixture.unit("D", state: "new"))}}
      """)
    func selected(_ selection: CatalogExport.Selection) -> [String] {
      CatalogExport(of: catalog, in: "fr", path: "a", selection: selection).units.map(\.id)
    }
    #expect(selected(.all) == ["a", "b", "c", "d"])
    #expect(selected(.untranslated) == ["a", "d"] && selected(.needsReview) == ["b"])
  }

  /// Two such keys end Xcode's export with a crash.
  @Test func tellsCollidingNamesApart() throws {
    let catalog = try InterchangeFixture.catalog(
      """
      "boats": {"localizations": {"fr": \(InterchangeFixture.plural([("one", "bateau"), ("other", "bateaux")]))}},
      "boats|==|plural.one": {"localizations": {"fr": \(InterchangeFixture.unit("autre"))}}
      """)
    let export = CatalogExport(of: catalog, in: "fr", path: "a")
    #expect(export.findings.map(\.id) == ["ambiguous-unit"] && export.units.count == 2)
    let faithful = CatalogExport(of: catalog, in: "fr", path: "a", isFaithful: true)
    #expect(faithful.units.count == 3)
    var stripped = catalog
    stripped.removeLocalization("fr")
    let result = InterchangeFixture.imported(faithful.units, into: stripped, isFaithful: true)
    #expect(result.catalog.bytes() == catalog.bytes() && result.findings.isEmpty)
  }

  @Test func keepsControlCharactersOutOfFiles() throws {
    let catalog = try InterchangeFixture.catalog(
      "\"bell\": {\"localizations\": {\"fr\": \(InterchangeFixture.unit("a\\u0007b\\\\c"))}}")
    let export = CatalogExport(of: catalog, in: "fr", path: "a")
    #expect(export.findings.map(\.id) == ["text-not-in-xml"] && export.units.isEmpty)
    let faithful = CatalogExport(of: catalog, in: "fr", path: "a", isFaithful: true)
    let file = XLIFFFile(original: "a", sourceLanguage: "en", targetLanguage: "fr", units: faithful.units)
    let written = XLIFFWriter.bytes(of: XLIFFDocument(files: [file]), namespaces: [FaithfulAttributes.namespace])
    let read = try XLIFFReader.document(in: written, path: "b")
    var stripped = catalog
    stripped.removeLocalization("fr")
    let result = InterchangeFixture.imported(try #require(read.files.first).units, into: stripped, isFaithful: true)
    #expect(result.catalog.bytes() == catalog.bytes())
  }
}

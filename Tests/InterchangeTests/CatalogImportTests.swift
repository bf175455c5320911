import Findings
import Interchange
import StringCatalog
import Testing
import XLIFF

@Suite struct CatalogImportTests {
  private let simple = "\"Row\": {\"localizations\": {\"fr\": \(InterchangeFixture.unit("Ramer"))}}, \"%lld of %@\": {}"

  private func unit(
    _ id: String, _ target: String?, source: String? = nil, state: XLIFFState? = .translated, note: String = ""
  ) -> XLIFFUnit {
    XLIFFUnit(
      id: id, source: .text(source ?? id), target: target.map { XLIFFTarget(.text($0), state: state) },
      note: XLIFFNote(note))
  }

  private func french(_ catalog: StringCatalog, _ key: String) -> StringUnit? {
    catalog[key]?.localizations?["fr"]?.stringUnit
  }

  @Test func takesTranslationsAndNothingElse() throws {
    let catalog = try InterchangeFixture.catalog(simple)
    let result = InterchangeFixture.imported([unit("Row", "Pagayer"), unit("%lld of %@", nil)], into: catalog)
    #expect(french(result.catalog, "Row") == StringUnit(state: .translated, value: "Pagayer"))
    #expect(result.catalog["%lld of %@"] == catalog["%lld of %@"])
    #expect(result.counts.changedTexts == 1 && result.counts.untranslated == 1 && result.findings.isEmpty)
    let again = InterchangeFixture.imported([unit("Row", "Pagayer")], into: result.catalog)
    #expect(again.catalog.bytes() == result.catalog.bytes() && again.counts.unchanged == 1)
  }

  @Test func neverEmptiesATranslation() throws {
    let catalog = try InterchangeFixture.catalog(simple)
    let result = InterchangeFixture.imported([unit("Row", "")], into: catalog)
    #expect(result.catalog.bytes() == catalog.bytes() && result.findings.map(\.id) == ["empty-translation"])
  }

  @Test func leavesWrongSpecifiersOut() throws {
    let catalog = try InterchangeFixture.catalog(simple)
    let result = InterchangeFixture.imported([unit("%lld of %@", "%@ sur %@")], into: catalog)
    #expect(!result.catalog.hasChanges && result.findings.map(\.id) == ["specifier-mismatch"])
    #expect(result.findings.first?.severity == .error)
    let reordered = InterchangeFixture.imported([unit("%lld of %@", "%2$@ : %1$lld")], into: catalog)
    #expect(french(reordered.catalog, "%lld of %@")?.value == "%2$@ : %1$lld")
  }

  @Test func marksForReviewWhereTheSourceHasChanged() throws {
    let catalog = try InterchangeFixture.catalog(
      "\"greeting\": {\"localizations\": {\"en\": \(InterchangeFixture.unit("Hello there"))}}")
    let result = InterchangeFixture.imported([unit("greeting", "Bonjour", source: "Hello")], into: catalog)
    #expect(french(result.catalog, "greeting") == StringUnit(state: .needsReview, value: "Bonjour"))
    #expect(result.findings.map(\.id) == ["source-text-changed"])
  }

  @Test(arguments: [
    (XLIFFState.final, StringUnitState.translated), (.signedOff, .translated),
    (XLIFFState(rawValue: "x-done"), .translated),
    (.needsReviewTranslation, .needsReview), (.needsAdaptation, .needsReview), (.new, .needsReview),
    (.initial, .needsReview),
  ])
  func mapsStates(state: XLIFFState, expected: StringUnitState) throws {
    let result = InterchangeFixture.imported(
      [unit("Row", "Pagayer", state: state)], into: try InterchangeFixture.catalog(simple))
    #expect(french(result.catalog, "Row") == StringUnit(state: expected, value: "Pagayer"))
  }

  /// Crowdin numbers the units and keeps the name as that of the resource.
  @Test func findsTextsByTheNamesOfResources() throws {
    var numbered = unit("8325", "Pagayer", source: "Row")
    numbered.attributes["resname"] = "Row"
    let result = InterchangeFixture.imported([numbered], into: try InterchangeFixture.catalog(simple))
    #expect(french(result.catalog, "Row")?.value == "Pagayer")
  }

  @Test func saysWhatItDoesNotKnow() throws {
    let catalog = try InterchangeFixture.catalog(simple)
    let result = InterchangeFixture.imported([unit("Gone", "Parti"), unit("Gone too", nil)], into: catalog)
    #expect(!result.catalog.hasChanges && result.findings.map(\.id) == ["unknown-text"])
  }

  @Test func makesSubstitutionsOfTheirExportedForm() throws {
    let catalog = try InterchangeFixture.catalog(
      """
      "log": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "%#@BOATS@ by %2$@"},
        "substitutions": {"BOATS": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": \(InterchangeFixture.unit("%arg boat")), "other": \(InterchangeFixture.unit("%arg boats"))}}}}}}}
      """)
    let result = InterchangeFixture.imported(
      [
        unit("log", "%1$#@BOATS@ par %2$@", source: "%1$#@BOATS@ by %2$@"),
        unit("log|==|substitutions.BOATS.plural.one", "%1$lld bateau", source: "%1$lld boat"),
        unit("log|==|substitutions.BOATS.plural.other", "%1$lld bateaux", source: "%1$lld boats"),
      ], into: catalog)
    let french = try #require(result.catalog["log"]?.localizations?["fr"])
    #expect(french.stringUnit?.value == "%#@BOATS@ par %2$@")
    #expect(french.substitutions?["BOATS"]?.argNum == 1 && french.substitutions?["BOATS"]?.formatSpecifier == "lld")
    #expect(french[[.substitution("BOATS"), .plural("one")]]?.value == "%arg bateau")
  }

  /// A translator may let a text vary that does not vary in the source language.
  @Test func takesATranslationThatVaries() throws {
    let catalog = try InterchangeFixture.catalog(
      "\"%lld oars\": {\"localizations\": {\"fr\": \(InterchangeFixture.unit("%lld rames"))}}")
    let result = InterchangeFixture.imported(
      [
        unit("%lld oars|==|plural.one", "une rame", source: "%lld oars"),
        unit("%lld oars|==|plural.other", "%lld rames", source: "%lld oars"),
      ], into: catalog)
    let french = try #require(result.catalog["%lld oars"]?.localizations?["fr"])
    #expect(french.stringUnit == nil && french[[.plural("one")]]?.value == "une rame")
    // The flat text of an older export takes no forms away.
    let flat = InterchangeFixture.imported([unit("%lld oars", "%lld avirons")], into: result.catalog)
    #expect(!flat.catalog.hasChanges || flat.catalog.bytes() == result.catalog.bytes())
    #expect(flat.findings.map(\.id) == ["other-plural-shape"])
  }
}

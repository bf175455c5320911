import StringCatalog
import Testing
import TranslationStatus

@Suite struct CatalogStatusTests {
  private func unit(_ state: StringUnitState, _ value: String = "x") -> CatalogLocalization {
    CatalogLocalization(stringUnit: StringUnit(state: state, value: value))
  }

  private func status(
    _ entries: [String: CatalogEntry], source: String = "en", listed: [String] = []
  ) -> CatalogStatus {
    var catalog = StringCatalog(sourceLanguage: source)
    for (key, entry) in entries { catalog[key] = entry }
    return CatalogStatus(of: catalog, path: "a.xcstrings", listedLanguages: listed)
  }

  @Test func statesAreCountedByKey() throws {
    let plural = CatalogLocalization(
      variations: CatalogVariations(plural: ["one": unit(.translated), "other": unit(.needsReview)]))
    let result = status([
      "a": CatalogEntry(localizations: ["fr": unit(.translated)]),
      "b": CatalogEntry(localizations: ["fr": unit(.new)]),
      "c": CatalogEntry(localizations: ["fr": plural]),
      "d": CatalogEntry(),
      "e": CatalogEntry(localizations: ["fr": unit(.machineTranslated)]),
    ])
    let french = try #require(result.languages.first)
    #expect(french.language == "fr")
    #expect([french.translated, french.new, french.needsReview, french.missing, french.inherited] == [2, 1, 1, 1, 0])
    #expect(french.percent == 40)
    #expect(result.keys == 5)
  }

  @Test func staleUntranslatableAndEmptyKeysAreLeftOut() throws {
    let result = status([
      "a": CatalogEntry(localizations: ["fr": unit(.translated)]),
      "gone": CatalogEntry(extractionState: .stale, localizations: ["fr": unit(.new)]),
      "2 × 2": CatalogEntry(shouldTranslate: false),
      "": CatalogEntry(),
    ])
    #expect(result.keys == 1)
    #expect(result.stale == 1)
    #expect(result.languages.first?.percent == 100)
  }

  @Test func regionalRowsInherit() throws {
    let result = status([
      "colour": CatalogEntry(localizations: ["en-GB": unit(.translated), "pt": unit(.translated)]),
      "ticket": CatalogEntry(localizations: ["pt": unit(.translated)]),
      "seat": CatalogEntry(localizations: ["pt-BR": unit(.needsReview)]),
    ])
    let british = try #require(result.languages.first { $0.language == "en-GB" })
    #expect([british.translated, british.inherited, british.missing] == [1, 2, 0])
    let portuguese = try #require(result.languages.first { $0.language == "pt" })
    #expect([portuguese.translated, portuguese.missing] == [2, 1])
    let brazilian = try #require(result.languages.first { $0.language == "pt-BR" })
    #expect([brazilian.inherited, brazilian.needsReview, brazilian.missing] == [2, 1, 0])
  }

  @Test func aRegionWithoutItsLanguageIsALanguageOfItsOwn() throws {
    let result = status(["a": CatalogEntry(localizations: ["pt-BR": unit(.translated)]), "b": CatalogEntry()])
    #expect(result.languages.first?.missing == 1)
  }

  @Test func listedLanguagesCountWhereTheCatalogHasNone() throws {
    let result = status(["a": CatalogEntry()], listed: ["en", "de"])
    #expect(result.languages.map(\.language) == ["de"])
    #expect(result.languages.first?.missing == 1)
  }

  @Test func percentagesAreRoundedDown() {
    var almost = LanguageStatus(language: "fr")
    almost.translated = 9_999
    almost.new = 1
    #expect(almost.percent == 99)
    #expect(LanguageStatus(language: "fr").percent == 100)
    almost += almost
    #expect(almost.total == 20_000)
  }
}

import StringCatalog
import Testing

@Suite struct StringCatalogEditingTests {
  private let unit = StringUnit(state: .translated, value: "text")

  @Test func settingAUnitMakesTheBranchesOnTheWay() {
    var catalog = StringCatalog(sourceLanguage: "en")
    let path: VariationPath = [.device("mac"), .plural("one")]
    catalog.setStringUnit(unit, key: "k", language: "de", path: path)
    let one = CatalogLocalization(stringUnit: unit)
    let mac = CatalogLocalization(variations: CatalogVariations(plural: ["one": one]))
    let localization = CatalogLocalization(variations: CatalogVariations(device: ["mac": mac]))
    #expect(catalog["k"] == CatalogEntry(localizations: ["de": localization]))
    #expect(catalog["k"]?.localizations?["de"]?[path] == unit)
    catalog.setStringUnit(nil, key: "k", language: "de", path: path)
    #expect(catalog["k"] == CatalogEntry())
    catalog.setStringUnit(nil, key: "other", language: "de")
    #expect(!catalog.contains("other"))
  }

  @Test func substitutionsKeepWhatTheyAreWhenTheyLoseTheirTexts() {
    let branch = CatalogLocalization(stringUnit: unit)
    let seats = CatalogSubstitution(
      argNum: 1, formatSpecifier: "lld", variations: CatalogVariations(plural: ["other": branch]))
    var localization = CatalogLocalization(stringUnit: unit, substitutions: ["seats": seats])
    #expect(localization.stringUnits.map(\.path) == [[], [.substitution("seats"), .plural("other")]])
    localization[[.substitution("seats"), .plural("other")]] = nil
    #expect(localization.substitutions == ["seats": CatalogSubstitution(argNum: 1, formatSpecifier: "lld")])
  }

  @Test func varyingKeepsTheText() {
    var localization = CatalogLocalization(stringUnit: unit)
    var isDone = localization.varyByPlural(["one", "other"])
    #expect(isDone)
    #expect(localization.stringUnits.map(\.path) == [[.plural("one")], [.plural("other")]])
    isDone = localization.varyByPlural(["one"])
    #expect(!isDone)
    isDone = localization.varyByDevice(["mac", "other"])
    #expect(isDone)
    #expect(localization.stringUnits.count == 4)
    #expect(localization[[.device("mac"), .plural("other")]] == unit)
    isDone = localization.varyByDevice(["mac"])
    #expect(!isDone)
    var empty = CatalogLocalization()
    var isVaried = empty.varyByPlural(["one"])
    isVaried = empty.varyByDevice(["mac"]) || isVaried
    #expect(!isVaried)
  }

  @Test func aLanguageCanBeRemovedEverywhere() {
    var catalog = StringCatalog(sourceLanguage: "en")
    for key in ["a", "b", "c"] { catalog.setStringUnit(unit, key: key, language: key == "c" ? "fr" : "de") }
    #expect(catalog.languages == ["de", "en", "fr"])
    var removed = catalog.removeLocalization("de")
    #expect(removed == 2)
    #expect(catalog.languages == ["en", "fr"])
    #expect(catalog["a"] == CatalogEntry())
    removed = catalog.removeLocalization("fr", key: "a")
    #expect(removed == 0)
  }
}

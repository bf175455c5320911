import CatalogPseudolocalization
import FormatSpecifiers
import Pseudolocalization
import StringCatalog
import Testing

@Suite struct CatalogPseudolocalizationTests {
  private let text = """
    {"sourceLanguage": "en", "strings": {
      "Dive": {},
      "100%": {},
      "Fixed": {"shouldTranslate": false},
      "%lld boats by %@": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld boat by %@"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld boats by %@"}}}}}}},
      "log": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "%#@BOATS@ here"},
        "substitutions": {"BOATS": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "other": {"stringUnit": {"state": "translated", "value": "%arg boats"}}}}}}}}}
    }, "version": "1.0"}
    """

  private func pseudolocalized(_ effects: String, as language: String) throws -> CatalogPseudolocalization {
    let catalog = try StringCatalog(bytes: Array(text.utf8), path: "a")
    return CatalogPseudolocalization(of: catalog, as: language, try #require(Pseudolanguage(named: effects)))
  }

  @Test func makesTextsOfAllShapes() throws {
    let result = try pseudolocalized("bounded", as: "en-XA")
    #expect(result.count == 7)
    let own = { (key: String) in result.catalog[key]?.localizations?["en-XA"] }
    #expect(own("Dive")?.stringUnit == StringUnit(state: .translated, value: "[# Dive #]"))
    #expect(own("100%")?.stringUnit?.value == "[# 100% #]")
    #expect(own("Fixed") == nil)
    #expect(own("%lld boats by %@")?[[.plural("one")]]?.value == "[# %lld boat by %@ #]")
    #expect(own("log")?.stringUnit?.value == "[# %#@BOATS@ here #]")
    #expect(own("log")?.substitutions?["BOATS"]?.argNum == 1)
    #expect(own("log")?[[.substitution("BOATS"), .plural("other")]]?.value == "[# %arg boats #]")
  }

  @Test func hasThePluralFormsOfItsLanguage() throws {
    let result = try pseudolocalized("rtl", as: "ar-XB")
    let forms = result.catalog["%lld boats by %@"]?.localizations?["ar-XB"]?.variations?.plural?.keys.sorted()
    #expect(forms == ["few", "many", "one", "other", "two", "zero"])
  }

  @Test(arguments: ["accented", "double", "bounded", "rtl", "accented,double,bounded,expanded=2"])
  func keepsArguments(effects: String) throws {
    let result = try pseudolocalized(effects, as: "en-XA")
    for key in result.catalog.keys {
      let localizations = result.catalog[key]?.localizations
      for (path, unit) in localizations?["en-XA"]?.stringUnits ?? [] {
        let source = FormatString(localizations?["en"]?[path]?.value ?? key)
        if source.arguments.isEmpty { continue }
        #expect(FormatString(unit.value).differences(from: source).isEmpty, "\(unit.value)")
      }
    }
  }

  @Test func changesNothingASecondTime() throws {
    let once = try pseudolocalized("accented", as: "en-XA").catalog
    let twice = CatalogPseudolocalization(of: once, as: "en-XA", try #require(Pseudolanguage(named: "accented")))
    #expect(twice.catalog.bytes() == once.bytes())
  }
}

import CatalogConversion
import Findings
import LanguageData
import StringCatalog
import Testing

/// Specifiers in the terms of formats, and back, through whole files.
struct SpecifierDialectTests {
  /// A catalog with one key, in English and German.
  private func catalog(_ source: String, _ target: String) -> StringCatalog {
    var catalog = StringCatalog(sourceLanguage: "en")
    catalog["key"] = CatalogEntry(localizations: [
      "en": CatalogLocalization(stringUnit: StringUnit(state: .translated, value: source)),
      "de": CatalogLocalization(stringUnit: StringUnit(state: .translated, value: target)),
    ])
    return catalog
  }

  private func text(_ format: any CatalogFormat.Type, _ catalog: StringCatalog) throws -> String {
    let files = try format.files(of: catalog, languages: ["de"], table: "Table") { _ in nil }
    return String(decoding: files.files[0].bytes, as: UTF8.self)
  }

  private func merged(_ format: any CatalogFormat.Type, _ text: String, into catalog: StringCatalog) throws -> String? {
    var catalog = catalog
    for translations in try format.translations(in: Array(text.utf8), path: "de.x", language: "de", for: catalog) {
      catalog =
        TranslationMerge(
          of: translations.units, from: "de.x", into: catalog, language: "de", dialect: translations.dialect
        ).catalog
    }
    return catalog["key"]?.localizations?["de"]?.stringUnit?.value
  }

  @Test(arguments: [
    ("%@ has %lld", "%2$lld von %1$@", "%2$d von %1$s", "{{arg2}} von {{arg1}}"),
    ("%lld%% of %@", "%lld%% von %@", "%1$d%% von %2$s", "{{arg1}}% von {{arg2}}"),
    ("%.2f km", "%.2f km", "%.2f km", "{{arg1}} km"),
    ("100% %lld", "100% %lld", "100%% %d", "100% {{arg1}}"),
    ("100% sure", "100% sicher", "100% sicher", "100% sicher"),
    ("%1$(name)@!", "%1$(name)@!", "%1$s!", "{{name}}!"),
  ])
  func areWrittenInTheFormatsTerms(source: String, target: String, java: String, braces: String) throws {
    let catalog = catalog(source, target)
    #expect(try text(AndroidFormat.self, catalog).contains(">\(java)</string>"))
    #expect(try text(I18nextFormat.self, catalog).contains("\"\(braces)\""))
    for format in [AndroidFormat.self, I18nextFormat.self, ARBFormat.self] as [any CatalogFormat.Type] {
      let text = try text(format, catalog)
      #expect(try merged(format, text, into: catalog) == target)
      // What is put around them changes nothing about them; a literal sign may be doubled.
      let mark = text.contains(java) ? java : braces
      let changed = text.split(separator: mark, omittingEmptySubsequences: false).joined(separator: mark + " neu")
      if changed != text {
        let expected = target == "100% %lld" ? "100%% %lld neu" : target + " neu"
        #expect(try merged(format, changed, into: catalog) == expected)
      }
    }
  }

  @Test func keepTheTypesOfTheSourceText() throws {
    let catalog = catalog("%1$@ and %2$lld", "")
    let android = #"<resources><string name="key">%2$d und %1$s</string></resources>"#
    #expect(try merged(AndroidFormat.self, android, into: catalog) == "%2$lld und %1$@")
    #expect(try merged(I18nextFormat.self, #"{"key": "{{arg2}} und {{ arg1 }}"}"#, into: catalog) == "%2$lld und %1$@")
    #expect(try merged(ARBFormat.self, #"{"key": "{arg2} und {arg1}"}"#, into: catalog) == "%2$lld und %1$@")
  }

  @Test func refuseWhatTheSourceTextDoesNotHave() throws {
    let catalog = catalog("%1$@ and %2$lld", "")
    for (format, text) in [
      (AndroidFormat.self, #"<resources><string name="key">%1$d und %2$s</string></resources>"#),
      (AndroidFormat.self, #"<resources><string name="key">%3$s %1$s %2$d</string></resources>"#),
      (I18nextFormat.self, #"{"key": "{{arg3}} und {{arg1}}"}"#), (I18nextFormat.self, #"{"key": "{{arg1}}"}"#),
      (ARBFormat.self, #"{"key": "{arg2}"}"#),
    ] as [(any CatalogFormat.Type, String)] {
      let before = catalog["key"]?.localizations?["de"]?.stringUnit?.value
      #expect(try merged(format, text, into: catalog) == before, "\(text)")
    }
  }
}

import CatalogConversion
import Findings
import LanguageData
import SourceText
import StringCatalog
import Testing

/// Files of other systems as entries of a catalog.
struct ForeignTextsTests {
  private func read(_ format: any CatalogFormat.Type, _ files: [String: String]) throws -> ForeignTexts {
    try format.foreignTexts(
      in: files.sorted { $0.key < $1.key }.map {
        ForeignFile(path: $0.key, bytes: Array($0.value.utf8), language: nil)
      },
      sourceLanguage: "en")
  }

  private func value(_ texts: ForeignTexts, _ key: String, _ language: String, _ path: VariationPath = []) -> String? {
    texts.entries[ExactString(key)]?.localizations?[language]?[path]?.value
  }

  @Test func takesTheSourceLanguagesOwnTextsBesideOthersAndATemplate() throws {
    func file(_ header: String, _ title: String, _ boats: [String]) -> String {
      """
      msgid ""
      msgstr "\(header)"

      msgctxt "menu"
      msgid "Save"
      msgstr "\(title)"

      msgid "boat"
      msgid_plural "boats"
      msgstr[0] "\(boats[0])"
      msgstr[1] "\(boats[1])"
      """
    }
    let texts = try read(
      POFormat.self,
      [
        "po/de.po": file(#"Language: de\n"#, "Sichern", ["Boot", "Boote"]),
        "po/en.po": file(#"Language: en\n"#, "Save now", ["", ""]),
        "po/harbour.pot": file("", "", ["", ""]),
      ])
    #expect(texts.findings.isEmpty && texts.lossyPaths.isEmpty)
    #expect(value(texts, "menu|Save", "en") == "Save now")
    #expect(value(texts, "menu|Save", "de") == "Sichern")
    #expect(value(texts, "boat", "en", [.plural("other")]) == "boats")
    #expect(value(texts, "boat", "de", [.plural("one")]) == "Boot")
  }

  @Test func readsGettext() throws {
    let texts = try read(
      POFormat.self,
      [
        "po/ru.po": #"""
        msgid ""
        msgstr "Language: ru\nPlural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\n"

        #. on the quay
        #, c-format
        msgid "%d boat"
        msgid_plural "%d boats"
        msgstr[0] "%d лодка"
        msgstr[1] "%d лодки"
        msgstr[2] "%d лодок"

        #, fuzzy, python-format
        msgid "%(name)s has %(count)d"
        msgstr "%(count)d: %(name)s"

        #, python-brace-format
        msgctxt "menu"
        msgid "Open {file}"
        msgstr "Открыть {file}"

        #~ msgid "Gone"
        #~ msgstr "Нет"
        """#
      ])
    #expect(value(texts, "%lld boat", "ru", [.plural("few")]) == "%lld лодки")
    #expect(value(texts, "%lld boat", "ru", [.plural("other")]) == "%lld лодок")
    #expect(value(texts, "%lld boat", "en", [.plural("other")]) == "%lld boats")
    #expect(texts.entries[ExactString("%lld boat")]?.comment == "on the quay")
    let named = texts.entries[ExactString("%1$@ has %2$lld")]?.localizations?["ru"]?.stringUnit
    #expect(named == StringUnit(state: .needsReview, value: "%2$lld: %1$@"))
    #expect(value(texts, "menu|Open %@", "ru") == "Открыть %@")
    #expect(value(texts, "menu|Open %@", "en") == "Open %@")
    #expect(texts.entries[ExactString("Gone")]?.extractionState == .stale)
    #expect(texts.findings.isEmpty)
  }

  @Test func readsAndroid() throws {
    let texts = try read(
      AndroidFormat.self,
      [
        "res/values/strings.xml": #"""
        <resources><!-- a greeting --><string name="hello">Hello, %1$s, %2$,d</string>
        <string name="brand" translatable="false">Harbour 100%</string>
        <string-array name="winds"><item>North</item></string-array>
        <plurals name="boats"><item quantity="one">%d boat</item><item quantity="other">%d boats</item></plurals>
        <color name="c">#fff</color></resources>
        """#,
        "res/values-iw/strings.xml": #"<resources><string name="hello">שלום %1$s, %2$d</string></resources>"#,
        "res/values-zh-rCN/strings.xml": #"<resources><string name="hello">你好 %1$s %2$d</string></resources>"#,
      ])
    #expect(value(texts, "hello", "en") == "Hello, %1$@, %2$'lld")
    #expect(value(texts, "hello", "he") == "שלום %1$@, %2$lld")
    #expect(value(texts, "hello", "zh-Hans") == "你好 %1$@ %2$lld")
    #expect(texts.entries[ExactString("hello")]?.comment == "a greeting")
    #expect(texts.entries[ExactString("brand")]?.shouldTranslate == false)
    #expect(value(texts, "brand", "en") == "Harbour 100%")
    #expect(value(texts, "winds.0", "en") == "North")
    #expect(value(texts, "boats", "en", [.plural("one")]) == "%lld boat")
    #expect(texts.findings.map(\.id.rawValue) == ["not-carried"])
    #expect(texts.lossyPaths == ["res/values/strings.xml"])
  }

  @Test func readsFlutter() throws {
    let texts = try read(
      ARBFormat.self,
      [
        "l10n/app_en.arb": #"""
        {"@@locale": "en",
         "boats": "{name} has {count, plural, =0{no boats} one{# boat} other{{count} boats}}",
         "@boats": {"description": "in the list", "placeholders": {"name": {"type": "String"}, "count": {"type": "int"}}},
         "both": "{a, plural, one{1 a} other{{a} as}} and {b, plural, one{1 b} other{{b} bs}}",
         "they": "{who, select, male{He} other{They}} sailed 100% of {miles}"}
        """#,
        "l10n/app_de.arb": #"{"boats": "{count, plural, one{{count} Boot} other{{count} Boote}} von {name}"}"#,
      ])
    #expect(value(texts, "boats", "en", [.plural("one")]) == "%1$@ has %2$lld boat")
    #expect(value(texts, "boats", "en", [.plural("zero")]) == "%1$@ has no boats")
    #expect(value(texts, "boats", "de", [.plural("other")]) == "%2$lld Boote von %1$@")
    #expect(texts.entries[ExactString("boats")]?.comment == "in the list")
    #expect(value(texts, "both", "en") == "%#@a@ and %#@b@")
    #expect(value(texts, "both", "en", [.substitution("b"), .plural("other")]) == "%arg bs")
    #expect(texts.entries[ExactString("both")]?.localizations?["en"]?.substitutions?["b"]?.argNum == 2)
    let they = texts.entries[ExactString("they")]?.localizations?["en"]?.stringUnit
    #expect(they == StringUnit(state: .needsReview, value: "They sailed 100%% of %2$@"))
    #expect(texts.findings.map(\.id.rawValue) == ["not-carried"])
  }

  @Test func readsI18next() throws {
    let texts = try read(
      I18nextFormat.self,
      [
        "locales/en/common.json":
          #"{"menu": {"open": "Open {{file}} of {{user}}"}, "boat": "{{count}} boat", "boat_plural": "{{count}} boats"}"#,
        "locales/de/common.json":
          #"{"menu": {"open": "{{user}}: {{- file}}"}, "boat_one": "{{count}} Boot", "boat_other": "{{count}} Boote"}"#,
        "locales/fr/common.json": #"{"menu": {"open": "$t(menu.x)"}}"#,
      ])
    #expect(value(texts, "menu.open", "en") == "Open %1$@ of %2$@")
    #expect(value(texts, "menu.open", "de") == "%2$@: %1$@")
    #expect(value(texts, "boat", "en", [.plural("other")]) == "%lld boats")
    #expect(value(texts, "boat", "de", [.plural("one")]) == "%lld Boot")
    #expect(texts.findings.map(\.id.rawValue) == ["not-carried"])
  }

  @Test func readsTables() throws {
    let text =
      "Key,variation,Comment,en,de,de state\nAnchor,,a thing,Anchor,Anker,needs_review\n"
      + "boats,plural.one,,%lld boat,%lld Boot,\nboats,plural.other,,%lld boats,%lld Boote,\n"
      + "go,phrase.0,,Go,Los,\ngo,phrase.1,,Run,Lauf,\nx,wrong,,X,Y,\n"
    let texts = try read(CSVFormat.self, ["t.csv": text])
    #expect(texts.entries[ExactString("Anchor")]?.localizations?.keys.sorted() == ["de"])
    #expect(texts.entries[ExactString("Anchor")]?.comment == "a thing")
    #expect(texts.entries[ExactString("Anchor")]?.localizations?["de"]?.stringUnit?.state == .needsReview)
    #expect(value(texts, "boats", "de", [.plural("other")]) == "%lld Boote")
    #expect(texts.entries[ExactString("go")]?.localizations?["de"]?.stringSet?.values == ["Los", "Lauf"])
    #expect(texts.findings.map(\.id.rawValue) == ["not-carried", "not-carried"])
  }

  /// What a catalog is converted to, and a new one made of, says the same.
  @Test func tablesMakeTheSameCatalogAgain() throws {
    let catalog = try HarbourCatalog.catalog()
    for format in [CSVFormat.self, XLSXFormat.self] as [any CatalogFormat.Type] {
      let file = try format.files(of: catalog, languages: ["de"], table: "T") { _ in nil }.files[0]
      let texts = try format.foreignTexts(
        in: [ForeignFile(path: file.path, bytes: file.bytes, language: nil)], sourceLanguage: "en")
      for key in catalog.keys where key != "buoy" {
        let units = catalog[key]?.localizations?["de"]?.stringUnits.map { [$0.unit.value, $0.unit.state.rawValue] }
        let made = texts.entries[ExactString(key)]?.localizations?["de"]?.stringUnits
        #expect(made?.map { [$0.unit.value, $0.unit.state.rawValue] } == units, "\(key)")
      }
    }
  }
}

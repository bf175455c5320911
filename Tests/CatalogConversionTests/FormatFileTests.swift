import CatalogConversion
import Findings
import LanguageData
import StringCatalog
import Testing
import TranslationFormats

/// The files that formats make of a catalog with a text of every kind.
struct FormatFileTests {
  private func file(_ format: any CatalogFormat.Type, _ language: String) throws -> (path: String, text: String) {
    let catalog = try HarbourCatalog.catalog()
    let files = try format.files(of: catalog, languages: [language], table: "Localizable") { _ in nil }
    return (files.files[0].path, String(decoding: files.files[0].bytes, as: UTF8.self))
  }

  @Test(arguments: CatalogFormats.all.map { $0.name }, ["de", "ru", "en"])
  func comeBackWithoutAChange(name: String, language: String) throws {
    let format = try #require(CatalogFormats.named(name))
    let catalog = try HarbourCatalog.catalog()
    let files = try format.files(of: catalog, languages: [language], table: "Localizable") { _ in nil }
    for file in files.files {
      for translations in try format.translations(in: file.bytes, path: file.path, language: nil, for: catalog) {
        let merge = TranslationMerge(
          of: translations.units, from: file.path, into: catalog, language: translations.language,
          dialect: translations.dialect)
        #expect(!merge.catalog.hasChanges)
        #expect(merge.findings.isEmpty)
      }
    }
  }

  @Test func areNamedAsTheirToolsExpect() throws {
    #expect(try file(AndroidFormat.self, "en").path == "values/strings.xml")
    #expect(try file(AndroidFormat.self, "pt-BR").path == "values-pt-rBR/strings.xml")
    #expect(try file(AndroidFormat.self, "zh-Hans").path == "values-b+zh+Hans/strings.xml")
    #expect(try file(ARBFormat.self, "pt-BR").path == "app_pt_BR.arb")
    #expect(try file(I18nextFormat.self, "de").path == "de/Localizable.json")
    #expect(try file(POFormat.self, "de").path == "Localizable.de.po")
  }

  /// `Mos` is a language as well, and so is `list`'s neighbour `to_do`; none of them is meant.
  @Test(arguments: [
    ("app/fr/Mos.json", "fr"), ("de/to_DO_9e0e74_list.json", "de"), ("vi/Mos.json", "vi"), ("Mos.de.json", "de"),
    ("x/Mos_398baa_pt_BR.json", "pt-BR"),
  ])
  func tellTheLanguageByTheirPath(path: String, language: String) throws {
    let catalog = try HarbourCatalog.catalog()
    let read = try I18nextFormat.translations(in: Array("{}".utf8), path: path, language: nil, for: catalog)
    #expect(read.map(\.language) == [language])
  }

  @Test func holdPluralsAndComments() throws {
    let android = try file(AndroidFormat.self, "de").text
    #expect(android.contains("<!-- in the list -->\n    <plurals name=\"lld_boats\">"))
    #expect(android.contains("<item quantity=\"other\">%d Boote</item>"))
    #expect(try file(AndroidFormat.self, "en").text.contains("translatable=\"false\">buoy<"))
    let arb = try file(ARBFormat.self, "en").text
    #expect(arb.contains(#""lldBoats": "{count, plural, one{{count} boat} other{{count} boats}}""#))
    #expect(arb.contains(#""description": "in the list""#))
    let i18next = try file(I18nextFormat.self, "de").text
    #expect(i18next.contains(#""%lld boats_other": "{{count}} Boote""#))
    #expect(i18next.contains(#""%lld crews on %lld ships": "{{crews}} auf {{ships}}""#))
    #expect(i18next.contains(#""%lld crews on %lld ships|==|substitutions.crews_one": "{{count}} Mannschaft""#))
  }

  @Test func gettextHasATemplateForNewLanguages() throws {
    let catalog = try HarbourCatalog.catalog()
    let files = try POFormat.files(of: catalog, languages: ["de", "fr"], table: "Harbour") { _ in nil }.files
    #expect(files.map(\.path) == ["Harbour.de.po", "Harbour.fr.po", "Harbour.pot"])
    let template = String(decoding: files[2].bytes, as: UTF8.self)
    #expect(template.contains("msgid \"%lld boat\"\nmsgid_plural \"%lld boats\"\nmsgstr[0] \"\"\nmsgstr[1] \"\"\n"))
    #expect(!template.contains("Plural-Forms") && !template.contains("\"Language: ") && !template.contains("Fort"))
    let one = try POFormat.files(of: catalog, languages: ["fr"], table: "Harbour") { _ in nil }.files
    #expect(one.map(\.path) == ["Harbour.fr.po"], "a language that was asked for among several has no template")
    let none = try POFormat.translations(in: files[2].bytes, path: "Harbour.pot", language: nil, for: catalog)
    #expect(none.isEmpty)
  }

  @Test func tellOfOtherSheets() throws {
    let catalog = try HarbourCatalog.catalog()
    let row = Workbook.Row(number: 1, cells: ["key", "de"])
    let book = Workbook(sheets: [.init(name: "A", rows: [row]), .init(name: "B", rows: [row])])
    let translations = try XLSXFormat.translations(in: book.bytes(), path: "x.xlsx", language: nil, for: catalog)
    #expect(translations.first?.findings.map(\.id.rawValue) == ["not-carried"])
  }

  @Test func sayWhatTheyCannot() throws {
    let catalog = try HarbourCatalog.catalog()
    let findings = try AndroidFormat.files(of: catalog, languages: ["de"], table: "Localizable") { _ in nil }.findings
    #expect(findings.map(\.id.rawValue) == ["lossy-conversion", "lossy-conversion", "lossy-conversion"])
    #expect(findings[0].message.contains("'Tap'"))
    let i18next = try I18nextFormat.files(of: catalog, languages: ["de"], table: "Localizable") { _ in nil }.findings
    let messages = i18next.map(\.message).joined(separator: "\n")
    for word in ["buoy", "device", "comments", "not marked", "separators"] {
      #expect(messages.contains(word), "\(word)")
    }
  }

  @Test func tablesHaveARowForEachText() throws {
    let table = try file(CSVFormat.self, "de").text.split(separator: "\n").map(String.init)
    #expect(table[0] == "key,variation,comment,en,de,de state")
    #expect(table.contains("%lld boats,plural.other,in the list,%lld boats,%lld Boote,needs_review"))
    #expect(table.contains("Tap,device.mac,,Click,Klicken,translated"))
    #expect(table.contains("%lld crews on %lld ships,substitutions.ships.plural.one,,%arg ship,,"))
  }

  @Test func tablesTakeColumnsByTheirNames() throws {
    let catalog = try HarbourCatalog.catalog()
    let text = "Comment,fr,key,Remarks,de state,de\n,Ancre,Anchor,x,needs_review,Anker\n"
    let all = try CSVFormat.translations(in: Array(text.utf8), path: "t.csv", language: nil, for: catalog)
    #expect(all.map(\.language) == ["fr", "de"])
    #expect(all[0].findings.map(\.id.rawValue) == ["unknown-column"])
    #expect(all[1].units.first?.state == .needsReview)
    let one = try CSVFormat.translations(in: Array(text.utf8), path: "t.csv", language: "de", for: catalog)
    #expect(one.map(\.language) == ["de"])
    #expect(throws: RefusedInput.self) {
      try CSVFormat.translations(in: Array("a,b\n".utf8), path: "t.csv", language: nil, for: catalog)
    }
  }
}

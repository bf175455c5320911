import CompiledTables
import Foundation
import FoundationLocalization
import Testing

@Suite("Texts of a bundle")
struct BundleLookupTests {
  @Test("come from mapped tables, language by language, then from the developers' language")
  func chain() throws {
    let texts = try TemporaryBundle(
      compiled: [
        "en": ["a": "a en", "b": "b en", "c": "c en"], "es": ["a": "a es", "b": "b es"], "es-419": ["a": "a 419"],
        "de": ["a": "a de"],
      ], source: "en")
    #expect(texts.text("a", "es-MX") == "a 419")
    #expect(texts.text("b", "es-MX") == "b es")
    #expect(texts.text("c", "es-MX") == "c en")
    #expect(texts.text("d", "es-MX") == nil)
    #expect(texts.text("b", "de") == "b en")
    #expect(texts.text("a", "ja", "de") == "a de")
    #expect(texts.text("a", "ja") == "a en")
    let found = texts.bundle.localizedMessage(forKey: "b", table: "Localizable", languages: ["es-MX"])
    #expect(found?.language == "es")
  }

  @Test("come from .strings and .stringsdict files, whose entries override")
  func stringsFiles() throws {
    let texts = try TemporaryBundle([
      "fr.lproj/Localizable.strings": "\"Cancel\" = \"Annuler\"; \"n\" = \"\";",
      "fr.lproj/Localizable.stringsdict": """
      <plist version="1.0"><dict><key>%lld seats</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@seats@ ici</string>
      <key>seats</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>%lld place</string><key>other</key><string>%lld places</string></dict></dict>
      <key>Cancel</key><string>Arrêter</string></dict></plist>
      """,
      "fr.lproj/Tickets.strings": "Sold = \"Vendu\";",
      "English.lproj/Localizable.strings": "OK = \"Fine\";",
    ])
    #expect(texts.text("Cancel", "fr-CA") == "Arrêter")
    #expect(texts.text("n", "fr") == "")
    #expect(texts.text("Sold", "fr", table: "Tickets") == "Vendu")
    #expect(texts.text("Sold", "fr") == nil)
    #expect(texts.text("OK", "fr") == "Fine")
    let seats = texts.bundle.localizedMessage(forKey: "%lld seats", table: nil, languages: ["fr"])
    #expect(seats?.message.text([.integer(1)]) == "1 place ici")
    #expect(seats?.message.text([.integer(2)]) == "2 places ici")
  }

  @Test("come from raw catalogs where nothing compiled them")
  func catalogs() throws {
    let texts = try TemporaryBundle([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Order": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "Bestellen"}}}}, "Help": {}}}
      """
    ])
    #expect(texts.text("Order", "de-AT") == "Bestellen")
    #expect(texts.text("Order", "fr") == "Order")
    #expect(texts.text("Help", "de") == "Help")
    #expect(texts.text("other", "de") == nil)
  }

  @Test("are looked for in the languages of the task")
  func task() async throws {
    let texts = try TemporaryBundle(compiled: ["en": ["a": "en"], "de": ["a": "de"], "fr": ["a": "fr"]])
    #expect(withLanguage("fr-CH") { texts.text("a") } == "fr")
    #expect(withLanguages(["ja", "de"]) { texts.text("a") } == "de")
    let bundle = texts.bundle
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<200 {
        let language = ["de", "fr", "en"][number % 3]
        group.addTask {
          await withLanguage(language) {
            await Task.yield()
            return bundle.localizedMessage(forKey: "a", table: nil, languages: nil)?.message.plainText == language
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
    #expect(withLanguage("de") { Locale.localization.identifier(.bcp47) }.hasPrefix("de"))
  }
}

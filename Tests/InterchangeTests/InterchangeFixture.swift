import Interchange
import StringCatalog
import XLIFF

/// Catalogs written as tersely as JSON allows.
enum InterchangeFixture {
  static func catalog(_ strings: String, sourceLanguage: String = "en") throws -> StringCatalog {
    let text = "{\"sourceLanguage\": \"\(sourceLanguage)\", \"strings\": {\(strings)}, \"version\": \"1.0\"}"
    return try StringCatalog(bytes: Array(text.utf8), path: "Localizable.xcstrings")
  }

  static func unit(_ value: String, state: String = "translated") -> String {
    "{\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(value)\"}}"
  }

  static func plural(_ forms: [(String, String)]) -> String {
    "{\"variations\": {\"plural\": {\(forms.map { "\"\($0)\": \(unit($1))" }.joined(separator: ", "))}}}"
  }

  static func imported(
    _ units: [XLIFFUnit], into catalog: StringCatalog, language: String = "fr", isFaithful: Bool = false
  ) -> CatalogImport {
    CatalogImport(
      units, into: catalog, language: language,
      isFaithful: isFaithful, places: ExchangePlaces(path: "fr.xliff"))
  }
}

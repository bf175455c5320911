import Foundation
import FoundationLocalization
import Testing

@Suite("Foundation's own names")
struct ConsumerTests {
  @Test("lead here, with Foundation imported and without")
  func localizations() {
    let expected = [["de"], ["es-419", "es"], ["fr"]]
    let (one, both) = withLanguage("fr-CH") {
      let available = ["en", "es", "de", "es-419", "fr"]
      return (
        OneImported.localizations(available, ["de-AT"]), BothImported.localizations(available, ["de-AT"])
      )
    }
    #expect(one == expected)
    #expect(both == expected)
    #expect(Bundle.preferredLocalizations(from: ["it", "de"], forPreferences: ["ja"]) == ["it"])
    #expect(Bundle.preferredLocalizations(from: [], forPreferences: ["ja"]) == [])
  }

  @Test("find texts, those that vary too")
  func texts() throws {
    let texts = try TemporaryBundle(
      [
        "fr.lproj/Localizable.stringsdict": """
        <plist version="1.0"><dict><key>n</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>100 %% : %#@seats@</string>
        <key>seats</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>one</key><string>%d place</string><key>other</key><string>%d places</string></dict></dict></dict></plist>
        """,
        "fr.lproj/Localizable.strings": "a = \"a fr 100 %%\"; empty = \"\";",
        "de.lproj/Localizable.strings": "a = \"a de\";",
      ])
    let bundle = texts.bundle
    let expected = ["a fr 100 %%", "100 %% : %d places", "", "missing", "none", "a de"]
    let keys = ["a", "n", "empty", "missing"]
    withLanguage("fr") {
      #expect(OneImported.texts(bundle, keys) == expected)
      #expect(BothImported.texts(bundle, keys) == expected)
      #expect(bundle.localizedString(forKey: "", value: "v", table: nil) == "v")
      #expect(bundle.localizedString(forKey: "", value: nil, table: nil) == "")
    }
  }

  @Test("write names, lists, dates and URLs")
  func formatted() throws {
    let name = PersonNameComponents(namePrefix: "Dr.", givenName: "Ann", familyName: "Lee", nickname: "Annie")
    let url = try #require(URL(string: "https://example.com/a"))
    let expected = [
      "Dr. Ann Lee", "Annie", "Ann Lee", "a y b", "a or b", "ayer", "https://example.com/a", "example.com/a",
      "https://a.org", "Lee",
    ]
    let (one, both, foundations) = try withLanguage("es") {
      (
        try OneImported.formatted(name, url), try BothImported.formatted(name, url),
        ["a", "b"].formatted(.list(type: .or))
      )
    }
    // Foundation's own style has Foundation's own locale.
    #expect(one == expected.map { $0 == "a or b" ? foundations : $0 })
    #expect(both == one)
  }
}

import Foundation
import FoundationLocalization
import Testing

@Suite("A localized string")
struct LocalizedStringTests {
  private static let english = Locale(identifier: "en_US")

  @Test("is the translation, the development language's text, the default value or the key, in this order")
  func lookup() throws {
    let texts = try TemporaryBundle(
      compiled: ["en": ["a": "a en", "b": "b en"], "de": ["a": "a de"]], source: "en")
    withLanguage("de") {
      #expect(String(localized: "a", bundle: texts.bundle) == "a de")
      #expect(String(localized: "b", bundle: texts.bundle) == "b en")
      #expect(String(localized: "c", bundle: texts.bundle) == "c")
      #expect(String(localized: "c", defaultValue: "C!", bundle: texts.bundle) == "C!")
      #expect(String(localized: "a", defaultValue: "C!", bundle: texts.bundle) == "a de")
      #expect(String(localized: "", bundle: texts.bundle) == "")
      #expect(String(localized: "a", table: "Other", bundle: texts.bundle) == "a")
      let key = "a"
      #expect(String(localized: String.LocalizationValue(key), bundle: texts.bundle) == "a de")
    }
  }

  @Test("takes its values where the translation wants them")
  func positions() throws {
    let texts = try TemporaryBundle(
      compiled: ["de": ["%@ of %lld": "%2$lld: %1$@ (%1$@)", "%lld%%": "%lld Prozent", "100%": "100%%"]])
    withLanguage("de") {
      #expect(String(localized: "\("x") of \(1234)", bundle: texts.bundle) == "1.234: x (x)")
      #expect(String(localized: "\(5)%", bundle: texts.bundle) == "5 Prozent")
      // Without values the text is no format.
      #expect(String(localized: "100%", bundle: texts.bundle) == "100%%")
    }
  }

  @Test("writes values by the locale, and the default value too")
  func locale() throws {
    let texts = try TemporaryBundle(compiled: ["en": ["%lld seats": "%lld places"]])
    let german = Locale(identifier: "de_DE")
    #expect(String(localized: "\(1234) seats", bundle: texts.bundle, locale: german) == "1.234 places")
    #expect(String(localized: "\(1234) rows", bundle: texts.bundle, locale: german) == "1.234 rows")
    #expect(String(localized: "\(1234) rows", bundle: texts.bundle, locale: Self.english) == "1,234 rows")
    #expect(String(localized: "\(0.5, specifier: "%.2f")%", bundle: texts.bundle, locale: german) == "0,50%")
    #expect(
      String(localized: "\(1234.5, format: .number)", bundle: texts.bundle, locale: german) == "1.234,5")
    #expect(
      String(localized: "k", defaultValue: "\(1234) rows", bundle: texts.bundle, locale: german) == "1.234 rows")
  }

  @Test("that no table has writes its values as the source language does")
  func languageOfCode() throws {
    let source = try TemporaryBundle(
      compiled: ["en": ["a": "a en"], "fa": ["%lld seats": "%lld صندلی"]], source: "en")
    let information = try TemporaryBundle([
      "Info.plist": "<plist><dict><key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>",
      "en.lproj/Localizable.strings": "", "de.lproj/Localizable.strings": "",
    ])
    let unknown = try TemporaryBundle(compiled: ["fa": ["a": "a fa"]])
    withLanguage("fa-IR") {
      #expect(String(localized: "\(1234) seats", bundle: source.bundle) == "۱٬۲۳۴ صندلی")
      #expect(String(localized: "\(1234) rows", bundle: source.bundle) == "1,234 rows")
      #expect(String(localized: "k", defaultValue: "\(1234) rows", bundle: source.bundle) == "1,234 rows")
      #expect(String(localized: "\(1234.5, format: .number) rows", bundle: source.bundle) == "1,234.5 rows")
      #expect(String(AttributedString(localized: "\(1234) rows", bundle: source.bundle).characters) == "1,234 rows")
      #expect(String(localized: "\(1234) rows", bundle: information.bundle) == "1,234 rows")
      #expect(String(localized: "\(1234) rows", bundle: unknown.bundle) == "۱٬۲۳۴ rows")
      let german = Locale(identifier: "de_DE")
      #expect(String(localized: "\(1234) rows", bundle: source.bundle, locale: german) == "1.234 rows")
    }
  }

  @Test("writes values as the text's language has them, where that is not the one wanted first")
  func languageOfText() throws {
    let texts = try TemporaryBundle(
      compiled: ["en": ["%lld seats": "%lld places", "from %@": "since %@"], "de": ["%lld seats": "%lld Plätze"]],
      source: "en")
    func seats(_ languages: String...) -> String {
      withLanguages(languages) { String(localized: "\(1234) seats", bundle: texts.bundle) }
    }
    // Not only the first time.
    for _ in 0..<3 {
      #expect(seats("fa-IR") == "1,234 places")
      #expect(seats("fa-IR", "de-CH") == "1’234 Plätze")
      #expect(seats("fr-CH", "de") == "1’234 Plätze")
      #expect(seats("de-CH", "fa") == "1’234 Plätze")
    }
    let date = Date(timeIntervalSince1970: 0)
    let style = Date.FormatStyle(timeZone: .gmt).year()
    let since = withLanguage("fa-IR") { String(localized: "from \(date, format: style)", bundle: texts.bundle) }
    #expect(since == "since 1970")
    // The locale that code gives has the last word.
    withLanguage("fa-IR") {
      let persian = Locale(identifier: "fa_IR")
      #expect(String(localized: "\(1234) seats", bundle: texts.bundle, locale: persian) == "۱٬۲۳۴ places")
    }
  }

  @Test("takes values of placeholders from the options")
  func placeholders() throws {
    let texts = try TemporaryBundle(compiled: ["en": ["%@ has %lld": "%2$lld for %1$@"]])
    var options = String.LocalizationOptions()
    options.replacements = ["Ann" as NSString, 1234]
    #expect(
      String(
        localized: "\(placeholder: .object) has \(placeholder: .int)", options: options, bundle: texts.bundle,
        locale: Self.english) == "1,234 for Ann")
    options.replacements = ["Ann" as NSString]
    #expect(
      String(
        localized: "\(placeholder: .object) has \(placeholder: .int)", options: options, bundle: texts.bundle,
        locale: Self.english) == "%2$lld for Ann")
  }

  @Test("shows other texts in it in its language")
  func nestedResources() throws {
    let texts = try TemporaryBundle(compiled: ["de": ["Buy %@": "%@ kaufen", "ticket": "Karte", "bag": "Tasche"]])
    let bundle = LocalizedStringResource.BundleDescription.atURL(texts.bundle.bundleURL)
    let ticket = LocalizedStringResource("ticket", bundle: bundle)
    let bag = LocalizedStringResource("bag", bundle: bundle)
    withLanguage("de") {
      #expect(String(localized: "Buy \(ticket)", bundle: texts.bundle) == "Karte kaufen")
      #expect(
        String(localized: "Buy \([ticket, bag], format: .list(type: .and))", bundle: texts.bundle)
          == "Karte und Tasche kaufen")
    }
  }
}

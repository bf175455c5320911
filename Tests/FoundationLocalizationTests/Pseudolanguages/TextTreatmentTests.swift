import ArgumentFormatting
import FoundationLocalization
import Pseudolocalization
import MarkdownText
import TestSupport
import Testing

@Suite("Pseudolanguages at run time")
struct TextTreatmentTests {
  private static let texts = [
    "en.lproj/Localizable.strings": """
    "plain" = "Save 100% of it"; "name" = "%2$@ of %1$@"; "link" = "See **[the page](https://example.com/a)**, %@";
    "spaces" = "One\\nTwo"; "broken" = "%lld files of %@";
    """,
    "en.lproj/Localizable.stringsdict": """
    <plist version="1.0"><dict><key>%lld files in %@</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %2$@</string>
    <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>One file</string><key>other</key><string>%lld files</string></dict></dict></dict></plist>
    """,
  ]

  private func text(
    _ value: String.LocalizationValue, _ treatment: TextTreatment?, key: String? = nil
  ) throws -> String {
    let bundle = try TemporaryBundle(Self.texts)
    var request = MessageRequest(key: key ?? value.key, defaultValue: value, bundle: bundle.bundle)
    request.context.treatment = treatment
    return withLanguage("en") { request.text() }
  }

  private func effects(_ effects: Pseudolanguage.Effects) -> TextTreatment {
    TextTreatment(language: Pseudolanguage(effects))
  }

  @Test func treatsTextsAndNotValues() throws {
    let bounded = effects(.bounded)
    #expect(try text("plain", bounded) == "[# Save 100% of it #]")
    #expect(try text("plain", nil) == "Save 100% of it")
    #expect(try text("\("a") and \("b")", effects(.doubled), key: "name") == "2$@ of 1$@ b of a")
    #expect(try text("\("a") and \("b")", bounded, key: "name") == "[# b of a #]")
    #expect(try text("\(1) files in \("x")", bounded) == "[# One file in x #]")
    #expect(try text("\(1_234) files in \("x")", bounded) == "[# 1,234 files in x #]")
    #expect(try text("\(5) files in \("x")", effects(.doubled)) == "lld files in 2$@ 5 files in x")
    #expect(try text("spaces", effects(.rightToLeft)) == "\u{202E}One\u{202C}\n\u{202E}Two\u{202C}")
  }

  @Test func treatsTextsOfTheCode() throws {
    #expect(try text("Not in the table, \(2)", effects(.bounded)) == "[# Not in the table, 2 #]")
    #expect(try text("100% sure, 5% of", effects(.doubled)) == "100% sure, 5% of 100% sure, 5% of")
    let capitals = TextTreatment(capitalizesMissing: true)
    #expect(
      try text("Not here, \("Ann"), see https://example.com/a", capitals) == "NOT HERE, Ann, SEE https://example.com/a")
    #expect(try text("plain", capitals) == "Save 100% of it")
  }

  @Test(.enabled(if: MarkdownText.isAvailable, "without the trait Markdown markup stays as written"))
  func keepsMarkup() throws {
    let bundle = try TemporaryBundle(Self.texts)
    let value = String.LocalizationValue(key: "link", arguments: [.value(.text("Ann"))])
    var request = MessageRequest(key: "link", defaultValue: value, bundle: bundle.bundle)
    request.context.treatment = effects([.accented, .bounded])
    let source = withLanguage("en") { request.text() }
    let attributed = try AttributedString(markdown: source)
    #expect(attributed.runs.contains { $0.link == URL(string: "https://example.com/a") })
    #expect(String(attributed.characters).hasSuffix("Ann #]"))
    #expect(String(attributed.characters).count == "[# See the page, Ann #]".count)
  }

  /// Wrong arguments are shown as they are without a pseudolanguage.
  @Test func survivesWrongArguments() throws {
    let value = String.LocalizationValue(key: "broken", arguments: [.value(.text("Ann"))])
    #expect(try text(value, effects(.bounded)) == "[# Ann files of %@ #]")
  }

  @Test func readsWhatWasAsked() {
    func read(_ defaults: [String: any Sendable], _ environment: String? = nil) -> TextTreatment? {
      TextTreatment.read(
        defaults: { defaults[$0] }, variable: { $0 == TextTreatment.environmentName ? environment : nil }
      ).treatment
    }
    #expect(read([:]) == nil)
    #expect(read(["NSDoubleLocalizedStrings": "NO", "NSSurroundLocalizedStrings": false]) == nil)
    #expect(read(["NSDoubleLocalizedStrings": "YES"]) == effects(.doubled))
    #expect(
      read(["NSAccentuateLocalizedStrings": true, "NSSurroundLocalizedStrings": 1]) == effects([.accented, .bounded]))
    #expect(read(["NSForceRightToLeftLocalizedStrings": "1"]) == effects(.rightToLeft))
    #expect(read(["NSShowNonLocalizedStrings": "true"]) == TextTreatment(capitalizesMissing: true))
    #expect(
      read([:], "accented,missing expanded=1.5")
        == TextTreatment(language: Pseudolanguage(.accented, expansion: 1.5), capitalizesMissing: true))
    #expect(read(["NSDoubleLocalizedStrings": "YES"], "rtl") == effects([.doubled, .rightToLeft]))
    let wrong = TextTreatment.read(defaults: { _ in nil }, variable: { _ in "klingon" })
    #expect(wrong.treatment == nil && wrong.unknownNames == "klingon")
  }
}

import Foundation
import FoundationLocalization
import Testing

@Suite("Foundation's older functions")
struct NSLocalizedStringTests {
  private func texts() throws -> TemporaryBundle {
    let plurals = """
      <plist version="1.0"><dict><key>%lld seats</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%2$@: %1$#@seats@</string>
      <key>seats</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>zero</key><string>kein Platz</string>
      <key>one</key><string>%lld Platz</string><key>other</key><string>%lld Plätze</string></dict></dict></dict></plist>
      """
    return try TemporaryBundle([
      "de.lproj/Localizable.strings":
        "\"Cancel\" = \"Abbrechen\"; \"%@ of %d\" = \"%2$d: %1$@\"; \"100%\" = \"100%%\";",
      "de.lproj/Other.strings": "\"Cancel\" = \"Absagen\";", "de.lproj/Localizable.stringsdict": plurals,
      "en.lproj/Localizable.strings": "\"Cancel\" = \"Cancel it\";",
    ])
  }

  @Test("find texts in the language of the task")
  func lookup() throws {
    let texts = try texts()
    let bundle = texts.bundle
    withLanguage("de") {
      #expect(NSLocalizedString("Cancel", bundle: bundle, comment: "") == "Abbrechen")
      #expect(NSLocalizedString("Cancel", tableName: "Other", bundle: bundle, comment: "") == "Absagen")
      #expect(NSLocalizedString("Cancel", tableName: "Other", bundle: bundle, value: "v", comment: "") == "Absagen")
      #expect(NSLocalizedString("New", bundle: bundle, value: "Neu", comment: "") == "Neu")
      #expect(NSLocalizedString("New", bundle: bundle, value: "", comment: "") == "New")
      #expect(NSLocalizedString("New", comment: "") == "New")
      #expect(NSLocalizedString("New", value: "Neu", comment: "") == "Neu")
      #expect(NSLocalizedString("New", tableName: "Other", comment: "") == "New")
      #expect(NSLocalizedString("New", tableName: nil, value: "Neu", comment: "") == "Neu")
      #expect(NSLocalizedString("100%", bundle: bundle, comment: "") == "100%%")
    }
    withLanguage("en") { #expect(NSLocalizedString("Cancel", bundle: bundle, comment: "") == "Cancel it") }
  }

  @Test("choose plural forms when values come")
  func plurals() throws {
    let texts = try texts()
    withLanguage("de") {
      let format = NSLocalizedString("%lld seats", bundle: texts.bundle, comment: "")
      #expect(format == "%2$@: %lld Plätze")
      #expect(String.localizedStringWithFormat(format, 0, "A" as NSString) == "A: kein Platz")
      #expect(String.localizedStringWithFormat(format, 1, "A" as NSString) == "A: 1 Platz")
      #expect(String.localizedStringWithFormat(format, 1234, "A" as NSString) == "A: 1.234 Plätze")
      let plain = NSLocalizedString("%@ of %d", bundle: texts.bundle, comment: "")
      #expect(String.localizedStringWithFormat(plain, "x" as NSString, 1234) == "1.234: x")
    }
  }

  @Test("put in values by what they are")
  func formats() {
    withLanguage("de") {
      #expect(String.localizedStringWithFormat("100%%") == "100%")
      #expect(String.localizedStringWithFormat("%@ %d", 1234, "x" as NSString) == "1.234 x")
      #expect(String.localizedStringWithFormat("%.2f %5d|%-5d|%x", 1234.5, 42, 42, 255) == "1.234,50    42|42   |ff")
      #expect(String.localizedStringWithFormat("%d %d", 1) == "1 %d")
      #expect(
        String.localizedStringWithFormat("%d %d %d %d %d %d", 1, 2 as Int8, 3 as UInt, 4 as Int64, 5 as UInt16, 6)
          == "1 2 3 4 5 6")
      #expect(String.localizedStringWithFormat("%*d|", 5, 42) == "   42|")
    }
  }
}

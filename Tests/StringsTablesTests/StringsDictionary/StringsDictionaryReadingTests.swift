import Findings
import Foundation
import SourceText
import StringsTables
import Testing

@Suite struct StringsDictionaryReadingTests {
  @Test func aPluralEntryIsRead() throws {
    let table = try StringsDictionary(bytes: Array(StringsDictionaryFixture.plural.utf8), path: "a.stringsdict")
    #expect(table.form == .xml)
    #expect(table.entries.map(\.key) == ["%d files in %d folders", "plain"])
    guard case .rules(let rules) = table["%d files in %d folders"] else { throw UnexpectedContent() }
    #expect(rules.format == "%#@files@ in %#@folders@")
    #expect(rules.variables.map(\.name) == ["files", "folders"])
    let files = try #require(rules.variable(named: "files"))
    #expect(files.rule == .plural)
    #expect(files.valueType == "d")
    #expect(files.cases == [StringsDictionaryCase("one", "%d file"), StringsDictionaryCase("other", "%d files")])
    #expect(rules.unrecognizedMembers == [StringsTableMember("note", .string("kept"))])
    #expect(table["plain"] == .text("Tom & Jerry"))
  }

  @Test func widthsAndDevicesNest() throws {
    let table = try StringsDictionary(bytes: Array(StringsDictionaryFixture.variants.utf8), path: "a.stringsdict")
    guard case .rules(let width) = table["Welcome"], case .rules(let device) = table["Tap"] else {
      throw UnexpectedContent()
    }
    #expect(width.widths?.map(\.name) == ["20", "50"])
    #expect(width.widths?.last?.content == .text("Welcome to the store!"))
    #expect(device.devices?.map(\.name) == ["mac", "iphone"])
    guard case .rules(let nested) = device.devices?.last?.content else { throw UnexpectedContent() }
    #expect(nested.variable(named: "taps")?.text(of: "other") == "%lld taps")
  }

  @Test func everyFormOfThePropertyListHoldsTheSame() throws {
    let table = try StringsDictionary(bytes: Array(StringsDictionaryFixture.variants.utf8), path: "a.stringsdict")
    let binary = StringsDictionary.binaryBytes(of: table.entries)
    let reread = try StringsDictionary(bytes: binary, path: "a.stringsdict")
    #expect(reread.form == .binary)
    #expect(reread.bytes() == binary)
    // The reader of binary lists knows no order.
    let sorted = StringsDictionary.bytes(of: table.entries, order: .utf16)
    #expect(StringsDictionary.bytes(of: reread.entries, order: .utf16) == sorted)
    let text = "{ Welcome = { NSStringVariableWidthRuleType = { 20 = Hi; }; }; }"
    let old = try StringsDictionary(bytes: Array(text.utf8), path: "a.stringsdict")
    #expect(old.form == .text)
    guard case .rules(let rules) = old["Welcome"] else { throw UnexpectedContent() }
    #expect(rules.widths == [StringsDictionaryVariant("20", .text("Hi"))])
    for encoding in StringsTableEncoding.allCases {
      let name = encoding.rawValue.hasPrefix("utf16") ? "UTF-16" : "UTF-8"
      let text = StringsDictionaryFixture.plural.replacing("UTF-8", with: name)
      let bytes = encoding.bytes(of: Array(text.utf8))
      let encoded = try StringsDictionary(bytes: bytes, path: "a.stringsdict")
      #expect(encoded["plain"] == .text("Tom & Jerry"), "\(encoding)")
      #expect(encoded.bytes() == bytes)
    }
  }

  @Test(
    arguments: [
      ("<plist><dict><key>a</key></dict></plist>", 14), ("<plist><dict><string>a</string></dict></plist>", 14),
      ("<plist><dict><key>a</key><key>b</key></dict></plist>", 26), ("<plist><array/></plist>", nil),
      ("<plist><dict>x<key>a</key><dict/></dict></plist>", 14), ("<plist></plist>", 1),
      ("<?xml version=\"1.0\"?><list/>", 22),
      ("<plist><dict><key>a</key><text/></dict></plist>", 26), ("<plist><dict/><dict/></plist>", 15),
      ("<plist><dict><key>a<b/></key><text/></dict></plist>", 20), ("", nil), ("bplist00", nil),
    ] as [(String, Int?)]) func whatIsNoTableIsRefusedWithItsPlace(_ text: String, _ column: Int?) throws
  {
    let refusal = try #require(throws: RefusedInput.self) {
      try StringsDictionary(bytes: Array(text.utf8), path: "a.stringsdict")
    }
    let finding = try #require(refusal.findings.first)
    #expect(finding.location?.path == "a.stringsdict")
    if let column { #expect(finding.location?.range?.lowerBound.column == column, "\(finding.message)") }
  }

  struct UnexpectedContent: Error {}
}

enum StringsDictionaryFixture {
  static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """
  static let plural =
    head + """
      <dict>
          <!-- counts -->
          <key>%d files in %d folders</key>
          <dict>
              <key>NSStringLocalizedFormatKey</key> <string>%#@files@ in %#@folders@</string>
              <key>note</key>
              <string>kept</string>
              <key>files</key>
              <dict>
                  <key>NSStringFormatSpecTypeKey</key>
                  <string>NSStringPluralRuleType</string>
                  <key>NSStringFormatValueTypeKey</key>
                  <string>d</string>
                  <key>one</key>
                  <string>%d file</string>
                  <key>other</key>
                  <string>%d files</string>
              </dict>
              <key>folders</key>
              <dict>
                  <key>NSStringFormatSpecTypeKey</key>
                  <string>NSStringPluralRuleType</string>
                  <key>NSStringFormatValueTypeKey</key>
                  <string>d</string>
                  <key>other</key>
                  <string>%d folders</string>
              </dict>
          </dict>
          <key>plain</key>
          <string>Tom &amp; <![CDATA[Jerry]]></string>
      </dict>
      </plist>

      """
  static let variants =
    head + """
      <dict>
      \t<key>Welcome</key>
      \t<dict>
      \t\t<key>NSStringVariableWidthRuleType</key>
      \t\t<dict>
      \t\t\t<key>20</key>
      \t\t\t<string>Hi</string>
      \t\t\t<key>50</key>
      \t\t\t<string>Welcome to the store!</string>
      \t\t</dict>
      \t</dict>
      \t<key>Tap</key>
      \t<dict>
      \t\t<key>NSStringDeviceSpecificRuleType</key>
      \t\t<dict>
      \t\t\t<key>mac</key>
      \t\t\t<string>Klick 🖱 «ß»</string>
      \t\t\t<key>iphone</key>
      \t\t\t<dict>
      \t\t\t\t<key>NSStringLocalizedFormatKey</key>
      \t\t\t\t<string>%#@taps@</string>
      \t\t\t\t<key>taps</key>
      \t\t\t\t<dict>
      \t\t\t\t\t<key>NSStringFormatSpecTypeKey</key>
      \t\t\t\t\t<string>NSStringPluralRuleType</string>
      \t\t\t\t\t<key>NSStringFormatValueTypeKey</key>
      \t\t\t\t\t<string>lld</string>
      \t\t\t\t\t<key>other</key>
      \t\t\t\t\t<string>%lld taps</string>
      \t\t\t\t</dict>
      \t\t\t</dict>
      \t\t</dict>
      \t</dict>
      </dict>
      </plist>

      """
}

import Foundation
import StringsTables
import TestSupport
import Testing

@Suite struct StringsDictionaryEditingTests {
  private static func table(_ text: String) throws -> StringsDictionary {
    try StringsDictionary(bytes: Array(text.utf8), path: "a.stringsdict")
  }

  private static func text(_ table: StringsDictionary) -> String { String(decoding: table.bytes(), as: UTF8.self) }

  @Test func aChangedTextChangesItsOwnLine() throws {
    var table = try Self.table(StringsDictionaryFixture.plural)
    guard case .rules(var rules) = table["%d files in %d folders"] else { throw UnexpectedContent() }
    rules.variables[0].cases[1].text = "%d <files>"
    table["%d files in %d folders"] = .rules(rules)
    let expected = StringsDictionaryFixture.plural.replacing(
      "<string>%d files</string>", with: "<string>%d &lt;files&gt;</string>")
    #expect(Self.text(table) == expected)
  }

  @Test func aCaseAddedAndOneRemovedTouchTheirOwnLines() throws {
    var table = try Self.table(StringsDictionaryFixture.plural)
    guard case .rules(var rules) = table["%d files in %d folders"] else { throw UnexpectedContent() }
    rules.variables[0].cases = [StringsDictionaryCase("few", "%d few"), StringsDictionaryCase("other", "%d files")]
    table["%d files in %d folders"] = .rules(rules)
    let expected = StringsDictionaryFixture.plural.replacing("<key>one</key>", with: "<key>few</key>")
      .replacing("<string>%d file</string>", with: "<string>%d few</string>")
    #expect(Self.text(table) == expected)
  }

  @Test func anEntryIsAddedInTheFilesOwnLayoutAndRemovedWithItsLines() throws {
    var table = try Self.table(StringsDictionaryFixture.plural)
    let variable = StringsDictionaryVariable(
      name: "value", valueType: "lld", cases: [StringsDictionaryCase("other", "%lld")])
    table["new"] = .rules(StringsDictionaryRules(format: "%#@value@", variables: [variable]))
    let addition = """
          <key>new</key>
          <dict>
              <key>NSStringLocalizedFormatKey</key>
              <string>%#@value@</string>
              <key>value</key>
              <dict>
                  <key>NSStringFormatSpecTypeKey</key>
                  <string>NSStringPluralRuleType</string>
                  <key>NSStringFormatValueTypeKey</key>
                  <string>lld</string>
                  <key>other</key>
                  <string>%lld</string>
              </dict>
          </dict>

      """
    #expect(
      Self.text(table)
        == StringsDictionaryFixture.plural.replacing("</dict>\n</plist>", with: addition + "</dict>\n</plist>"))
    table["new"] = nil
    #expect(Self.text(table) == StringsDictionaryFixture.plural)
    table["plain"] = nil
    #expect(
      Self.text(table)
        == StringsDictionaryFixture.plural.replacing(
          "    <key>plain</key>\n    <string>Tom &amp; <![CDATA[Jerry]]></string>\n", with: ""))
  }

  @Test func aNewTableIsLaidOutAsFoundationDoesIt() throws {
    var table = StringsDictionary(path: "a.stringsdict")
    #expect(Self.text(table) == StringsDictionaryFixture.head + "<dict/>\n</plist>\n")
    table["Welcome"] = .rules(StringsDictionaryRules(widths: [StringsDictionaryVariant("20", .text("Hi & bye"))]))
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["Welcome": ["NSStringVariableWidthRuleType": ["20": "Hi & bye"]]], format: .xml, options: 0)
    #expect(table.bytes() == Array(data))
  }

  @Test func linesOfAnotherSystemStayWhatTheyAre() throws {
    var table = try Self.table(StringsDictionaryFixture.variants.replacing("\n", with: "\r\n"))
    table["Added"] = .text("text")
    table["Welcome"] = nil
    let text = Self.text(table)
    #expect(text.contains("\t<key>Added</key>\r\n\t<string>text</string>\r\n</dict>\r\n"))
    #expect(!text.replacing("\r\n", with: "").contains("\n"))
    #expect(try Self.table(text).entries == table.entries)
  }

  /// Whatever is done to a table: the file holds just that.
  @Test(arguments: 0..<60) func anyChangeIsReadBack(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let source = [StringsDictionaryFixture.plural, StringsDictionaryFixture.variants].randomElement(using: &random)
    var table = try Self.table(try #require(source))
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let name = "key \(Int.random(in: 0..<5, using: &random))"
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        if !table.entries.isEmpty { table.entries.remove(at: Int.random(in: 0..<table.entries.count, using: &random)) }
      case 1: table[name] = .text("line\nnext \u{1F600} ]]> <&>")
      case 2:
        let cases = ["zero", "one", "few", "other"].shuffled(using: &random).prefix(2).map {
          StringsDictionaryCase($0, "\($0) %d")
        }
        let variable = StringsDictionaryVariable(name: "v", valueType: "d", cases: cases)
        table[name] = .rules(StringsDictionaryRules(format: "%#@v@", variables: [variable]))
      default:
        guard let entry = table.entries.randomElement(using: &random), case .rules(var rules) = entry.content else {
          break
        }
        rules.format = "changed %#@x@"
        if !rules.variables.isEmpty { rules.variables.removeLast() }
        rules.unrecognizedMembers.append(StringsTableMember("more", .array([.scalar(type: "integer", text: "1")])))
        table[entry.key] = .rules(rules)
      }
    }
    let reread = try StringsDictionary(bytes: table.bytes(), path: "a.stringsdict")
    #expect(
      StringsDictionary.bytes(of: reread.entries, order: .utf16)
        == StringsDictionary.bytes(of: table.entries, order: .utf16))
  }

  struct UnexpectedContent: Error {}
}

import Findings
import Foundation
import SourceText
import StringsTables
import Testing

/// Tables as builds store them.
@Suite struct StringsTablePropertyListTests {
  private static let xml =
    StringsDictionaryFixture.head + """
      <dict>
      \t<key>a</key>
      \t<string>1 &lt; 2</string>
      \t<key>b</key>
      \t<dict/>
      \t<key>c</key>
      \t<string></string>
      </dict>
      </plist>

      """

  private static func binary() throws -> [UInt8] {
    BinaryPropertyListWriter.bytes(
      of: .dictionary([
        StringsTableMember("a", .string("1 < 2")), StringsTableMember("c", .string("")),
      ]))
  }

  @Test func xmlIsReadWithItsPlaces() throws {
    let table = try StringsTable(bytes: Array(Self.xml.utf8), path: "t.strings")
    #expect(table.form == .xml)
    #expect(table.entries.map(\.key) == ["a", "b", "c"])
    #expect(table.entries.map(\.value) == ["1 < 2", nil, ""])
    #expect(table.locations(of: table.entries).map { $0.range?.lowerBound.line } == [5, 7, 9])
    #expect(table.bytes == Array(Self.xml.utf8))
  }

  @Test func xmlIsEditedInPlace() throws {
    var table = try StringsTable(bytes: Array(Self.xml.utf8), path: "t.strings")
    #expect(try table.setValue("two & more", forKey: "a"))
    #expect(try table.renameKey("c", to: "d"))
    #expect(try table.removeEntries(forKey: "b"))
    try table.add(key: "e", value: "5", comment: "there is no place for it")
    let expected = Self.xml.replacing("1 &lt; 2", with: "two &amp; more").replacing("<key>c", with: "<key>d")
      .replacing("\t<key>b</key>\n\t<dict/>\n", with: "")
      .replacing("<string></string>\n", with: "<string></string>\n\t<key>e</key>\n\t<string>5</string>\n")
    #expect(String(decoding: table.bytes, as: UTF8.self) == expected)
  }

  @Test func binaryIsReadAndWrittenAnew() throws {
    let bytes = try Self.binary()
    var table = try StringsTable(bytes: bytes, path: "t.strings")
    #expect(table.form == .binary)
    #expect(table.bytes == bytes)
    #expect(table["a"] == "1 < 2")
    #expect(try table.setValue("é🎟", forKey: "a"))
    #expect(try table.renameKey("c", to: "d"))
    try table.add(key: "e", value: "5", comment: nil)
    let read = try PropertyListSerialization.propertyList(from: Data(table.bytes), options: [], format: nil)
    #expect(read as? [String: String] == ["a": "é🎟", "d": "", "e": "5"])
  }

  /// Foundation reads what is written, whatever its size: counts and offsets of one, two and four bytes.
  @Test(arguments: [0, 1, 14, 15, 300, 70_000]) func binaryListsOfEverySizeAreThoseOfFoundation(count: Int) throws {
    let members = (0..<count).map {
      StringsTableMember("key \($0)", .string($0 % 7 == 0 ? "wört \($0)" : "\($0 % 50)"))
    }
    let bytes = BinaryPropertyListWriter.bytes(of: .dictionary(members))
    let read = try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
    #expect(
      read as? [String: String]
        == Dictionary(members.map { ($0.key, $0.value.string ?? "") }, uniquingKeysWith: { $1 }))
  }

  @Test func everyKindOfValueIsWrittenAsFoundationReadsIt() throws {
    let value = StringsTableValue.dictionary([
      StringsTableMember("array", .array([.string("a"), .scalar(type: "integer", text: "-3")])),
      StringsTableMember("data", .scalar(type: "data", text: "AAEC")),
      StringsTableMember("date", .scalar(type: "date", text: "2026-01-02T03:04:05Z")),
      StringsTableMember("flag", .scalar(type: "true", text: "")),
      StringsTableMember("large", .scalar(type: "integer", text: "70000")),
      StringsTableMember("real", .scalar(type: "real", text: "1.5")),
    ])
    let lists = [BinaryPropertyListWriter.bytes(of: value), XMLPropertyListWriter.bytes(of: value, order: .utf16)]
    let read = try lists.map { bytes in
      try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil) as? NSDictionary
    }
    #expect(read[0] == read[1])
    #expect(read[0]?["large"] as? Int == 70_000)
    #expect((read[0]?["array"] as? [Any])?.last as? Int == -3)
    #expect(read[0]?["data"] as? Data == Data([0, 1, 2]))
  }

  @Test func cutListsAreReadOrRefused() throws {
    for bytes in [Array(Self.xml.utf8), try Self.binary()] {
      for end in bytes.indices { _ = try? StringsTable(bytes: Array(bytes[..<end]), path: "t.strings") }
      for index in bytes.indices {
        var changed = bytes
        changed[index] ^= 0x41
        guard var table = try? StringsTable(bytes: changed, path: "t.strings") else { continue }
        #expect(table.bytes == changed)
        try? table.add(key: "n", value: "v", comment: nil)
      }
    }
  }
}

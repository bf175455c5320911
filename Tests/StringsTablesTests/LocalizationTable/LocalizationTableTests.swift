import Findings
import Foundation
import StringsTables
import TestSupport
import Testing

@Suite struct LocalizationTableTests {
  private static var list: [String: Any] {
    [
      "LocProvenance": ["de": "somewhere"], "de": ["Seats": "Plätze"],
      "zh_CN": [
        "Seats": "座位",
        "%d seats": [
          "NSStringLocalizedFormatKey": "%#@seats@",
          "seats": [
            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d",
            "other": "%d 个座位",
          ],
        ],
      ],
    ]
  }

  private static func bytes(_ format: PropertyListSerialization.PropertyListFormat) throws -> [UInt8] {
    Array(try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0))
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.binary, .xml])
  func languagesAreRead(_ format: PropertyListSerialization.PropertyListFormat) throws {
    let bytes = try Self.bytes(format)
    let table = try LocalizationTable(bytes: bytes, path: "T.loctable")
    #expect(table.languages.map(\.name) == ["de", "zh_CN"])
    #expect(table.languages.map(\.identifier) == ["de", "zh-CN"])
    #expect(table["Seats", "zh-CN"] == .text("座位"))
    guard case .rules(let rules) = table["%d seats", "zh_CN"] else {
      Issue.record("expected rules")
      return
    }
    #expect(rules.variable(named: "seats")?.text(of: "other") == "%d 个座位")
    #expect(table.unrecognizedMembers.map(\.key) == ["LocProvenance"])
    #expect(table.bytes() == bytes)
  }

  @Test func aChangeIsWrittenAndNothingIsLost() throws {
    var table = try LocalizationTable(bytes: try Self.bytes(.binary), path: "T.loctable")
    table.languages.append(LocalizationTable.Language("fr", [StringsDictionaryEntry("Seats", .text("Places"))]))
    let read = try PropertyListSerialization.propertyList(from: Data(table.bytes()), options: [], format: nil)
    var expected = Self.list
    expected["fr"] = ["Seats": "Places"]
    #expect(read as? NSDictionary == expected as NSDictionary)
  }

  @Test func whatIsNoTableIsRefused() throws {
    for text in ["<plist><array/></plist>", "", "bplist00", "<plist><dict><key>a</key></dict></plist>"] {
      #expect(throws: RefusedInput.self) { try LocalizationTable(bytes: Array(text.utf8), path: "T.loctable") }
    }
  }

  @Test func damagedFilesNeverCrash() throws {
    var random = SeededRandom(seed: 11)
    for original in [try Self.bytes(.binary), try Self.bytes(.xml)] {
      for end in original.indices { _ = try? LocalizationTable(bytes: Array(original[..<end]), path: "T.loctable") }
      for _ in 0..<500 {
        var bytes = original
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        guard let table = try? LocalizationTable(bytes: bytes, path: "T.loctable") else { continue }
        #expect(table.bytes() == bytes)
      }
    }
  }
}

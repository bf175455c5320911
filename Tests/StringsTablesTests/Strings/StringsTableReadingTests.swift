import Findings
import Foundation
import SourceText
import StringsTables
import TestSupport
import Testing

@Suite struct StringsTableReadingTests {
  private func table(_ text: String) throws -> StringsTable {
    try StringsTable(bytes: Array(text.utf8), path: "en.lproj/Localizable.strings")
  }

  @Test(
    arguments: [
      (#""a" = "b";"#, ["a": "b"]),
      (#"a=b;c = 'd "e"';"#, ["a": "b", "c": "d \"e\""]),
      (#"alone; "quoted alone";"#, ["alone": "alone", "quoted alone": "quoted alone"]),
      (#"{ "a" = "b"; c = d; }"#, ["a": "b", "c": "d"]),
      ("/* only */ // comments\n", [:]),
      (#""a" = "x"; "a" = "y";"#, ["a": "y"]),
      (#"$w/o.r:d-1_ = https://example.com;"#, ["$w/o.r:d-1_": "https://example.com"]),
      (
        #""tab\tline\nquote\"slash\\bell\a" = "\v\f\b\r\'";"#,
        ["tab\tline\nquote\"slash\\bell\u{7}": "\u{B}\u{C}\u{8}\r'"]
      ),
      (#""\U00e9\U1F3 \UD83C\UDFAB" = "\u00e9 \351 \101";"#, ["é\u{1F3} 🎫": "u00e9 Ø A"]),
      ("\"raw\nline\" = \"a\\\nb\";", ["raw\nline": "a\nb"]),
      ("\"a\"/* between */=// here\n\"b\"/**/;", ["a": "b"]),
      ("\u{2028}a = b;\u{2029}// c\u{2028}d = e; /* open", ["a": "b", "d": "e"]),
      (#""é\é" = "🎟\🎟";"#, ["éé": "🎟🎟"]),
    ] as [(String, [String: String])])
  func valuesAreRead(text: String, expected: [String: String]) throws {
    let table = try table(text)
    #expect(Dictionary(table.entries.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 }) == expected)
    for (key, value) in expected { #expect(table[key] == value) }
    #expect(table.bytes == Array(text.utf8))
  }

  @Test func otherValuesAreSteppedOver() throws {
    let table = try table("a = { b = (c, \"d\", <0f a0>,); e; }; f = g; h = <>;")
    #expect(table.entries.map(\.key) == ["a", "f", "h"])
    #expect(table.entries.map(\.value) == [nil, "g", nil])
  }

  @Test(
    arguments: [
      ("/* one */\na = b;", "one"),
      ("/*one*/a = b;", "one"),
      ("// one\n// two\na = b;", "one\ntwo"),
      ("/* header */\n\n/* one */\na = b;", "one"),
      ("/* header */\n\na = b;", nil),
      ("/* one\n   two */\na = b;", "one\n   two"),
      ("z = y; // of z\n/* one */\na = b;", "one"),
      ("z = y; /* of z */\na = b;", nil),
      ("/* one */\r\na = b;", "one"),
      ("/* one */\r\n\r\na = b;", nil),
    ] as [(String, String?)])
  func commentsBelongToTheirEntry(text: String, expected: String?) throws {
    #expect(try table(text).entry(for: "a")?.comment == expected)
  }

  @Test(
    arguments: [
      ("", 1, 1, "expected an entry, found an empty file"),
      ("\"a\" = \"b\"", 1, 10, "expected `;` after the value of 'a'"),
      ("a = b;\n\"c\" = \"d \"e\" f\";\n", 2, 11, "expected `;` after the value of 'c'"),
      ("a = b;\n\"c\" \"d\";", 2, 4, "expected `=` or `;` after the key 'c'"),
      ("\n\"open", 2, 1, "expected the quotation mark that ends this text"),
      ("a = ;", 1, 5, "expected a value, found `;`"),
      ("<<<<<<< ours\na = b;", 1, 1, "expected a key, found `<`"),
      ("{ a = b;", 1, 1, "expected `}` before the end of the file"),
      ("{ a = b; } c", 1, 12, "expected nothing after the closing brace"),
      ("a = (b, c;", 1, 10, "expected `,` or `)` in the array"),
      ("a = <0g>;", 1, 7, "expected hexadecimal digits or `>`"),
      ("é = b;", 1, 1, "expected a key, found `é`"),
    ] as [(String, Int, Int, String)])
  func faultsAreLocated(text: String, line: Int, column: Int, message: String) throws {
    let refusal = try #require(throws: RefusedInput.self) { try table(text) }
    let finding = try #require(refusal.findings.first)
    #expect(finding.message == message)
    #expect(finding.severity == .error)
    #expect(finding.location?.path == "en.lproj/Localizable.strings")
    #expect(finding.location?.range?.lowerBound.line == line)
    #expect(finding.location?.range?.lowerBound.column == column)
    #expect(finding.suggestion != nil)
  }

  @Test func deepNestingIsRefused() {
    let text = "a = " + String(repeating: "(", count: 100_000)
    #expect(throws: RefusedInput.self) { try table(text) }
  }

  @Test(arguments: StringsTableEncoding.allCases)
  func everyEncodingIsReadAndKept(encoding: StringsTableEncoding) throws {
    let bytes = encoding.bytes(of: Array("/* ticket */\r\n\"Ticket 🎟\" = \"Billet é\";\r\n".utf8))
    let table = try StringsTable(bytes: bytes, path: "t.strings")
    #expect(table.encoding == encoding)
    #expect(table["Ticket 🎟"] == "Billet é")
    #expect(table.bytes == bytes)
  }

  @Test(
    arguments: [
      [0x62, 0x70, 0x6C, 0x69, 0x73, 0x74, 0x30, 0x30],
      Array("<?xml version=\"1.0\"?><plist/>".utf8), Array("<?xml version=\"1.0\"?><plist><array/></plist>".utf8),
      [0x61, 0x00, 0x3D, 0x00],
      [0xFF, 0xFE, 0x61],
      [0xFF, 0xFE, 0x00, 0xD8],
      [0x61, 0x3D, 0xE9, 0x3B],
    ] as [[UInt8]])
  func otherFilesAreRefused(bytes: [UInt8]) {
    #expect(throws: RefusedInput.self) { try StringsTable(bytes: bytes, path: "t.strings") }
  }

  @Test func theFirstByteThatIsNoTextIsNamed() throws {
    let bytes = Array("é = \"🎟\";\nb = \"".utf8) + [0xE9, 0x22, 0x3B]
    let refusal = try #require(throws: RefusedInput.self) { try StringsTable(bytes: bytes, path: "t.strings") }
    let position = refusal.findings.first?.location?.range?.lowerBound
    #expect(position?.line == 2)
    #expect(position?.column == 6)
  }

  /// Octal escapes are in NeXTSTEP's encoding: the table is compared with Foundation's.
  @Test func octalEscapesAreThoseOfFoundation() throws {
    for byte in UInt8(0x01)...UInt8(0xFD) {
      let octal = String(byte, radix: 8)
      let text = "a = \"\\" + String(repeating: "0", count: 3 - octal.count) + octal + "\";"
      let expected = try #require(String(bytes: [byte], encoding: .nextstep))
      #expect(try table(text)["a"] == expected, "\(octal)")
    }
  }

  /// Cut and mutated files are read or refused, never more.
  @Test func damagedFilesNeverCrash() {
    let original = Array(
      "/* a */\n\"k\\U00e9\" = \"v\\351\";\n{ }; // b\nx = { y = (1, <0f>); };\n'single' = \"é🎟\";\n".utf8)
    var random = SeededRandom(seed: 3)
    for length in 0...original.count {
      _ = try? StringsTable(bytes: Array(original[..<length]), path: "t.strings")
    }
    let alphabet = Array("\"'\\;={}()<>/* \nUa0é\u{2028}".utf8) + [0x00, 0xFF, 0xFE, 0x80]
    for _ in 0..<5_000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
        case 1: bytes.insert(alphabet[Int.random(in: 0..<alphabet.count, using: &random)], at: index)
        default: bytes.remove(at: index)
        }
      }
      guard let table = try? StringsTable(bytes: bytes, path: "t.strings") else { continue }
      #expect(table.bytes == bytes)
    }
  }
}

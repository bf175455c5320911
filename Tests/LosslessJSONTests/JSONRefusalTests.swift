import Findings
import LosslessJSON
import SourceText
import Testing

@Suite struct JSONRefusalTests {
  struct Case: Sendable, CustomStringConvertible {
    var text: String
    var id: FindingID
    var place: String
    var description: String { text.debugDescription }

    init(_ text: String, _ id: FindingID, _ place: String) {
      self.text = text
      self.id = id
      self.place = place
    }
  }

  static let cases = [
    Case("", .truncatedFile, "1:1"), Case("  \n ", .truncatedFile, "2:2"), Case("{", .truncatedFile, "1:2"),
    Case("[1", .truncatedFile, "1:3"), Case("\"a", .truncatedFile, "1:3"), Case("tru", .truncatedFile, "1:4"),
    Case("-", .truncatedFile, "1:2"), Case("1.", .truncatedFile, "1:3"), Case("\"\\", .truncatedFile, "1:3"),
    Case("\"\\u00", .truncatedFile, "1:6"), Case("01", .invalidJSON, "1:1"), Case("+1", .invalidJSON, "1:1"),
    Case(".5", .invalidJSON, "1:1"), Case("1.x", .invalidJSON, "1:1"), Case("1ex", .invalidJSON, "1:1"),
    Case("trye", .invalidJSON, "1:1"), Case("NaN", .invalidJSON, "1:1"), Case("[1,]", .invalidJSON, "1:4"),
    Case("[1 2]", .invalidJSON, "1:4"), Case("{\"a\" 1}", .invalidJSON, "1:6"), Case("{a: 1}", .invalidJSON, "1:2"),
    Case("{\"a\": 1,}", .invalidJSON, "1:9"), Case("{}{}", .invalidJSON, "1:3"), Case("'a'", .invalidJSON, "1:1"),
    Case("\"a\tb\"", .invalidJSON, "1:3"), Case("\"\\x\"", .invalidJSON, "1:2"),
    Case("\"\\u00g0\"", .invalidJSON, "1:2"),
    Case("\"\\ud800\"", .loneSurrogate, "1:2"), Case("\"\\udc00\"", .loneSurrogate, "1:2"),
    Case("\"\\ud800\\u0041\"", .loneSurrogate, "1:2"), Case("{\"a\":1,\n\"b\":2,\"a\":3}", .duplicateKey, "2:7"),
    Case("{\"a\":1,\"\\u0061\":3}", .duplicateKey, "1:8"), Case("\u{FEFF}{}", .byteOrderMark, "1:1"),
    Case("{\n<<<<<<< HEAD\n}", .mergeConflictMarker, "2:1"), Case("{}\r\r\nx", .invalidJSON, "3:1"),
  ]

  @Test(arguments: cases)
  func isRefusedAtItsPlace(wrong: Case) throws {
    let error = #expect(throws: RefusedInput.self) { try JSONDocument(bytes: Array(wrong.text.utf8), path: "x") }
    let finding = try #require(error?.findings.first)
    #expect(finding.id == wrong.id)
    #expect(finding.suggestion != nil)
    let start = try #require(finding.location?.range?.lowerBound)
    #expect("\(start.line):\(start.column)" == wrong.place)
  }

  @Test(arguments: [
    [0x22, 0xC3, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22],
    [0x22, 0xE0, 0x9F, 0x80, 0x22], [0x22, 0xF0, 0x8F, 0x80, 0x80, 0x22], [0x22, 0x80, 0x22], [0x22, 0xFF, 0x22],
    [0x22, 0xE2, 0x82], [0x22, 0xF8, 0x88, 0x80, 0x80, 0x80, 0x22],
  ])
  func invalidUTF8IsRefused(bytes: [UInt8]) throws {
    let error = #expect(throws: RefusedInput.self) { try JSONDocument(bytes: bytes, path: "x") }
    #expect(error?.findings.first?.id == .invalidUTF8)
    #expect(error?.findings.first?.location?.range?.lowerBound.column == 2)
  }

  @Test func duplicatesAreFoundInLargeObjects() throws {
    var names = (0..<1000).map { "\"name \($0)\":\($0)" }
    let text = "{" + names.joined(separator: ",") + "}"
    #expect(throws: Never.self) { try JSONDocument(bytes: Array(text.utf8), path: "x") }
    names[777] = "\"n\\u0061me 12\":1"
    let twice = Array(("{" + names.joined(separator: ",") + "}").utf8)
    #expect(throws: RefusedInput.self) { try JSONDocument(bytes: twice, path: "x") }
    #expect(throws: Never.self) { try JSONDocument(bytes: twice, path: "x", duplicateNames: .kept) }
  }

  @Test func levelsAreLimited() throws {
    func nested(_ levels: Int) -> [UInt8] {
      Array((String(repeating: "[", count: levels) + String(repeating: "]", count: levels)).utf8)
    }
    #expect(throws: Never.self) { try JSONDocument(bytes: nested(JSONDocument.depthLimit), path: "x") }
    let error = #expect(throws: RefusedInput.self) {
      try JSONDocument(bytes: nested(JSONDocument.depthLimit + 1), path: "x")
    }
    #expect(error?.findings.first?.id == .nestingTooDeep)
    #expect(throws: RefusedInput.self) { try JSONDocument(bytes: nested(100_000), path: "x") }
  }

  @Test func positionsAgreeWithSourceText() throws {
    let text = "{\"é😀\": [\n1,\r\n\"😀\u{301}\",\r true ] }" + String(repeating: "\n", count: 5000)
    let document = try JSONDocument(bytes: Array(text.utf8), path: "x")
    let source = SourceText(text)
    for offset in stride(from: 0, through: text.utf8.count + 3, by: 1) {
      #expect(document.position(at: offset) == source.position(at: UTF8Offset(offset)))
    }
  }
}

import Checks
import SourceText
import TestSupport
import Testing

@Suite struct SuppressionCommentTests {
  private func comments(_ text: String, _ language: SuppressionComment.Language = .swift) -> [SuppressionComment] {
    SuppressionComment.comments(in: Array(text.utf8), language)
  }

  @Test func whatItSays() throws {
    let comment = try #require(comments("x() // dragoman:disable:this a-b, c - why\n").first)
    #expect(comment.scope == .this)
    #expect(comment.names.map(\.text) == ["a-b", "c"])
    #expect(comment.names.map { $0.range.lowerBound.value } == [29, 34])
    #expect(comments("//dragoman:enable all").map(\.scope) == [.until])
    #expect(
      comments("/* dragoman:disable a */ /* dragoman:disable:next b */").map { $0.names.map(\.text) } == [["a"], ["b"]])
    #expect(comments("<!-- dragoman:disable a -->", .markup).map { $0.names.map(\.text) } == [["a"]])
    #expect(comments("// dragoman:disable a — because").map { $0.names.map(\.text) } == [["a"]])
  }

  @Test(arguments: [
    "", "dragoman:", "dragoman:disable a", "// dragoman:", "// dragoman:disable:", "// dragoman:disable:soon a",
    "// dragoman: disable a", "// dragoman:rest a", "// a dragoman:disable a", "\"// \\(dragoman:disable a)\"",
  ])
  func whatIsNone(_ text: String) { #expect(comments(text) == []) }

  private static let quotes = "\"\"\""

  /// In a literal, or in another comment.
  @Test(arguments: [
    "let a = \"// dragoman:disable a\"", "let a = \(quotes)\n// dragoman:disable a\n\(quotes)",
    "let a = #\(quotes)\n\(quotes) \\(\n// dragoman:disable a\n\(quotes)#", "/* /* dragoman:disable a */ */",
    "/* a\n// dragoman:disable a\n*/", "// a // dragoman:disable a", "/* a */ let b = \"\\(c) // dragoman:disable a\"",
    "let a = \"\\(b(\"// dragoman:disable a\"))\"",
    "let a = \(quotes)\n\\\(quotes)\n/* dragoman:disable a */\n\(quotes)",
    "//// dragoman:disable a",
  ])
  func whatOnlyLooksLikeOne(_ text: String) {
    #expect(comments(text) == [])
    #expect(comments(text.split(separator: "\n").joined(separator: "\r\n")) == [])
  }

  @Test(arguments: [
    "let a = \"/*\" // dragoman:disable a", "let a = \"\\\\\" // dragoman:disable a",
    "let a = \(quotes)\n\"\n\(quotes) // dragoman:disable a", "/* /* */ */ // dragoman:disable a",
    "let a = \"\\(b /* dragoman:disable a */)\"", "let a = \"b\n// dragoman:disable a",
    "let a = #\"\\\"# // dragoman:disable a",
    "let a = \(quotes)\n\\(b(1) + c) \\\n\(quotes) /// dragoman:disable a", "/** dragoman:disable a */",
  ])
  func whatIsOneBehindOthers(_ text: String) {
    #expect(comments(text).map { $0.names.map(\.text) } == [["a"]])
    #expect(
      comments(text.split(separator: "\n").joined(separator: "\r\n")).map { $0.names.map(\.text) } == [["a"]])
  }

  @Test(arguments: [
    ("char c = '\"'; // dragoman:disable a", 1), ("char c = '\\''; /* dragoman:disable a */", 1),
    ("NSString *s = @\"// dragoman:disable a\";", 0), ("/* /* dragoman:disable a */", 0),
    ("/* /* */ // dragoman:disable a", 1), ("/* dragoman:disable a */\n\"a\" = \"// dragoman:disable b\";", 1),
  ])
  func commentsOfC(_ text: String, _ count: Int) { #expect(comments(text, .c).count == count) }

  /// However it is cut off or changed, and wherever the word stands.
  @Test(arguments: 0..<20) func nothingCrashes(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let text = Array(
      "a // dragoman:disable:next a, b - c\n/* dragoman:enable all */ \"\\(a) \"\"\" #\" drag"
        .utf8)
    for length in 0...text.count {
      var bytes = Array(text[..<length])
      if !bytes.isEmpty {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      let language = [SuppressionComment.Language.swift, .c, .markup][length % 3]
      for comment in SuppressionComment.comments(in: bytes, language) {
        #expect(comment.range.upperBound.value <= bytes.count)
        #expect(SuppressionComment.mayOccur(in: bytes))
      }
    }
  }

  @Test(arguments: 0..<60) func theWordIsFoundAnywhere(offset: Int) {
    let before = String("drag:oman dragoman drag oman:o go".repeated(2).prefix(offset))
    #expect(SuppressionComment.mayOccur(in: Array((before + "dragoman:" + "o").utf8)))
    #expect(SuppressionComment.keepsKey(before + "dragoman:" + "keep"))
    #expect(!SuppressionComment.keepsKey(before + "dragoman;keep"))
    #expect(!SuppressionComment.mayOccur(in: Array("drag:oman dragomon:disable".utf8)))
  }
}

extension String {
  fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}

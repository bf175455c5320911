import Checks
import SourceText
import TestSupport
import Testing

@Suite struct SuppressionCommentTests {
  private func comments(_ text: String) -> [SuppressionComment] { SuppressionComment.comments(in: Array(text.utf8)) }

  @Test func whatItSays() throws {
    let comment = try #require(comments("x() // dragoman:disable:this a-b, c - why\n").first)
    #expect(comment.scope == .this)
    #expect(comment.names.map(\.text) == ["a-b", "c"])
    #expect(comment.names.map { $0.range.lowerBound.value } == [29, 34])
    #expect(comments("//dragoman:enable all").map(\.scope) == [.until])
    #expect(
      comments("/* dragoman:disable a */ /* dragoman:disable:next b */").map { $0.names.map(\.text) } == [["a"], ["b"]])
    #expect(comments("<!-- dragoman:disable a -->").map { $0.names.map(\.text) } == [["a"]])
    #expect(comments("// dragoman:disable a — because").map { $0.names.map(\.text) } == [["a"]])
  }

  @Test(arguments: [
    "", "dragoman:", "dragoman:disable a", "// dragoman:", "// dragoman:disable:", "// dragoman:disable:soon a",
    "// dragoman: disable a", "// dragoman:rest a", "// a dragoman:disable a", "\"// \\(dragoman:disable a)\"",
  ])
  func whatIsNone(_ text: String) { #expect(comments(text) == []) }

  /// However it is cut off or changed, and wherever the word stands.
  @Test(arguments: 0..<20) func nothingCrashes(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let text = Array(
      "a // dragoman:disable:next a, b - c\n/* dragoman:enable all */ dragdragoman:dragoman:disable x".utf8)
    for length in 0...text.count {
      var bytes = Array(text[..<length])
      if !bytes.isEmpty {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      for comment in SuppressionComment.comments(in: bytes) {
        #expect(comment.range.upperBound.value <= bytes.count)
        #expect(SuppressionComment.mayOccur(in: bytes))
      }
    }
  }

  @Test(arguments: 0..<60) func theWordIsFoundAnywhere(offset: Int) {
    let before = String("drag:oman dragoman drag oman:o go".repeated(2).prefix(offset))
    let bytes = Array((before + "dragoman:" + "o").utf8)
    #expect(SuppressionComment.mayOccur(in: bytes))
    #expect(!SuppressionComment.mayOccur(in: Array((before + "dragoman;").utf8)))
  }
}

extension String {
  fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}

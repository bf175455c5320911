import SourceText
import TestSupport
import Testing

@Suite struct SourceTextTests {
  @Test func positionsCountLinesAndBothColumnUnits() {
    let text = SourceText("ab\r\n🎟é x\rlast")
    let x = text.position(at: UTF8Offset(4 + 4 + 2 + 1))
    #expect(x.line == 2)
    #expect(x.column == 8)
    #expect(x.utf16Column == 5)
    #expect(text.lineCount == 3)
    #expect(text.line(3).map { String(decoding: $0, as: UTF8.self) } == "last")
    #expect(text.line(1).map { String(decoding: $0, as: UTF8.self) } == "ab")
  }

  @Test(arguments: ["", "\n", "a", "a\n", "\r\n\r\n", "é\n🎟\n"])
  func everyOffsetComesBack(_ string: String) {
    let text = SourceText(string)
    for value in 0...string.utf8.count {
      let position = text.position(at: UTF8Offset(value))
      #expect(text.offset(line: position.line, column: position.column) == UTF8Offset(value))
    }
  }

  @Test func offsetsOutsideAreTheEnds() {
    let text = SourceText("ab")
    #expect(text.position(at: UTF8Offset(99)).offset == UTF8Offset(2))
    #expect(text.position(at: UTF8Offset(-1)).offset == UTF8Offset(0))
    #expect(text.offset(line: 2, column: 1) == nil)
    #expect(text.offset(line: 1, column: 4) == nil)
  }

  @Test func editsApplyInAnyOrder() {
    let bytes = Array("0123456789".utf8)
    let edits = [
      TextEdit(range: UTF8Offset(8)..<UTF8Offset(9), replacement: "eight"),
      TextEdit(range: UTF8Offset(0)..<UTF8Offset(0), replacement: "a"),
      TextEdit(range: UTF8Offset(0)..<UTF8Offset(0), replacement: "b"),
      TextEdit(range: UTF8Offset(2)..<UTF8Offset(4), replacement: ""),
    ]
    #expect(edits.applied(to: bytes).map { String(decoding: $0, as: UTF8.self) } == "ab014567eight9")
  }

  @Test func overlappingEditsAreRefused() {
    let edits = [
      TextEdit(range: UTF8Offset(0)..<UTF8Offset(3), replacement: ""),
      TextEdit(range: UTF8Offset(2)..<UTF8Offset(4), replacement: ""),
    ]
    #expect(edits.applied(to: Array("012345".utf8)) == nil)
    #expect([TextEdit(range: UTF8Offset(5)..<UTF8Offset(9), replacement: "")].applied(to: Array("012345".utf8)) == nil)
  }

  /// Lines are looked for in several bytes at once: each must be found wherever it stands among others.
  @Test func linesAreFoundAmongAnyBytes() {
    var random = SeededRandom(seed: 11)
    let choices: [UInt8] = [0x0A, 0x0D, 0x0D, 0x0E, 0x0C, 0x09, 0x00, 0x20, 0x41, 0x7F, 0x80, 0x8A, 0x8D, 0xFF]
    for _ in 0..<300 {
      let isDense = Bool.random(using: &random)
      let bytes: [UInt8] = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        isDense || Int.random(in: 0..<12, using: &random) == 0 ? choices.randomElement(using: &random) ?? 0 : 0x61
      }
      var starts = [0]
      for (index, byte) in bytes.enumerated() {
        let isBeforeLineFeed = index + 1 < bytes.count && bytes[index + 1] == 0x0A
        if byte == 0x0A || byte == 0x0D && !isBeforeLineFeed { starts.append(index + 1) }
      }
      let text = SourceText(bytes: bytes)
      #expect(text.lineCount == starts.count)
      for (line, start) in starts.enumerated() {
        #expect(text.lineAndColumn(at: UTF8Offset(start)) == (line + 1, 1))
      }
    }
  }
}

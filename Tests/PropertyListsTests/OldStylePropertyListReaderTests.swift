import Findings
import PropertyLists
import SourceText
import Testing

@Suite struct OldStylePropertyListReaderTests {
  private func read(_ text: String) throws -> PropertyListNode {
    try OldStylePropertyListReader.propertyList(in: Array(text.utf8), path: "x.pbxproj")
  }

  @Test func readsNestedValuesInOrder() throws {
    let list = try read("// !$*UTF8*$!\n{\n\tb = (1, \"two\", );\n\ta /* note */ = { x = <0fa0 Ff>; };\n}\n")
    #expect(list.dictionary?.keys == ["b", "a"])
    #expect(list["b"]?.strings == ["1", "two"])
    #expect(list["a"]?["x"]?.value == .data([0x0F, 0xA0, 0xFF]))
  }

  @Test func knowsWhereValuesStand() throws {
    let list = try read("{ key = value; }")
    let entry = try #require(list.dictionary?.entries.first)
    #expect(entry.keyRange == UTF8Offset(2)..<UTF8Offset(5))
    #expect(entry.value.range == UTF8Offset(8)..<UTF8Offset(13))
    #expect(list.range == UTF8Offset(0)..<UTF8Offset(16))
  }

  @Test(arguments: [
    (#"plain/path-1.0_$x:y"#, "plain/path-1.0_$x:y"),
    (#""with \"quotes\" and \\""#, #"with "quotes" and \"#),
    (#"'single "kept"'"#, #"single "kept""#),
    (#""a\tb\nc\101\7""#, "a\tb\ncA\u{7}"),
    (#""\U00e9\u4E2D""#, "é中"),
    (#""\Ud83c\Udfab!""#, "🎫!"),
    (#""\Ud83cx""#, "\u{FFFD}x"),
    (#""\Ud83c""#, "\u{FFFD}"),
    ("\"line\\\nend\"", "line\nend"),
    ("\"Größe 🎫\"", "Größe 🎫"),
    ("http://example.com", "http://example.com"),
    (#""""#, ""),
  ])
  func readsStrings(text: String, expected: String) throws {
    #expect(try read("{k=\(text);}")["k"]?.string == expected)
    #expect(try read("(\(text))").strings == [expected])
  }

  @Test func keysWithoutValueAreTheirOwn() throws {
    #expect(try read("{ alone; }")["alone"]?.string == "alone")
  }

  @Test func doubledKeysAreKeptAndTheLastCounts() throws {
    let list = try read("{ a = 1; a = 2; }")
    #expect(list["a"]?.string == "2")
    #expect(list.dictionary?.entries.count == 2)
    let many = try read("{" + (0..<40).map { "k\($0 % 20) = \($0);" }.joined() + "}")
    #expect(many["k3"]?.string == "23")
  }

  @Test func byteOrderMarksAndCarriageReturnsAreSpace() throws {
    #expect(try read("\u{FEFF}{ a = 1;\r\n}\r\n")["a"]?.string == "1")
  }

  // MARK: Refusals

  @Test(arguments: [
    ("{ a = 1 }", "malformed-property-list", 1, 9, "expected ';' after the value of 'a'"),
    ("{\n  a 1;\n}", "malformed-property-list", 2, 5, "expected '=' after the key 'a'"),
    ("{\n  = 1;\n}", "malformed-property-list", 2, 3, "expected a key or '}', found '='"),
    ("(a b)", "malformed-property-list", 1, 4, "expected ',' or ')' after an element of an array"),
    ("{ a = <0g>; }", "malformed-property-list", 1, 9, "expected hexadecimal digits or '>'"),
    ("{ a = <0>; }", "malformed-property-list", 1, 9, "expected an even number of hexadecimal digits"),
    ("{}\n{}", "malformed-property-list", 2, 1, "expected the end of the file"),
    ("{ ä = 1; }", "malformed-property-list", 1, 3, "expected a key or '}', found byte 0xC3"),
    ("", "truncated-file", 1, 1, "expected a value before the end of the file"),
    ("{ a = (1, 2", "truncated-file", 1, 12, "expected ')' before the end of the file"),
    ("{ a = \"open", "truncated-file", 1, 12, "expected '\"' before the end of the file"),
    ("{ a = 1; /* open", "truncated-file", 1, 17, "expected '*/' before the end of the file"),
  ])
  func refusalsNameThePlace(text: String, id: String, line: Int, column: Int, message: String) throws {
    let refusal = try #require(throws: RefusedInput.self) { try read(text) }
    let finding = try #require(refusal.findings.first)
    #expect(finding.id.rawValue == id)
    #expect(finding.message == message)
    #expect(finding.location?.range?.lowerBound.line == line)
    #expect(finding.location?.range?.lowerBound.column == column)
    #expect(finding.location?.path == "x.pbxproj")
    #expect(finding.suggestion != nil)
  }

  @Test func truncationNamesWhatWasOpened() throws {
    let refusal = try #require(throws: RefusedInput.self) { try read("{\n  a = (1,\n") }
    let note = try #require(refusal.findings.first?.notes.first)
    #expect(note.message == "the array opens here")
    #expect(note.location?.range?.lowerBound.line == 2)
  }

  @Test(arguments: ["<<<<<<< HEAD", "=======", ">>>>>>> branch", "||||||| base"])
  func conflictMarkersAreNamed(marker: String) throws {
    let refusal = try #require(throws: RefusedInput.self) { try read("{\n\ta = 1;\n\(marker)\n\tb = 2;\n}") }
    let finding = try #require(refusal.findings.first)
    #expect(finding.id == "merge-conflict-marker")
    #expect(finding.location?.range?.lowerBound.line == 3)
  }

  @Test func depthIsLimited() throws {
    let deep = String(repeating: "(", count: 100_000)
    let refusal = try #require(throws: RefusedInput.self) { try read(deep) }
    #expect(refusal.findings.first?.id == "nesting-too-deep")
    let levels = OldStylePropertyListReader.depthLimit
    #expect(throws: Never.self) {
      try read(String(repeating: "(", count: levels) + String(repeating: ")", count: levels))
    }
  }

  @Test func wideEncodingsAreNamed() throws {
    let refusal = try #require(throws: RefusedInput.self) {
      try OldStylePropertyListReader.propertyList(in: [0xFF, 0xFE, 0x7B, 0, 0x7D, 0], path: "x")
    }
    #expect(refusal.findings.first?.id == "unsupported-encoding")
  }
}

import StringsTables
import TestSupport
import Testing

@Suite struct StringsTableRemovalTests {
  private static func table(_ text: String) throws -> StringsTable {
    try StringsTable(bytes: Array(text.utf8), path: "t.strings")
  }

  private static func text(_ table: StringsTable) -> String { String(decoding: table.bytes, as: UTF8.self) }

  @Test(arguments: [
    ("a = b;\n/* of x */\nx = y; // too\nc = d;\n", "a = b;\nc = d;\n"),
    ("/* a */\na = b;\n\n/* x */\nx = y;\n\n/* c */\nc = d;\n", "/* a */\na = b;\n\n/* c */\nc = d;\n"),
    ("a = b;\n\n/* x */\nx = y;\n", "a = b;\n"), ("/* header */\n\nx = y;\n", "/* header */\n\n"),
    ("a = b; x = y; c = d;\n", "a = b;  c = d;\n"), ("x = 1;\na = b;\nx = 2;\n", "a = b;\n"), ("x;", "\n"),
    ("{\n  a = b;\n  x = y;\n}\n", "{\n  a = b;\n}\n"), ("a = b;\r\n\r\nx = y;\r\n\r\nc;\r\n", "a = b;\r\n\r\nc;\r\n"),
    ("a = b;\r\n\r\nx = y;\r\n", "a = b;\r\n"), ("x = y;\n/* c */ c = d;\n", "/* c */ c = d;\n"),
    ("x = y; /* c\n */ c = d;\n", " /* c\n */ c = d;\n"),
  ])
  func anEntryGoesWithItsOwnLines(before: String, after: String) throws {
    var table = try Self.table(before)
    #expect(try table.removeEntries(forKey: "x"))
    #expect(Self.text(table) == after)
    #expect(table["x"] == nil)
    #expect(try !table.removeEntries(forKey: "x"))
  }

  @Test(arguments: [
    ("/* x */\nx = y; // x\n", "/* x */\n\"n \\\"1\\\"\" = y; // x\n"), ("x;\n", "\"n \\\"1\\\"\" = \"x\";\n"),
    ("'x'=1;a;x=2;", "\"n \\\"1\\\"\"=1;a;\"n \\\"1\\\"\"=2;"),
  ])
  func aKeyIsRenamedInItsPlace(before: String, after: String) throws {
    var table = try Self.table(before)
    let value = table["x"]
    #expect(try table.renameKey("x", to: "n \"1\""))
    #expect(Self.text(table) == after)
    #expect(table["n \"1\""] == value)
    #expect(try !table.renameKey("x", to: "z"))
  }

  @Test func aNewTableIsFilled() throws {
    var table = StringsTable(path: "t.strings")
    #expect(try Self.table(Self.text(table)).entries.isEmpty)
    try table.add([
      StringsTable.NewEntry(key: "a", value: "1", comment: "one"), StringsTable.NewEntry(key: "b", value: "2\n"),
    ])
    #expect(Self.text(table) == "/* one */\n\"a\" = \"1\";\n\n\"b\" = \"2\\n\";\n")
  }

  @Test func aKeyThatIsThereIsNotOverwritten() throws {
    var table = try Self.table("x = 1; y = 2;")
    #expect(try !table.renameKey("x", to: "y"))
    #expect(Self.text(table) == "x = 1; y = 2;")
  }

  @Test func keysAreToldApartByTheirCodePoints() throws {
    var table = try Self.table("\"\u{E9}\" = composed;\n\"e\u{301}\" = decomposed;\n")
    #expect(table["\u{E9}"] == "composed")
    #expect(try table.removeEntries(forKey: "e\u{301}"))
    #expect(table["\u{E9}"] == "composed")
    #expect(table.entries.count == 1)
  }

  /// Whatever is removed from whatever table: the other entries stay, with their comments.
  @Test(arguments: 0..<40) func theOthersStay(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let parts = ["a", "b", "c", "d", "e"].shuffled(using: &random).map { key -> String in
      let comment = ["", "/* of \(key) */", "// of \(key)\n", "/* of\n \(key) */\n", "\n"].randomElement(using: &random)
      let form = ["\(key) = 1;", "\"\(key)\"=\"2\";", "\(key);"].randomElement(using: &random)
      let end = ["\n", " ", "\n\n", " // behind\n", "\r\n", ""].randomElement(using: &random)
      return (comment ?? "") + (form ?? "") + (end ?? "")
    }
    var table = try Self.table(parts.joined())
    for key in ["a", "b", "c", "d", "e"].shuffled(using: &random).prefix(3) {
      let others = table.entries.filter { $0.key != key }
      #expect(try table.removeEntries(forKey: key))
      #expect(table.entries.map(\.key) == others.map(\.key))
      #expect(table.entries.map(\.value) == others.map(\.value))
      let again = try Self.table(Self.text(table))
      #expect(again.entries == table.entries)
    }
  }
}

import StringsTables
import TestSupport
import Testing

@Suite struct StringsTableEditingTests {
  private func added(_ key: String, _ value: String, _ comment: String?, to text: String) throws -> String {
    var table = try StringsTable(bytes: Array(text.utf8), path: "t.strings")
    try table.add(key: key, value: value, comment: comment)
    return String(decoding: table.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("/* c */\n\"a\" = \"b\";\n", "/* c */\n\"a\" = \"b\";\n\n/* new */\n\"n\" = \"v\";\n"),
    ("\"a\" = \"b\";\n\"c\" = \"d\";\n", "\"a\" = \"b\";\n\"c\" = \"d\";\n/* new */\n\"n\" = \"v\";\n"),
    ("\"a\" = \"b\";\n\n\"c\" = \"d\";\n\n", "\"a\" = \"b\";\n\n\"c\" = \"d\";\n\n/* new */\n\"n\" = \"v\";\n\n"),
    ("\"a\" = \"b\";", "\"a\" = \"b\";\n/* new */\n\"n\" = \"v\";"),
    ("\"a\"=\"b\";\n\"c\"=\"d\";\n", "\"a\"=\"b\";\n\"c\"=\"d\";\n/* new */\n\"n\"=\"v\";\n"),
    ("a = b; // of a\n// the end\n", "a = b; // of a\n/* new */\n\"n\" = \"v\";\n// the end\n"),
    ("a = b; c = d; e = f;\n", "a = b; c = d; e = f;\n/* new */\n\"n\" = \"v\";\n"),
    ("/* Header */\n", "/* Header */\n\n/* new */\n\"n\" = \"v\";\n"),
    ("\n", "\n/* new */\n\"n\" = \"v\";\n"),
    ("{\n  a = b;\n}\n", "{\n  a = b;\n  /* new */\n  \"n\" = \"v\";\n}\n"),
    ("{\n}\n", "{\n  /* new */\n  \"n\" = \"v\";\n}\n"),
    ("{ a = b; }", "{ a = b;\n  /* new */\n  \"n\" = \"v\";\n }"),
    ("\"a\" = \"b\";\r\n", "\"a\" = \"b\";\r\n/* new */\r\n\"n\" = \"v\";\r\n"),
  ])
  func anEntryIsAddedInTheStyleOfTheFile(before: String, after: String) throws {
    #expect(try added("n", "v", "new", to: before) == after)
  }

  /// Where an entry could come to stand inside a comment, it would be gone for every reader, and added again by the
  /// next sync.
  @Test(arguments: [
    "a = b; /* of a\n, at length */\nc = d; /* of c\n, too */\n", "a = b; /* one\n */ /* two\n */", "a = b; /* // */\n",
    "a = b; // /* of a\n", "a = b;\n/* endless\n", "a = b; /* endless\n", "a = b;/*", "/* endless", "// first\n/*",
    "\n/*",
    "{\n a = b; /* of\n a */ }",
  ])
  func newEntriesStandOutsideComments(before: String) throws {
    var table = try StringsTable(bytes: Array(before.utf8), path: "t.strings")
    let keys = table.entries.map(\.key)
    try table.add([
      StringsTable.NewEntry(key: "n", value: "v", comment: "new"), StringsTable.NewEntry(key: "o", value: "w"),
    ])
    #expect(table.entries.map(\.key) == keys + ["n", "o"])
    let again = try StringsTable(bytes: table.bytes, path: "t.strings")
    #expect(again.entries.map(\.key) == keys + ["n", "o"])
    var rest = before[...]
    for character in String(decoding: table.bytes, as: UTF8.self) where character == rest.first { rest.removeFirst() }
    #expect(rest.isEmpty)
  }

  @Test func sortedTablesStaySorted() throws {
    let text = "\"b\" = \"1\";\n\"d\" = \"2\";\n\"f\" = \"3\";\n"
    #expect(try added("c", "v", nil, to: text) == "\"b\" = \"1\";\n\"c\" = \"v\";\n\"d\" = \"2\";\n\"f\" = \"3\";\n")
    #expect(try added("a", "v", nil, to: text) == "\"a\" = \"v\";\n" + text)
    #expect(try added("g", "v", nil, to: text) == text + "\"g\" = \"v\";\n")
    let mixed = "\"Apple\" = \"1\";\n\"banana\" = \"2\";\n\"Cherry\" = \"3\";\n"
    #expect(
      try added("Blue", "v", nil, to: mixed)
        == "\"Apple\" = \"1\";\n\"banana\" = \"2\";\n\"Blue\" = \"v\";\n\"Cherry\" = \"3\";\n")
    let unsorted = "\"f\" = \"1\";\n\"b\" = \"2\";\n\"d\" = \"3\";\n"
    #expect(try added("c", "v", nil, to: unsorted) == unsorted + "\"c\" = \"v\";\n")
  }

  @Test func severalEntriesAreAddedAtOnce() throws {
    func result(of keys: [String], in text: String) throws -> String {
      var table = try StringsTable(bytes: Array(text.utf8), path: "t.strings")
      try table.add(keys.map { StringsTable.NewEntry(key: $0, value: $0, comment: "of \($0)") })
      return String(decoding: table.bytes, as: UTF8.self)
    }
    #expect(
      try result(of: ["z", "b"], in: "\n")
        == "\n/* of z */\n\"z\" = \"z\";\n\n/* of b */\n\"b\" = \"b\";\n")
    #expect(
      try result(of: ["z", "e", "d"], in: "a;\nc;\nf;\n")
        == "a;\nc;\n/* of d */\n\"d\" = \"d\";\n/* of e */\n\"e\" = \"e\";\nf;\n/* of z */\n\"z\" = \"z\";\n")
    #expect(
      try result(of: ["z", "d"], in: "\"x\" = \"y\";")
        == "\"x\" = \"y\";\n/* of z */\n\"z\" = \"z\";\n/* of d */\n\"d\" = \"d\";")
  }

  @Test func everyTextIsEscapedAndReadBack() throws {
    for text in ["quote \" slash \\", "line\nbreak\ttab\rreturn", "\u{1}\u{7F}", "é🎟 %1$@ %%", "", "'", "/* */ //"] {
      let result = try added(text, text, "a */ b", to: "\"x\" = \"y\";\n")
      let table = try StringsTable(bytes: Array(result.utf8), path: "t.strings")
      #expect(table[text] == text)
      #expect(table.entry(for: text)?.comment == "a * / b")
      #expect(table["x"] == "y")
    }
  }

  @Test func commentsOfSeveralLinesAreIndented() throws {
    #expect(try added("n", "v", "one\ntwo", to: "a;\n") == "a;\n/* one\n   two */\n\"n\" = \"v\";\n")
  }

  @Test func valuesChangeInPlace() throws {
    var table = try StringsTable(bytes: Array("/* c */ \"a\"  =  'b' ; x;\n".utf8), path: "t.strings")
    #expect(try table.setValue("é\"", forKey: "a"))
    #expect(try table.setValue("long", forKey: "x"))
    #expect(try !table.setValue("v", forKey: "absent"))
    #expect(String(decoding: table.bytes, as: UTF8.self) == "/* c */ \"a\"  =  \"é\\\"\" ; x = \"long\";\n")
  }

  /// Random tables: an added entry is one insertion, is read back, and leaves all others as they were.
  @Test func additionsTouchOnlyNewLines() throws {
    var random = SeededRandom(seed: 11)
    let parts = [
      "\"a\" = \"b\";", "k;", "/* c */", "// d\n", "\n", "\n\n", " ", "\r\n", "'q' = 'r';", "x={y=z;};", "\"é\"=\"🎟\";",
    ]
    for _ in 0..<3_000 {
      let count = Int.random(in: 1...10, using: &random)
      let text = (0..<count).map { _ in parts[Int.random(in: 0..<parts.count, using: &random)] }.joined()
      guard var table = try? StringsTable(bytes: Array(text.utf8), path: "t.strings") else { continue }
      let before = table
      try table.add(key: "new key", value: "new value", comment: "why")
      #expect(table["new key"] == "new value", "\(text.debugDescription)")
      let others = table.entries.filter { $0.key != "new key" }
      #expect(others.map(\.key) == before.entries.map(\.key), "\(text.debugDescription)")
      #expect(others.map(\.value) == before.entries.map(\.value), "\(text.debugDescription)")
      #expect(others.map(\.comment) == before.entries.map(\.comment), "\(text.debugDescription)")
      #expect(table.entry(for: "new key")?.comment == "why", "\(text.debugDescription)")
      #expect(isInsertion(into: before.bytes, giving: table.bytes), "\(text.debugDescription)")
    }
  }

  private func isInsertion(into old: [UInt8], giving new: [UInt8]) -> Bool {
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    return prefix + suffix >= old.count && new.count > old.count
  }
}

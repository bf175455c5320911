import Findings
import LosslessXML
import SourceText
import Testing

@Suite struct XMLTreeReaderTests {
  static let sample = """
    <?xml version="1.0" encoding="UTF-8" standalone='no'?>
    <!DOCTYPE plist PUBLIC "-//Example//DTD > 1.0//EN" "https://example.com/list.dtd">
    <!-- before -->
    <doc a="1" b='two &quot;&#233;&#x1F3B5;' c="line
    end&#10;kept">
      <?keep this?>text &amp; more<empty/><![CDATA[<raw> & ]]]>
      <!--inner--><x:deep xml:space="preserve"> ü </x:deep >
    </doc>
    <!-- after -->
    """

  @Test func readsStructureAndText() throws {
    let tree = try read(Self.sample)
    #expect(tree.root.name == "doc")
    #expect(tree.root.attributes.map(\.name) == ["a", "b", "c"])
    #expect(tree.root["b"] == "two \"é🎵")
    #expect(tree.root["c"] == "line end\nkept")
    #expect(tree.root.text == "\n  text & more<raw> & ]\n  \n")
    #expect(tree.root.elements.map(\.name) == ["empty", "x:deep"])
    #expect(tree.root.elements[1].text == " ü ")
    #expect(tree.root["none"] == nil)
  }

  @Test func knowsWhereEverythingStands() throws {
    let tree = try read(Self.sample)
    func text(_ range: Range<UTF8Offset>?) -> String {
      guard let range else { return "" }
      return String(decoding: tree.source.bytes[range.lowerBound.value..<range.upperBound.value], as: UTF8.self)
    }
    let deep = tree.root.elements[1]
    #expect(text(deep.range) == "<x:deep xml:space=\"preserve\"> ü </x:deep >")
    #expect(text(deep.contentRange) == " ü ")
    #expect(text(deep.attributes[0].range) == "xml:space=\"preserve\"")
    #expect(text(tree.root.attribute("b")?.valueRange) == "two &quot;&#233;&#x1F3B5;")
    #expect(tree.root.elements[0].contentRange == nil)
    #expect(text(tree.root.range).hasSuffix("</doc>"))
    let comments = tree.root.children.compactMap { child in
      if case .comment(let range) = child { return text(range) }
      return nil
    }
    #expect(comments == ["<!--inner-->"])
  }

  /// An edit of one value by its range leaves all other bytes.
  @Test func rangesServeEdits() throws {
    let tree = try read(Self.sample)
    let range = try #require(tree.root.attribute("a")?.valueRange)
    let edited = try #require([TextEdit(range: range, replacement: "9")].applied(to: tree.source.bytes))
    let expected = Self.sample.split(separator: "a=\"1\"", maxSplits: 1).joined(separator: "a=\"9\"")
    #expect(String(decoding: edited, as: UTF8.self) == expected)
  }

  @Test func makesLineEndsOne() throws {
    let tree = try read("<a b=\"1\r\n2\r3\">x\r\ny\rz&#13;</a>")
    #expect(tree.root["b"] == "1 2 3")
    #expect(tree.root.text.unicodeScalars.elementsEqual("x\ny\nz\r".unicodeScalars))
  }

  @Test func takesAByteOrderMark() throws {
    let tree = try XMLTreeReader.tree(in: [0xEF, 0xBB, 0xBF] + Array("<a/>".utf8), path: "a.xml")
    #expect(tree.root.range.lowerBound == UTF8Offset(3))
  }

  @Test(arguments: [
    ("", "truncated-file", 1, 1, "expected an element before the end of the file"),
    ("text", "malformed-xml", 1, 1, "expected an element"),
    ("<a", "truncated-file", 1, 3, "expected the end of <a> before the end of the file"),
    ("<a>\n <b>", "truncated-file", 2, 5, "expected </b> before the end of the file"),
    ("<a>\n <b></a>", "malformed-xml", 2, 5, "expected </b> and found </a>"),
    ("<a/>\n<b/>", "malformed-xml", 2, 1, "expected the end of the file"),
    ("<a b=1/>", "malformed-xml", 1, 6, "expected a value in quotes"),
    ("<a b/>", "malformed-xml", 1, 5, "expected = after b"),
    ("<a b=\"1\"c=\"2\"/>", "malformed-xml", 1, 9, "expected a space, > or />"),
    ("<a b=\"1\" b=\"2\"/>", "malformed-xml", 1, 10, "the attribute 'b' is given twice"),
    ("<a b=\"<\"/>", "malformed-xml", 1, 7, "expected a closing quote before <"),
    ("<a>&nbsp;</a>", "malformed-xml", 1, 4, "the entity 'nbsp' is not known, expected one of amp, lt, gt, quot, apos"),
    ("<a>R & D and more text</a>", "malformed-xml", 1, 6, "expected an entity such as &amp;"),
    ("<a>&#0;</a>", "malformed-xml", 1, 4, "character U+0000, which XML does not allow"),
    ("<a>&#xD800;</a>", "malformed-xml", 1, 4, "character U+D800, which XML does not allow"),
    ("<a>\u{1}</a>", "malformed-xml", 1, 4, "character U+0001, which XML does not allow"),
    ("<a>\n<<<<<<< HEAD\n</a>", "merge-conflict-marker", 2, 1, "merge conflict marker in an XML file"),
    ("<a>\n>>>>>>> other\n</a>", "merge-conflict-marker", 2, 1, "merge conflict marker in an XML file"),
    (
      "<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>", "xml-entity-declaration", 1, 13,
      "the document type declares entities, which are never read"
    ),
    (
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a/>", "unsupported-encoding", 1, 1,
      "the file is in ISO-8859-1, expected UTF-8"
    ),
    ("<a>\n<!-- never closed", "truncated-file", 2, 18, "expected --> before the end of the file"),
    ("<a><![CDATA[x]]", "truncated-file", 1, 16, "expected ]]> before the end of the file"),
  ])
  func refuses(_ text: String, id: String, line: Int, column: Int, message: String) throws {
    let refused = #expect(throws: RefusedInput.self) { try read(text) }
    let finding = try #require(refused?.findings.first)
    #expect(finding.id.rawValue == id)
    #expect(finding.message == message)
    #expect(finding.location?.range?.lowerBound.line == line)
    #expect(finding.location?.range?.lowerBound.column == column)
    #expect(finding.suggestion != nil)
  }

  @Test func refusesOtherEncodings() {
    for bytes: [UInt8] in [
      [0xFE, 0xFF, 0, 0x3C], [0xFF, 0xFE, 0x3C, 0], [0, 0x3C, 0, 0x61], Array("<a>".utf8) + [0xFF] + Array("</a>".utf8),
    ] {
      let refused = #expect(throws: RefusedInput.self) { try XMLTreeReader.tree(in: bytes, path: "a.xml") }
      #expect(refused?.findings.first?.id == XMLFindings.unsupportedEncoding)
    }
  }

  @Test func limitsDepth() throws {
    let limit = XMLTreeReader.depthLimit
    _ = try read(String(repeating: "<a>", count: limit) + String(repeating: "</a>", count: limit))
    for text in [String(repeating: "<a>", count: 200_000), String(repeating: "<a>", count: limit + 1) + "x"] {
      let refused = #expect(throws: RefusedInput.self) { try read(text) }
      #expect(refused?.findings.first?.id == XMLFindings.tooDeep)
      #expect(refused?.findings.first?.location?.range?.lowerBound.column == limit * 3 + 1)
    }
  }

  private func read(_ text: String) throws -> XMLTree {
    try XMLTreeReader.tree(in: Array(text.utf8), path: "a.xml")
  }
}

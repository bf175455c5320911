import Findings
import LosslessXML
import SourceText
import Testing
import TestSupport

/// Whatever is in a file, the reader gives a tree or refuses it with a place in the file.
@Suite struct XMLTreeFuzzTests {
  private static let bytes = Array(XMLTreeReaderTests.sample.utf8)

  @Test func refusesEveryTruncationOfTheRoot() throws {
    let root = try XMLTreeReader.tree(in: Self.bytes, path: "a.xml").root.range.upperBound.value
    for length in 0..<Self.bytes.count {
      let cut = Array(Self.bytes[..<length])
      if length < root {
        let refused = #expect(throws: RefusedInput.self) { try XMLTreeReader.tree(in: cut, path: "a.xml") }
        try check(refused, in: cut)
      } else {
        try readOrRefuse(cut)
      }
    }
  }

  @Test(arguments: 0..<40)
  func survivesMutations(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let tokens =
      [
        "<", ">", "/>", "</a>", "<a>", "&", ";", "&#x", "&#99999999999;", "\"", "'", "<!--", "-->", "<![CDATA[",
        "]]>", "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>", "<?xml", "?>", "\0", "=", "<<<<<<< ",
      ]
      .map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]]
    for _ in 0..<50 {
      var mutated = Self.bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let start = Int.random(in: 0..<mutated.count, using: &random)
        let end = min(mutated.count, start + Int.random(in: 0...6, using: &random))
        mutated.replaceSubrange(start..<end, with: tokens.randomElement(using: &random) ?? [])
      }
      try readOrRefuse(mutated)
    }
  }

  @Test(arguments: 0..<10)
  func survivesNoise(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<100 {
      let noise = (0..<Int.random(in: 0...60, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      try readOrRefuse(noise)
      try readOrRefuse(Array("<a>".utf8) + noise + Array("</a>".utf8))
    }
  }

  /// Entities in entities would grow without end, and entities of files would read them: neither is ever looked at.
  @Test func expandsNoDeclaredEntity() {
    let bomb = """
      <!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>
      <a>&c;&c;&c;</a>
      """
    for text in [bomb, "<!DOCTYPE a SYSTEM \"file:///etc/hostname\"><a>&a;</a>", "<a>&c;</a>"] {
      #expect(throws: RefusedInput.self) { try XMLTreeReader.tree(in: Array(text.utf8), path: "a.xml") }
    }
  }

  @Test func readsManyAttributesAndSiblingsInLinearTime() throws {
    let attributes = (0..<20_000).map { " a\($0)=\"\"" }.joined()
    let siblings = String(repeating: "<b>x</b>", count: 50_000)
    let tree = try XMLTreeReader.tree(in: Array("<a\(attributes)>\(siblings)</a>".utf8), path: "a.xml")
    #expect(tree.root.attributes.count == 20_000)
    #expect(tree.root.children.count == 50_000)
  }

  private func readOrRefuse(_ bytes: [UInt8]) throws {
    do {
      let tree = try XMLTreeReader.tree(in: bytes, path: "a.xml")
      try checkRanges(of: tree.root, within: 0..<bytes.count)
    } catch let refused as RefusedInput {
      try check(refused, in: bytes)
    }
  }

  private func check(_ refused: RefusedInput?, in bytes: [UInt8]) throws {
    let range = try #require(refused?.findings.first?.location?.range)
    #expect(range.lowerBound.offset.value <= bytes.count && range.upperBound.offset.value <= bytes.count)
  }

  /// Each element lies in its parent, behind its earlier siblings.
  private func checkRanges(of element: XMLTree.Element, within parent: Range<Int>) throws {
    let range = element.range.lowerBound.value..<element.range.upperBound.value
    #expect(range.lowerBound >= parent.lowerBound && range.upperBound <= parent.upperBound)
    var start = element.contentRange?.lowerBound.value ?? range.upperBound
    let end = element.contentRange?.upperBound.value ?? range.upperBound
    for child in element.elements {
      try checkRanges(of: child, within: start..<end)
      start = child.range.upperBound.value
    }
  }
}

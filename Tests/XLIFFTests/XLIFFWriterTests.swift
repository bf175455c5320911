import Foundation
import TestSupport
import Testing
import XLIFF

@Suite struct XLIFFWriterTests {
  @Test func writesAsXcodeDoes() throws {
    let bytes = try XLIFFFixture.bytes("xcode.xliff")
    let document = try XLIFFReader.document(in: bytes, path: "fr.xliff")
    #expect(XLIFFWriter.bytes(of: document) == bytes)
  }

  /// Files that Xcode wrote are the same again; those that other programs saved later are not Xcode's to the byte.
  @Test(.enabled(if: CorpusLocation.exists, "needs the corpus")) func writesPublicExportsToTheByte() throws {
    let folder = try #require(CorpusLocation.folder)
    var exact = 0
    var others: [String] = []
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    where name.hasSuffix(".xliff") {
      let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
      let document = try XLIFFReader.document(in: bytes, path: name)
      if XLIFFWriter.bytes(of: document) == bytes { exact += 1 } else { others.append(name) }
    }
    // Nine of the corpus were saved by another program, among them the editor that Xcode opens `.xcloc` files in.
    #expect(exact == 45, "\(exact) exact")
    #expect(others.count == 9, "not exact: \(others)")
  }

  @Test func ordersUnitsByNumbers() {
    let ids = ["a10", "a9", "3MIN", "120", "80eo5o", "9KhaIS", "é", "z", "a", "", "a09", "B"]
    let expected = ["", "3MIN", "9KhaIS", "80eo5o", "120", "B", "a", "a9", "a09", "a10", "z", "é"]
    #expect(ids.sorted(by: XLIFFOrder.unitPrecedes) == expected)
  }
}

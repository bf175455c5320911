import Findings
import TestSupport
import Testing

@testable import TranslationFormats

struct WorkbookTests {
  private static let book = Workbook(sheets: [
    Workbook.Sheet(
      name: "Texts",
      rows: [
        Workbook.Row(number: 1, cells: ["key", "de"]),
        Workbook.Row(number: 3, cells: ["=1+1", "", " zwei\nZeilen\t&<>\"]]> _x000D_ \r\u{1} 😀"]),
      ])
  ])

  @Test func comesBack() throws {
    #expect(try Workbook(bytes: Self.book.bytes(), path: "x.xlsx") == Self.book)
    #expect(Self.book.bytes() == Self.book.bytes())
  }

  /// Readers such as openpyxl refuse a workbook whose fills have no pattern; Excel wants these two first.
  @Test func hasTheStylesThatReadersExpect() throws {
    var archive = try ZipArchive(Self.book.bytes())
    let styles = String(decoding: try #require(try archive.contents(of: "xl/styles.xml")), as: UTF8.self)
    let fills = "<fill><patternFill patternType=\"none\"/></fill><fill><patternFill patternType=\"gray125\"/></fill>"
    #expect(styles.contains("<fills count=\"2\">" + fills))
    #expect(styles.contains("<cellStyle name=\"Normal\""))
  }

  private func workbook(sheet: String, strings: String? = nil, edit: (inout ZipWriter) -> Void = { _ in }) -> [UInt8] {
    var zip = ZipWriter()
    zip.add(
      "xl/workbook.xml",
      Array(
        "<x:workbook xmlns:x=\"m\" xmlns:r=\"r\"><x:sheets><x:sheet name=\"A\" r:id=\"q\"/></x:sheets></x:workbook>"
          .utf8))
    zip.add(
      "xl/_rels/workbook.xml.rels",
      Array("<Relationships><Relationship Id=\"q\" Target=\"/xl/worksheets/s.xml\"/></Relationships>".utf8))
    zip.add("xl/worksheets/s.xml", Array("<worksheet><sheetData>\(sheet)</sheetData></worksheet>".utf8))
    if let strings { zip.add("xl/sharedStrings.xml", Array("<sst>\(strings)</sst>".utf8)) }
    edit(&zip)
    return zip.archive()
  }

  @Test func readsWhatOtherProgramsWrite() throws {
    let bytes = workbook(
      sheet:
        "<row><c t=\"s\"><v>1</v></c><c r=\"C1\" t=\"str\"><v>sum</v></c><c><v>42</v></c><c t=\"e\"><v>#REF!</v></c></row>"
        + "<row r=\"7\"><c r=\"B7\" t=\"s\"><v>0</v></c><c t=\"s\"><v>9</v></c></row>",
      strings: "<si><t>plain</t></si><si><r><t>in </t></r><r><t>runs</t></r><rPh><t>reading</t></rPh></si>")
    let sheet = try Workbook(bytes: bytes, path: "x.xlsx").sheets[0]
    #expect(
      sheet.rows == [
        Workbook.Row(number: 1, cells: ["in runs", "", "sum", "42"]), Workbook.Row(number: 7, cells: ["", "plain"]),
      ])
  }

  private func refusal(_ bytes: [UInt8]) -> String? {
    do throws(RefusedInput) {
      _ = try Workbook(bytes: bytes, path: "x.xlsx")
      return nil
    } catch {
      return error.findings.first?.id.rawValue
    }
  }

  @Test func refusesWhatIsNoSpreadsheet() {
    #expect(refusal(Array("key,de".utf8)) == "malformed-xlsx")
    #expect(refusal(ZipWriter().archive()) == "malformed-xlsx")
    #expect(refusal(workbook(sheet: "<row><c>")) == "malformed-xlsx")
    #expect(refusal(workbook(sheet: "<row r=\"99999999\"><c><v>1</v></c></row>")) == "malformed-xlsx")
    #expect(refusal(workbook(sheet: "<row><c r=\"ZZZZZ1\"><v>1</v></c></row>")) == "malformed-xlsx")
  }

  /// Archives that are small and unpack to more than memory holds.
  @Test func boundsWhatIsUnpacked() {
    let zeros = [UInt8](repeating: 0x20, count: ZipArchive.sizeLimit + 1)
    let bomb = workbook(sheet: "", strings: nil) { zip in zip.add("xl/sharedStrings.xml", zeros) }
    #expect(bomb.count < 1 << 20)
    #expect(refusal(bomb) == "file-too-large")
    // One that lies about its size is damaged.
    var liar = bomb
    for index in liar.indices.dropLast(4) {
      let size = withUnsafeBytes(of: UInt32(zeros.count).littleEndian) { Array($0) }
      if liar[index..<(index + 4)].elementsEqual(size) {
        liar.replaceSubrange(index..<(index + 4), with: [9, 0, 0, 0])
      }
    }
    #expect(refusal(liar) == "malformed-xlsx")
    let wide = (1...300).map { "<row r=\"\($0)\"><c r=\"XFD\($0)\"><v>1</v></c></row>" }.joined()
    #expect(refusal(workbook(sheet: wide)) == "file-too-large")
  }

  @Test func survivesDamage() {
    let bytes = Self.book.bytes()
    for length in stride(from: 0, to: bytes.count, by: 3) { #expect(refusal(Array(bytes[..<length])) != nil) }
    var random = SeededRandom(seed: 8)
    for _ in 0..<1500 {
      var damaged = bytes
      for _ in 0...Int.random(in: 0...3, using: &random) {
        damaged[Int.random(in: 0..<damaged.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      _ = refusal(damaged)
    }
  }
}

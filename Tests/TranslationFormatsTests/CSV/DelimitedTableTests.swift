import Findings
import SourceText
import TestSupport
import Testing
import TranslationFormats

struct DelimitedTableTests {
  static let sample = "key,de\r\n\"a, \"\"b\"\"\",\"zwei\r\nZeilen\"\r\n,\r\nc,ü\r\n"

  private func read(_ bytes: some Sequence<UInt8>) throws -> DelimitedTable {
    try DelimitedTable(bytes: Array(bytes), path: "x.csv")
  }

  @Test func readsQuotedCells() throws {
    let table = try read(Self.sample.utf8)
    #expect(table.rows.map(\.cells) == [["key", "de"], ["a, \"b\"", "zwei\r\nZeilen"], ["", ""], ["c", "ü"]])
    #expect(table.rows.map(\.line) == [1, 2, 4, 5])
    #expect(table.bytes() == Array(Self.sample.utf8))
  }

  @Test func findsTheDelimiterAndTheEncoding() throws {
    #expect(try read("key;de;fr\na,b;c;d\n".utf8).rows[1].cells == ["a,b", "c", "d"])
    #expect(try read("key\tde\n\"a\tb\"\tc".utf8).rows[1].cells == ["a\tb", "c"])
    #expect(try read([0xEF, 0xBB, 0xBF] + Array("a,b".utf8)).rows[0].cells == ["a", "b"])
    let wide: [UInt8] = [0xFF, 0xFE] + "a\té😀".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(try read(wide).rows[0].cells == ["a", "é😀"])
  }

  @Test(arguments: [("a,\"b\nc", "truncated-file", 1), ("a\n\"b\"c", "malformed-csv", 2)])
  func refusesWithThePlace(text: String, id: String, line: Int) {
    let refused = #expect(throws: RefusedInput.self) { try read(text.utf8) }
    #expect(refused?.findings.first?.id.rawValue == id)
    #expect(refused?.findings.first?.location?.range?.lowerBound.line == line)
    #expect(throws: RefusedInput.self) { try read([0x61, 0xE9, 0x2C]) }
  }

  @Test func anyCellsComeBack() throws {
    var random = SeededRandom(seed: 6)
    let signs = Array("ab,;\"\t \n\r'=é😀")
    for _ in 0..<500 {
      let rows = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        DelimitedTable.Row(
          cells: (0..<3).map { _ in
            String((0..<Int.random(in: 0...6, using: &random)).map { _ in signs.randomElement(using: &random) ?? "x" })
          })
      }
      let table = DelimitedTable(rows: [DelimitedTable.Row(cells: ["key", "a", "b"])] + rows)
      #expect(try read(table.bytes()).rows.map(\.cells) == table.rows.map(\.cells))
    }
  }

  @Test func survivesDamage() {
    for bytes in ParserFuzzing.truncations(of: Self.sample)
      + ParserFuzzing.mutations(of: Self.sample, count: 2000, seed: 7)
    {
      guard let table = try? read(bytes) else { continue }
      #expect((try? read(table.bytes()))?.rows.map(\.cells) == table.rows.map(\.cells))
    }
  }
}

package import Findings
import SourceText

/// Reads `.csv` and `.tsv` files.
package enum DelimitedTableReader {
  /// Cells of one row; a longer row comes from a wrong delimiter or a hostile file.
  static let columnLimit = 16_384

  package static func table(in bytes: [UInt8], path: String) throws(RefusedInput) -> DelimitedTable {
    let text = try utf8(bytes, path: path)
    let hasMark = text.starts(with: [0xEF, 0xBB, 0xBF])
    let content = hasMark ? Array(text.dropFirst(3)) : text
    var table = DelimitedTable()
    table.hasByteOrderMark = hasMark
    table.delimiter = delimiter(of: content)
    table.lineEnd = lineEnd(of: content)
    var scanner = Scanner(content, delimiter: table.delimiter, path: path)
    table.rows = try scanner.rows()
    return table
  }

  /// Excel's "Unicode text" is UTF-16.
  private static func utf8(_ bytes: [UInt8], path: String) throws(RefusedInput) -> [UInt8] {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]), bytes.count % 2 == 0 {
      let isLittle = bytes[0] == 0xFF
      let high = isLittle ? 1 : 0
      let units: [UInt16] = stride(from: 2, to: bytes.count, by: 2).map { index in
        UInt16(bytes[index + high]) << 8 | UInt16(bytes[index + 1 - high])
      }
      if let text = String(validating: units, as: UTF16.self) { return Array(text.utf8) }
    }
    guard String(validating: bytes, as: UTF8.self) != nil else { throw DelimitedTableFindings.encoding(path: path) }
    return bytes
  }

  /// The sign that stands most often outside quotation marks in the first line.
  private static func delimiter(of bytes: [UInt8]) -> UInt8 {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in bytes {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == 0x0A || byte == 0x0D { break }
      counts[byte, default: 0] += 1
    }
    let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09]
    let most = candidates.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) }
    return most.flatMap { (counts[$0] ?? 0) > (counts[UInt8(ascii: ",")] ?? 0) ? $0 : nil } ?? UInt8(ascii: ",")
  }

  private static func lineEnd(of bytes: [UInt8]) -> String {
    guard let first = bytes.firstIndex(of: 0x0A) else { return bytes.contains(0x0D) ? "\r" : "\n" }
    return first > 0 && bytes[first - 1] == 0x0D ? "\r\n" : "\n"
  }

  private struct Scanner {
    let bytes: [UInt8]
    let delimiter: UInt8
    let path: String
    var index = 0
    var line = 1

    init(_ bytes: [UInt8], delimiter: UInt8, path: String) {
      self.bytes = bytes
      self.delimiter = delimiter
      self.path = path
    }

    mutating func rows() throws(RefusedInput) -> [DelimitedTable.Row] {
      var rows: [DelimitedTable.Row] = []
      while index < bytes.count {
        var row = DelimitedTable.Row(cells: [], line: line)
        repeat {
          row.cells.append(try cell())
          guard row.cells.count <= DelimitedTableReader.columnLimit else {
            throw finding(DelimitedTableFindings.tooManyColumns, at: index)
          }
        } while takeDelimiter()
        takeLineEnd()
        rows.append(row)
      }
      return rows
    }

    private mutating func cell() throws(RefusedInput) -> String {
      var cell: [UInt8] = []
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
        while index < bytes.count, bytes[index] != delimiter, !isLineEnd { append(&cell) }
        return String(decoding: cell, as: UTF8.self)
      }
      let opening = index
      index += 1
      while true {
        guard index < bytes.count else { throw finding(DelimitedTableFindings.truncated, at: opening) }
        if bytes[index] == UInt8(ascii: "\"") {
          index += 1
          guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { break }
        } else if isLineEnd, bytes[index] == 0x0A || index + 1 == bytes.count || bytes[index + 1] != 0x0A {
          line += 1
        }
        append(&cell)
      }
      guard index == bytes.count || bytes[index] == delimiter || isLineEnd else {
        throw finding(DelimitedTableFindings.misplacedQuote, at: index - 1)
      }
      return String(decoding: cell, as: UTF8.self)
    }

    private var isLineEnd: Bool { bytes[index] == 0x0A || bytes[index] == 0x0D }

    private mutating func append(_ cell: inout [UInt8]) {
      cell.append(bytes[index])
      index += 1
    }

    private mutating func takeDelimiter() -> Bool {
      guard index < bytes.count, bytes[index] == delimiter else { return false }
      index += 1
      return true
    }

    private mutating func takeLineEnd() {
      guard index < bytes.count else { return }
      if bytes[index] == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
      index += 1
      line += 1
    }

    private func finding(
      _ make: (Int, SourceText, String) -> RefusedInput, at offset: Int
    ) -> RefusedInput {
      make(offset, SourceText(bytes: bytes), path)
    }
  }
}

extension DelimitedTable {
  /// The table, with quotation marks only where a cell needs them.
  package func bytes() -> [UInt8] {
    var result: [UInt8] = hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []
    for row in rows {
      for (index, cell) in row.cells.enumerated() {
        if index > 0 { result.append(delimiter) }
        append(cell, isAlone: row.cells.count == 1, to: &result)
      }
      result += lineEnd.utf8
    }
    return result
  }

  private func append(_ cell: String, isAlone: Bool, to result: inout [UInt8]) {
    let needsQuotes =
      cell.utf8.contains { $0 == delimiter || $0 == 0x22 || $0 == 0x0A || $0 == 0x0D } || (isAlone && cell.isEmpty)
      || cell.utf8.first == 0x20 || cell.utf8.last == 0x20
    guard needsQuotes else {
      result += cell.utf8
      return
    }
    result.append(0x22)
    for byte in cell.utf8 {
      if byte == 0x22 { result.append(0x22) }
      result.append(byte)
    }
    result.append(0x22)
  }
}

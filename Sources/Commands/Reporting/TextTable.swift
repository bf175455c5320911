/// Rows of cells as aligned text.
struct TextTable {
  private var rows: [[String]] = []

  mutating func add(_ row: [String]) { rows.append(row) }

  /// - Parameter leftAligned: columns of words; the others hold numbers.
  func text(leftAligned: Set<Int>) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() where widths[column] > 0 {
        if !line.isEmpty || column > 0 { line += "  " }
        let blanks = String(repeating: " ", count: widths[column] - cell.count)
        line += leftAligned.contains(column) ? cell + blanks : blanks + cell
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}

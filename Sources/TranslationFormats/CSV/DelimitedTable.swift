package import Findings

/// A table as text (`.csv`, `.tsv`): RFC 4180, and the semicolons and tabs that spreadsheets write in some countries.
package struct DelimitedTable: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    package var cells: [String]
    /// 1-based line of the file in which the row begins; 0 where it was not read.
    package var line: Int

    package init(cells: [String], line: Int = 0) {
      self.cells = cells
      self.line = line
    }

    /// The text of a cell; empty beyond the last one.
    package subscript(column: Int) -> String { cells.indices.contains(column) ? cells[column] : "" }
  }

  package var rows: [Row]
  /// `,`, `;` or a tab.
  package var delimiter: UInt8 = UInt8(ascii: ",")
  package var lineEnd = "\n"
  package var hasByteOrderMark = false

  package init(rows: [Row] = []) { self.rows = rows }

  /// - Throws: `RefusedInput` for bytes that are not UTF-8 (UTF-16 with a byte order mark is read), a quotation mark
  ///   out of place, or a file that ends within a quoted cell.
  package init(bytes: [UInt8], path: String) throws(RefusedInput) {
    self = try DelimitedTableReader.table(in: bytes, path: path)
  }
}

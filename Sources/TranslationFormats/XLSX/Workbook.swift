package import Findings

/// A spreadsheet (`.xlsx`): sheets of cells, of which only the texts are read.
///
/// The source is ECMA-376 (Office Open XML). Formulas, formats and pictures of a file that is read are not kept: a
/// workbook is a form in which texts travel, not one that is edited here.
package struct Workbook: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    /// 1-based, as the spreadsheet shows it.
    package var number: Int
    package var cells: [String]

    package init(number: Int, cells: [String]) {
      self.number = number
      self.cells = cells
    }
  }

  package struct Sheet: Hashable, Sendable {
    package var name: String
    package var rows: [Row]

    package init(name: String, rows: [Row]) {
      self.name = name
      self.rows = rows
    }
  }

  package var sheets: [Sheet]

  package init(sheets: [Sheet]) { self.sheets = sheets }

  /// - Throws: `RefusedInput` for what is no spreadsheet, is damaged or protected with a password, or unpacks to more
  ///   than texts can be.
  package init(bytes: [UInt8], path: String) throws(RefusedInput) {
    self = try WorkbookReader.workbook(in: bytes, path: path)
  }

  /// What Excel takes in one cell, in UTF-16 code units.
  package static let cellLimit = 32_767
  static let columnLimit = 16_384
  static let rowLimit = 1_048_576
}

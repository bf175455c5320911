package import Findings
package import StringCatalog
import TranslationFormats

/// One sheet of all languages.
package enum XLSXFormat: CatalogFormat {
  package static let name = "xlsx"
  package static let title = "XLSX"
  package static let hasSourceTexts = true

  package static func isName(_ path: String) -> Bool { path.hasSuffix(".xlsx") }

  package static func files(
    of catalog: StringCatalog, languages: [String], table: String, existing: (String) -> [UInt8]?
  ) throws -> ConvertedFiles {
    var result = ConvertedFiles()
    var rows = TableConversion().rows(of: catalog, languages: languages)
    let isTooLong: ([String]) -> Bool = { $0.contains { $0.utf16.count > Workbook.cellLimit } }
    result.findings = ConversionLosses.untranslatable(in: catalog, for: title)
    result.findings += rows.filter(isTooLong).map { row in
      Finding(
        "not-carried", .warning, "'\(row[0].prefix(80))' has a text that is too long for a cell",
        suggestion: "translate it in another format, such as CSV")
    }
    rows.removeAll(where: isTooLong)
    let sheet = Workbook.Sheet(
      name: table, rows: rows.enumerated().map { Workbook.Row(number: $0 + 1, cells: $1) })
    result.files = [(table + ".xlsx", Workbook(sheets: [sheet]).bytes())]
    return result
  }

  package static func translations(
    in bytes: [UInt8], path: String, language: String?, for catalog: StringCatalog
  ) throws(RefusedInput) -> [FileTranslations] {
    let book = try Workbook(bytes: bytes, path: path)
    var result = try TableConversion().translations(
      in: (book.sheets.first?.rows ?? []).map { ($0.cells, 0) }, path: path, language: language, for: catalog)
    if !result.isEmpty { result[0].findings += otherSheets(of: book, path: path) }
    return result
  }

  static func otherSheets(of book: Workbook, path: String) -> [Finding] {
    book.sheets.dropFirst().filter { !$0.rows.isEmpty }.map { sheet in
      Finding(
        "not-carried", .warning, at: FindingLocation(path: path), "the sheet '\(sheet.name)' is not read",
        suggestion: "put the texts into the first sheet")
    }
  }
}

package import Findings
package import StringCatalog
import TranslationFormats

/// One table of all languages, as delimited text.
package enum CSVFormat: CatalogFormat {
  package static let name = "csv"
  package static let title = "CSV"
  package static let hasSourceTexts = true

  package static func isName(_ path: String) -> Bool { path.hasSuffix(".csv") || path.hasSuffix(".tsv") }

  package static func files(
    of catalog: StringCatalog, languages: [String], table: String, existing: (String) -> [UInt8]?
  ) throws -> ConvertedFiles {
    var result = ConvertedFiles()
    result.findings = ConversionLosses.untranslatable(in: catalog, for: title)
    let rows = TableConversion().rows(of: catalog, languages: languages)
    result.files = [(table + ".csv", DelimitedTable(rows: rows.map { DelimitedTable.Row(cells: $0) }).bytes())]
    return result
  }

  package static func translations(
    in bytes: [UInt8], path: String, language: String?, for catalog: StringCatalog
  ) throws(RefusedInput) -> [FileTranslations] {
    let table = try DelimitedTable(bytes: bytes, path: path)
    return try TableConversion().translations(
      in: table.rows.map { ($0.cells, $0.line) }, path: path, language: language, for: catalog)
  }
}

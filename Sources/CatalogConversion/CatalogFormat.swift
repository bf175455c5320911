package import Findings
package import StringCatalog

/// A format that catalogs are converted to and brought back from.
package protocol CatalogFormat: Sendable {
  /// As the option `--to` takes it.
  static var name: String { get }
  /// For help and messages.
  static var title: String { get }
  /// Whether a file of the format holds the source texts beside the translations; one that does not gets a file for
  /// the source language as well.
  static var hasSourceTexts: Bool { get }
  /// Whether a file's name is one of this format.
  static func isName(_ path: String) -> Bool

  /// - Parameters:
  ///   - table: the catalog's name without extension.
  ///   - existing: what lies at a path already, which a format may carry comments over from.
  static func files(
    of catalog: StringCatalog, languages: [String], table: String, existing: (String) -> [UInt8]?
  ) throws -> ConvertedFiles

  /// - Parameters:
  ///   - language: the language that the user names; nil leaves it to the file.
  ///   - catalog: what the file is to be brought into.
  /// - Throws: `RefusedInput` for what cannot be understood, or whose language cannot be told.
  static func translations(
    in bytes: [UInt8], path: String, language: String?, for catalog: StringCatalog
  ) throws(RefusedInput) -> [FileTranslations]

  /// The texts of files that no catalog knows, in the catalog's terms.
  static func foreignTexts(in files: [ForeignFile], sourceLanguage: String) throws(RefusedInput) -> ForeignTexts
}

/// What a conversion makes.
package struct ConvertedFiles: Sendable {
  /// Relative paths and contents.
  package var files: [(path: String, bytes: [UInt8])] = []
  /// What the format cannot hold.
  package var findings: [Finding] = []

  package init() {}
}

/// What a file says in one language.
package struct FileTranslations: Sendable {
  package var language: String
  package var units: [TranslatedUnit]
  package var dialect: any ConversionDialect
  package var findings: [Finding] = []
}

/// All formats. Adding one is its folder in `TranslationFormats`, its conversion in this module and a line here.
package enum CatalogFormats {
  package static let all: [any CatalogFormat.Type] = [
    AndroidFormat.self,
    ARBFormat.self,
    CSVFormat.self,
    I18nextFormat.self,
    POFormat.self,
    XLSXFormat.self,
  ]

  package static func named(_ name: String) -> (any CatalogFormat.Type)? { all.first { $0.name == name } }

  package static func ofFile(named path: String) -> (any CatalogFormat.Type)? { all.first { $0.isName(path) } }
}

import CompiledTables
import Foundation

/// The texts of one language, from the files that the build plugin put into the resource bundle.
struct LanguageTexts {
  private let tables: CompiledTableFile
  /// What the developers wrote, for keys that the language does not have.
  private let sourceTables: CompiledTableFile
  /// The bundle of the language alone: Foundation's own choice of a language needs an Apple system.
  let folder: Bundle

  init(_ language: String) throws {
    tables = try Self.tables(of: language)
    sourceTables = try Self.tables(of: "en")
    folder = Bundle.module.path(forResource: language, ofType: "lproj").flatMap(Bundle.init(path:)) ?? .module
  }

  private static func tables(of language: String) throws -> CompiledTableFile {
    let file = Bundle.module.bundleURL.appendingPathComponent("\(language).lproj/Tables.dragoman")
    return try CompiledTableFile(path: file.path)
  }

  #if LOCALIZED_STRING_RESOURCE
    subscript(_ resource: LocalizedStringResource) -> String {
      for file in [tables, sourceTables] {
        if let text = file.table(named: resource.table)?.message(forKey: resource.key)?.text(resource.arguments) {
          return text
        }
      }
      return resource.key
    }
  #else
    subscript(_ resource: LocalizedStringResource) -> String {
      var resource = resource
      resource.locale = Locale(identifier: tables.language)
      return String(localized: resource)
    }
  #endif
}

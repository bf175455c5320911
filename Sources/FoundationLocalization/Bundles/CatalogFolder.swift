import CompiledTables
import Findings
import Foundation
import StringCatalog
import TableCompiler

/// The raw String Catalogs of a bundle, compiled in memory: slow to begin with, and nothing to build, for development.
final class CatalogFolder: Sendable {
  private struct Loaded {
    var tables: RuntimeTables
    var sourceLanguage: String
    var files: [String: CompiledTable?] = [:]
  }

  private let paths: [String: String]
  private let loaded = Locked<[String: Loaded?]>([:])
  /// The tables that no folder has in another form.
  private let ownTables: [String]

  init(_ layout: BundleLayout) {
    paths = layout.catalogs
    ownTables = layout.catalogs.keys.sorted().filter { !layout.hasCompiledTable(named: $0) }
  }

  /// The languages of catalogs that are in the bundle in no other form, in Apple's names of folders.
  var languagesOfOwnTables: [String] {
    Set(ownTables.flatMap { table in withTable(table) { $0.tables.languages() } ?? [] }).sorted()
  }

  var sourceLanguageOfOwnTables: String? {
    ownTables.lazy.compactMap { table in
      self.withTable(table) { LanguageFolder.name(of: $0.sourceLanguage) }
    }.first
  }

  func table(named name: String, in language: String) -> CompiledTable? {
    guard paths[name] != nil else { return nil }
    let folder = LanguageFolder.name(of: language)
    return withTable(name) { loaded -> CompiledTable? in
      if let known = loaded.files[folder] { return known }
      var table: CompiledTable?
      if loaded.tables.languages().contains(folder) {
        let (bytes, findings) = loaded.tables.file(ofLanguage: folder)
        for finding in findings {
          LocalizationReports.send(
            LocalizationReport(.brokenTable, table: self.paths[name], language: language, finding.message))
        }
        table = (try? CompiledTableFile(bytes: bytes))?.table(named: name)
      }
      loaded.files[folder] = .some(table)
      return table
    } ?? nil
  }

  private func withTable<Result>(_ name: String, _ body: (inout Loaded) -> Result) -> Result? {
    loaded.withLock { loaded in
      if loaded[name] == nil { loaded[name] = .some(paths[name].flatMap { Self.load($0, table: name) }) }
      guard var table = loaded[name] ?? nil else { return nil }
      let result = body(&table)
      loaded[name] = table
      return result
    }
  }

  private static func load(_ path: String, table: String) -> Loaded? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    do throws(RefusedInput) {
      let catalog = try StringCatalog(bytes: [UInt8](data), path: path)
      return Loaded(
        tables: RuntimeTables([(table: table, path: path, catalog: catalog)]),
        sourceLanguage: catalog.sourceLanguage)
    } catch {
      LocalizationReports.send(LocalizationReport(.brokenTable, table: path, "not used: \(error.reason)"))
      return nil
    }
  }
}

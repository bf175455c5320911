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
    guard let path = paths[name] else { return nil }
    let folder = LanguageFolder.name(of: language)
    let made = withTable(name) { loaded -> (table: CompiledTable?, findings: [Finding]) in
      if let known = loaded.files[folder] { return (known, []) }
      var table: CompiledTable?
      var findings: [Finding] = []
      if loaded.tables.languages().contains(folder) {
        let file = loaded.tables.file(ofLanguage: folder)
        findings = file.findings
        table = (try? CompiledTableFile(bytes: file.bytes))?.table(named: name)
      }
      loaded.files[folder] = .some(table)
      return (table, findings)
    }
    // Reports are sent when the lock is free, since whoever takes them may look up a text of this catalog.
    for finding in made?.findings ?? [] {
      LocalizationReports.send(LocalizationReport(.brokenTable, table: path, language: language, finding.message))
    }
    return made?.table
  }

  private func withTable<Result>(_ name: String, _ body: (inout Loaded) -> Result) -> Result? {
    if loaded.withLock({ $0[name] == nil }) {
      let read = paths[name].flatMap { Self.load($0, table: name) }
      loaded.withLock { if $0[name] == nil { $0[name] = .some(read) } }
    }
    return loaded.withLock { loaded in
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
      let tables = RuntimeTables([(table: table, path: path, catalog: catalog)])
      for finding in tables.findings {
        LocalizationReports.send(LocalizationReport(.brokenTable, table: path, "a text is not used: \(finding.reason)"))
      }
      return Loaded(tables: tables, sourceLanguage: catalog.sourceLanguage)
    } catch {
      LocalizationReports.send(LocalizationReport(.brokenTable, table: path, "not used: \(error.reason)"))
      return nil
    }
  }
}

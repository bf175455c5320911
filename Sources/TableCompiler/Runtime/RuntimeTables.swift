import CompiledTables
package import Findings
package import StringCatalog

/// The runtime's own tables of catalogs: one file a language, with a table for each catalog.
package struct RuntimeTables: Sendable {
  struct Source: Sendable {
    var table: String
    var path: String
    var catalog: StringCatalog
    var compiled: CompiledCatalog
  }

  let sources: [Source]
  /// What kept texts out of the tables: errors only, since the compilation of the `.strings` pair has said the rest.
  package private(set) var findings: [Finding]

  /// - Parameter catalogs: with their tables' names, and the paths by which findings are to name them.
  package init(_ catalogs: [(table: String, path: String, catalog: StringCatalog)]) {
    // The developers' file has every key, so that it can stand in for any other.
    let options = TableCompilerOptions(buildsAllStrings: true)
    sources = catalogs.map {
      Source(
        table: $0.table, path: $0.path, catalog: $0.catalog, compiled: CompiledCatalog($0.catalog, options: options))
    }
    findings = []
    for source in sources {
      findings += source.compiled.findings(in: source.catalog, path: source.path).filter { $0.severity == .error }
    }
  }

  /// The languages that have a file, by the names of their folders.
  ///
  /// - Parameter wanted: as catalogs or folders spell them; nil: all.
  package func languages(among wanted: [String]? = nil) -> [String] {
    let wanted = wanted.map { Set($0.map(LanguageFolder.name(of:))) }
    return Set(sources.flatMap { $0.compiled.languages.map(\.folder) })
      .filter { wanted?.contains($0) ?? true }.sorted()
  }

  /// Where a language's file lies below the folder of results, which is where the runtime looks.
  package static func path(ofLanguage folder: String) -> String { "\(folder).lproj/Tables.dragoman" }

  /// The file of a language; one that no catalog has gets an empty one.
  ///
  /// - Parameter language: as a catalog or its folder spells it.
  /// - Returns: the file, and which texts it could not take.
  package func file(ofLanguage language: String) -> (bytes: [UInt8], findings: [Finding]) {
    let folder = LanguageFolder.name(of: language)
    var writer = CompiledTableWriter(
      language: language,
      isSourceLanguage: sources.allSatisfy { LanguageFolder.name(of: $0.catalog.sourceLanguage) == folder })
    for source in sources {
      guard let compiled = source.compiled.languages.first(where: { $0.folder == folder }) else { continue }
      writer.add(
        table: source.table,
        compiled.entries.compactMap { entry in TableMessage(entry).map { (key: entry.key, message: $0) } })
    }
    do throws(TableMessageError) {
      let (bytes, refused) = try writer.file()
      return (bytes, refused.map { finding($0, language) })
    } catch {
      return ([], [Finding("text-not-in-table", .error, "the texts in \(language) cannot be compiled: \(error)")])
    }
  }

  private func finding(_ refused: CompiledTableWriter.RefusedMessage, _ language: String) -> Finding {
    let source = sources.first { $0.table == refused.table }
    return Finding(
      "text-not-in-table", .error,
      at: source.map { FindingLocation(path: $0.path, range: $0.catalog.range(ofKey: refused.key)) },
      "\"\(refused.key)\" in \(language) cannot be compiled: \(refused.error)", suggestion: "make the text simpler")
  }
}

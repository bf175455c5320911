import CompiledTables
package import Findings
package import StringCatalog

/// The runtime's own tables of catalogs: one file a language, with a table for each catalog.
package struct RuntimeTables: Sendable {
  private struct Source: Sendable {
    var table: String
    var path: String
    var catalog: StringCatalog
    var compiled: CompiledCatalog
  }

  private let sources: [Source]
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
  package var languages: [String] {
    Set(sources.flatMap { $0.compiled.languages.map(\.folder) }).sorted()
  }

  /// The file of a language; one that no catalog has gets an empty one.
  ///
  /// - Parameter language: as a catalog or its folder spells it.
  /// - Returns: the file, and which texts it could not take.
  package func file(ofLanguage language: String) -> (bytes: [UInt8], findings: [Finding]) {
    let folder = LanguageFolder.name(of: language)
    var writer = CompiledTableWriter(
      language: language,
      isSourceLanguage: sources.allSatisfy { LanguageFolder.name(of: $0.catalog.sourceLanguage) == folder })
    var findings: [Finding] = []
    for source in sources {
      guard let compiled = source.compiled.languages.first(where: { $0.folder == folder }) else { continue }
      let messages = compiled.entries.compactMap { entry in
        TableMessage(entry).map { (key: entry.key, message: $0) }
      }
      for (key, error) in writer.add(table: source.table, messages) {
        findings.append(
          Finding(
            "text-not-in-table", .error,
            at: FindingLocation(path: source.path, range: source.catalog.range(ofKey: key)),
            "\"\(key)\" in \(language) cannot be compiled: \(error)", suggestion: "make the text simpler"))
      }
    }
    do {
      return (try writer.bytes(), findings)
    } catch {
      findings.append(Finding("text-not-in-table", .error, "the texts in \(language) cannot be compiled: \(error)"))
      return ([], findings)
    }
  }
}

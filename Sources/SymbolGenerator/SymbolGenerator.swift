package import Findings
package import StringCatalog

/// Typed symbols for the keys of a catalog, as Xcode 26 generates them: members of `LocalizedStringResource`, those of
/// other tables than `Localizable` in a namespace of the table's name.
package enum SymbolGenerator {
  /// A generated source file.
  package struct File: Hashable, Sendable {
    /// `GeneratedStringSymbols_Localizable.swift`.
    package var name: String
    /// Empty if no key has a symbol.
    package var text: String
    package var symbols: [CatalogSymbol]
    /// Keys that should have a symbol and have none, with their places in the catalog.
    package var findings: [Finding]
  }

  /// - Parameters:
  ///   - table: the catalog's name without extension.
  ///   - path: how findings are to name the catalog.
  package static func file(
    for catalog: StringCatalog, table: String, path: String, options: SymbolOptions = SymbolOptions()
  ) -> File {
    let found = CatalogSymbols(of: catalog, path: path, severity: options.severity)
    let writer = SymbolFileWriter(table: table, sourceLanguage: catalog.sourceLanguage, options: options)
    return File(
      name: fileName(ofTable: table), text: writer.text(of: found.symbols), symbols: found.symbols,
      findings: found.findings)
  }

  /// The name of the file that Xcode's build expects.
  package static func fileName(ofTable table: String) -> String { "GeneratedStringSymbols_\(table).swift" }
}

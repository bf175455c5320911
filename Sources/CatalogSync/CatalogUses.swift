package import LocalizableReferences
package import SourceText
package import StringCatalog

/// Which uses in the sources mean which key of a catalog.
package struct CatalogUses: Sendable {
  /// Key → its uses, keys that the catalog lacks included.
  package let references: [ExactString: [LocalizableReference]]
  /// Keys that sources may use: one of several that an undecided use may mean, or the text of a literal that is given
  /// to something whose declaration was not to be seen.
  package let possiblyUsed: Set<ExactString>

  package init(of strings: CatalogStrings, in catalog: StringCatalog) {
    let resolution = KeyResolution(
      references: strings.references, keys: catalog.keys,
      isStale: { catalog.entry(ofKey: $0, languages: [])?.extractionState == .stale })
    references = resolution.references
    possiblyUsed = resolution.possiblyUsed.union(strings.possibleKeys.map(ExactString.init))
  }
}

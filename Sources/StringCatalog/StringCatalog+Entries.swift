import SourceText

extension StringCatalog {
  /// A catalog of no file, with the keys in the order in which they are given: for texts of other formats that are looked
  /// at as a catalog's.
  package init(sourceLanguage: String, entries: [(key: String, entry: CatalogEntry)]) {
    self.init(sourceLanguage: sourceLanguage)
    insertedKeys[0] = entries.map(\.key)
    insertions = Dictionary(
      entries.map { (ExactString($0.key), CatalogInsertion(entry: $0.entry, origin: nil, position: 0)) }
    ) { first, _ in first }
  }
}

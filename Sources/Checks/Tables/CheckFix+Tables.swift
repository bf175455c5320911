import StringCatalog

extension CheckFix {
  /// The fix with what it does to texts of tables as edits of their files; nil where a table cannot hold it, or has
  /// another text than a catalog would.
  ///
  /// - Parameter tables: by path.
  func onTables(_ tables: [String: CheckedCatalog]) -> CheckFix? {
    guard changes.contains(where: { tables[$0.path] != nil }) else { return self }
    var edited = self
    edited.changes = []
    for change in changes {
      guard let catalog = tables[change.path], let files = catalog.tables else {
        edited.changes.append(change)
        continue
      }
      guard case .setText(_, let key, let language, let variation, let value) = change,
        let text = catalog.catalog[key]?.localizations?[language]?[variation]?.value,
        let made = files.edit(ofKey: key, language: language, variation, from: text, to: value)
      else { return nil }
      edited.changes.append(.edit(path: made.path, [made.edit]))
    }
    return edited
  }
}

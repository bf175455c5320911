import CatalogMigration
package import SourceText
package import StringCatalog
import StringsTables

/// The `.strings` and `.stringsdict` files of one table in all languages, looked at as a catalog would be that is made
/// of them.
package struct CheckedTables: Sendable {
  /// The files' name without the extension.
  package let table: String
  package let sourceLanguage: String
  /// Those of the source language first, of these what `Base` has before the others.
  package let files: [CheckedTableFile]
  /// Whether an interface file beside them has their texts in the source language.
  package let isOfInterfaceFile: Bool
  /// Languages of which a file is damaged, so that nothing is known of what they have.
  package let unreadLanguages: Set<String>

  package init(
    table: String, sourceLanguage: String, files: [CheckedTableFile], isOfInterfaceFile: Bool = false,
    unreadLanguages: Set<String> = []
  ) {
    self.table = table
    self.sourceLanguage = sourceLanguage
    let ofSource = files.filter { $0.language == sourceLanguage }
    self.files = ofSource + files.filter { $0.language != sourceLanguage }
    self.isOfInterfaceFile = isOfInterfaceFile
    self.unreadLanguages = unreadLanguages
  }

  /// Whether any file is one of several languages'; others lie beside the code, and are no matter of translators.
  package var isLocalized: Bool { files.contains { $0.path.contains(".lproj/") } }

  /// What the table is called by: the source language's file, the `.strings` one if there is one.
  package var path: String {
    let ofSource = files.filter { $0.language == sourceLanguage }
    return (ofSource.last { $0.isStrings } ?? ofSource.last ?? files.first)?.path ?? table
  }

  /// The texts as a catalog has them.
  ///
  /// Keys of translations alone are left out unless they are in use: what the source language has no more is shown
  /// nowhere.
  ///
  /// - Parameters:
  ///   - sourceTexts: what other files say in the source language: code, interface files, property lists.
  ///   - isUsed: whether a use of a key was found.
  package func catalog(
    sourceTexts: [ExactString: String] = [:], isUsed: (ExactString) -> Bool = { _ in false }
  ) -> StringCatalog {
    var migration = CatalogMigration(table: table, sourceLanguage: sourceLanguage)
    for file in files {
      switch file.content {
      case .strings(let table): migration.add(table, language: file.language)
      case .dictionary(let dictionary): migration.add(dictionary, language: file.language)
      }
    }
    var made = migration.result().entries
    // Of a table that code has the source texts of, nearly all keys are found there.
    let isWrittenApart =
      isOfInterfaceFile || files.contains { $0.language == sourceLanguage && !$0.keys.isEmpty }
      || made.keys.count(where: isUsed) * 2 > made.count
    var entries: [(key: String, entry: CatalogEntry)] = []
    for key in files.flatMap(\.keys) {
      let name = ExactString(key)
      guard var entry = made.removeValue(forKey: name) else { continue }
      if entry.localizations?[sourceLanguage] == nil {
        if let text = sourceTexts[name] {
          let unit = StringUnit(state: .translated, value: text)
          entry.localizations?[sourceLanguage] = CatalogLocalization(stringUnit: unit)
        } else if isWrittenApart, !isUsed(name) {
          continue
        }
      }
      entries.append((key, entry))
    }
    return StringCatalog(sourceLanguage: sourceLanguage, entries: entries)
  }

  /// The files of a language.
  package func files(in language: String) -> [CheckedTableFile] { files.filter { $0.language == language } }
}

extension CheckedTableFile {
  var isStrings: Bool { if case .strings = content { true } else { false } }
}

// MARK: Places

extension CheckedTables {
  /// Where a key stands: in the source language's file, else in the first that has it.
  func location(ofKey key: String) -> (path: String, range: Range<SourcePosition>?) {
    guard
      let file = files.last(where: { $0.language == sourceLanguage && $0.contains(key) })
        ?? files.first(where: { $0.contains(key) })
    else { return (path, nil) }
    return (file.path, file.range(ofKey: key))
  }

  /// Where a text stands: in the file that counts of its language; the key where the language has none.
  func location(
    ofKey key: String, language: String, _ variation: VariationPath
  ) -> (path: String, range: Range<SourcePosition>?) {
    guard let file = file(of: key, language) else { return location(ofKey: key) }
    return (file.path, file.range(ofKey: key, variation))
  }

  /// What a text is changed by; nil where it was put together of others, or is no text of a file.
  func edit(
    ofKey key: String, language: String, _ variation: VariationPath, from old: String, to value: String
  ) -> (path: String, edit: TextEdit)? {
    guard let file = file(of: key, language),
      let edit = file.edit(ofKey: key, variation, from: old, to: value)
    else { return nil }
    return (file.path, edit)
  }

  /// Whether a file's text is not UTF-8, or stands behind a mark.
  func isStoredOtherwise(_ path: String) -> Bool { files.contains { $0.path == path && $0.encoding != .utf8 } }

  /// Of a language's files, what `.stringsdict` says counts, and what `Base` says counts least.
  private func file(of key: String, _ language: String) -> CheckedTableFile? {
    let having = files.filter { $0.language == language && $0.contains(key) }
    return having.last { !$0.isStrings } ?? having.last
  }
}

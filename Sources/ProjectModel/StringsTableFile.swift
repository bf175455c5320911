/// A string table in the old form (`.strings` or `.stringsdict`), one file a language.
package struct StringsTableFile: Hashable, Sendable {
  /// Relative to the project's root.
  package var path: String
  /// The file's name without its extension.
  package var table: String
  /// The language of its `.lproj` folder, `Base` included; nil outside one.
  package var language: String?

  package init(path: String, table: String, language: String?) {
    self.path = path
    self.table = table
    self.language = language
  }

  /// The table that a path names: `Shared/fr.lproj/Localizable.strings` is `Localizable` in `fr`.
  init(path: String) {
    self.init(path: path, table: ProjectPath.nameWithoutExtension(path), language: ProjectPath.language(of: path))
  }
}

package import Findings
import SourceText
package import StringCatalog

extension StringCatalog {
  /// What is done where a catalog and the tables have different texts.
  package enum MigrationPreference: Sendable {
    /// The catalog's stays, and a finding says so.
    case catalog
    case tables
  }

  /// Takes in entries that tables made. What the catalog has besides stays; states, comments and extraction states of
  /// its own entries too.
  ///
  /// - Returns: the number of keys that came or changed, and the conflicts.
  package mutating func take(
    _ table: MigratedTable, preferring preference: MigrationPreference, path: String
  ) -> (changed: Int, conflicts: [Finding]) {
    var changed = 0
    var conflicts: [Finding] = []
    for (key, migrated) in table.entries.sorted(by: { $0.key < $1.key }) {
      guard var entry = self[key.text] else {
        self[key.text] = migrated
        changed += 1
        continue
      }
      var differing: [String] = []
      let before = entry
      for (language, localization) in (migrated.localizations ?? [:]).sorted(by: { $0.key < $1.key }) {
        let own = entry.localizations?[language]
        if own == nil || own?.isEmpty == true || preference == .tables {
          if own?.hasSameTexts(as: localization) != true {
            entry.localizations = (entry.localizations ?? [:]).merging([language: localization]) { $1 }
          }
        } else if own?.hasSameTexts(as: localization) == false {
          differing.append(language)
        }
      }
      if entry.comment == nil { entry.comment = migrated.comment }
      if entry != before {
        self[key.text] = entry
        changed += 1
      }
      if !differing.isEmpty {
        conflicts.append(MigrationFindings.conflict(key: key.text, languages: differing, catalog: path))
      }
    }
    return (changed, conflicts)
  }
}

extension CatalogLocalization {
  /// Whether both say the same, whatever their states.
  func hasSameTexts(as other: CatalogLocalization) -> Bool {
    func texts(_ localization: CatalogLocalization) -> [VariationPath: ExactString] {
      Dictionary(
        localization.stringUnits.map { ($0.path, ExactString($0.unit.value)) }, uniquingKeysWith: { first, _ in first })
    }
    return texts(self) == texts(other) && stringSet?.values == other.stringSet?.values
  }
}

import StringCatalog
import TestSupport

/// Something that can be deleted from a catalog through its model and put back.
enum CatalogDeletion: String, CaseIterable, Sendable {
  case key
  case stringUnit
  case pluralForm

  /// A random thing of this kind; nil where the catalog has none.
  func pick(from catalog: StringCatalog, _ random: inout SeededRandom) -> Target? {
    let keys = catalog.keys.shuffled(using: &random)
    if self == .key { return keys.first.map { Target(key: $0) } }
    for key in keys {
      let localizations = (catalog[key]?.localizations ?? [:]).sorted { $0.key < $1.key }
      for (language, localization) in localizations.shuffled(using: &random) {
        let units = localization.stringUnits.filter { self == .stringUnit || $0.path.last?.isPlural == true }
        if let unit = units.randomElement(using: &random) {
          return Target(key: key, language: language, path: unit.path)
        }
      }
    }
    return nil
  }

  struct Target {
    var key: String
    var language = ""
    var path: VariationPath = []

    /// Deletes it, and returns what puts it back.
    func delete(_ kind: CatalogDeletion, from catalog: inout StringCatalog) -> (inout StringCatalog) -> Void {
      let old = catalog[key]
      if kind == .key {
        catalog[key] = nil
        return { [key] in $0[key] = old }
      }
      let unit = old?.localizations?[language]?[path]
      catalog.setStringUnit(nil, key: key, language: language, path: path)
      return { [key, language, path] catalog in
        // What else stood in the branch went with the text: a branch of its own, substitutions without a plain text.
        if catalog[key] == nil || catalog[key]?.localizations?[language] == nil {
          var entry = catalog[key] ?? CatalogEntry()
          entry.localizations = entry.localizations ?? [:]
          entry.localizations?[language] = CatalogLocalization()
          catalog[key] = entry
        }
        catalog.setStringUnit(unit, key: key, language: language, path: path)
      }
    }
  }
}

extension VariationStep {
  var isPlural: Bool { if case .plural = self { true } else { false } }
}

package import StringCatalog

/// The plural forms that a language needs, before anybody has translated them.
package enum PluralSkeleton {
  /// Gives each text that varies by number in the source language the forms of a language, with the source texts marked
  /// as new; a key that has something in the language is left alone. Texts that do not vary stay without a
  /// translation, so that programs show the source text.
  ///
  /// - Returns: how many texts were made.
  package static func add(_ language: String, to catalog: inout StringCatalog) -> Int {
    guard language != catalog.sourceLanguage else { return 0 }
    let reader = CatalogUnitReader(language: language, sourceLanguage: catalog.sourceLanguage)
    var count = 0
    for key in catalog.keys {
      guard var entry = catalog[key], entry.shouldTranslate != false, entry.localizations?[language] == nil else {
        continue
      }
      let units = reader.units(of: key, entry)
      let varies = units.contains { unit in
        if case .plural = unit.path.last { true } else { false }
      }
      guard varies else { continue }
      var localization = CatalogLocalization()
      let source = entry.localizations?[catalog.sourceLanguage]
      for unit in units {
        guard let text = unit.source else { continue }
        LocalizationEditing.set(text, .new, at: unit.path, in: &localization, source: source)
        count += 1
      }
      entry.localizations = (entry.localizations ?? [:]).merging([language: localization]) { $1 }
      catalog[key] = entry
    }
    return count
  }
}

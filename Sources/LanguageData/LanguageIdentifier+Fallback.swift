extension LanguageIdentifier {
  /// The languages whose texts stand in where this one has none, nearest first, as Apple's systems choose them:
  /// `es-MX` → `es-419` → `es`; `en-IN` → `en-GB` → `en-001` → `en`; `zh-HK` → `zh-Hant-HK` → `zh-Hant` → `zh-TW`.
  /// `sr-Latn` has none, since a reader of Latin script is not served by Cyrillic.
  ///
  /// From CLDR's parent locales, with the additions for Chinese that Apple makes.
  package var parents: [LanguageIdentifier] {
    var parents: [LanguageIdentifier] = []
    var current = self
    while let next = LanguageFacts.parentIdentifier(current.description).flatMap(LanguageIdentifier.init) {
      // The data has no loops; a future version that had one must not hang a run.
      if next == self || parents.contains(next) { break }
      parents.append(next)
      current = next
    }
    return parents
  }

  /// The nearest of `parents` that is among `languages`: where a row of this language inherits from.
  package func nearestParent(among languages: some Collection<LanguageIdentifier>) -> LanguageIdentifier? {
    parents.first { languages.contains($0) }
  }
}

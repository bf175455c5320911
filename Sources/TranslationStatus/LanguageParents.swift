import LanguageData

/// Which languages of a catalog stand in for which others.
package struct LanguageParents: Sendable {
  private let chains: [String: [String]]

  /// - Parameter languages: as the catalog spells them; names that are no language stand alone.
  package init(_ languages: Set<String>) {
    var spelling: [LanguageIdentifier: String] = [:]
    for language in languages.sorted() {
      if let identifier = LanguageIdentifier(language) { spelling[identifier] = spelling[identifier] ?? language }
    }
    chains = Dictionary(
      uniqueKeysWithValues: languages.map { language in
        (language, LanguageIdentifier(language)?.parents.compactMap { spelling[$0] } ?? [])
      })
  }

  /// The languages whose texts stand in, nearest first.
  package func chain(of language: String) -> [String] { chains[language] ?? [] }
}

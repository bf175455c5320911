import LanguageData

/// Languages as catalogs and projects spell them.
package enum LanguageFamily {
  /// The languages whose texts stand in where one has none: `pt` for `pt-BR`. Nearest first, without the language.
  package static func parents(of language: String) -> [String] {
    LanguageIdentifier(language)?.parents.map(\.description) ?? []
  }

  /// Whether there is such a language: not `Base`.
  package static func isLanguage(_ name: String) -> Bool { LanguageIdentifier(name)?.isKnown == true }
}

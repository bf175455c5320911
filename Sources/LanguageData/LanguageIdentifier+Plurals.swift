extension LanguageIdentifier {
  /// The categories that CLDR's cardinal rules of the language know, in the order of `PluralCategory`. A language
  /// without data has `other` alone. Where ICU is not at hand (outside Linux), all six: no category can be refused.
  package var pluralCategories: [PluralCategory] {
    PluralRules.of(language: description).categories
  }

  /// The categories that Xcode offers and exports: CLDR's, without a `many` that only round millions take (French,
  /// Spanish, Italian, Portuguese, Catalan …): measured on public catalogs and exports, where none has it.
  package var categoriesXcodeAsks: [PluralCategory] {
    PluralRules.of(language: description).categoriesOfCommonNumbers
  }

  /// The category of a whole number; nil where ICU is not at hand.
  package func pluralCategory(of number: Int) -> PluralCategory? {
    PluralRules.of(language: description).category(of: Int64(number))
  }

  /// The category of a number with a fraction, by its value alone: trailing zeros, which CLDR's rules can tell apart in
  /// a formatted number, are unknown. nil where ICU is not at hand.
  package func pluralCategory(of number: Double) -> PluralCategory? {
    PluralRules.of(language: description).category(of: number)
  }
}

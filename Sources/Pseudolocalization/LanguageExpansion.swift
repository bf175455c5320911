/// How long texts of a language are in proportion to the English ones.
package enum LanguageExpansion {
  /// Measured over 2 000 texts or more a language of public String Catalogs, by `Scripts/measure_expansion.py`.
  private static let factors: [String: Double] = [
    "ar": 0.94, "cs": 1.06, "de": 1.23, "es": 1.22, "fr": 1.30, "it": 1.19, "ja": 0.56, "ko": 0.55, "nl": 1.19,
    "pl": 1.18, "pt": 1.20, "pt-BR": 1.16, "ru": 1.15, "sk": 1.14, "sv": 1.05, "tr": 1.11, "uk": 1.13, "vi": 1.08,
    "zh-HK": 0.39, "zh-Hans": 0.39, "zh-Hant": 0.38,
  ]

  /// The languages that were measured.
  package static var languages: [String] { factors.keys.sorted() }

  /// - Returns: nil where the language was not measured.
  package static func factor(of language: String) -> Double? { factors[language] }
}

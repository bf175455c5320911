extension LanguageIdentifier {
  /// Whether words beside a number change with it, as the names of units in CLDR show: `1 day`, `2 days`. In Turkish and
  /// Hungarian they stay, though CLDR knows two categories. true where ICU is not at hand.
  package var variesCountedWords: Bool { CountedWords.cache.value(for: description).vary }
}

/// What CLDR's names of units show of a language.
private final class CountedWords: Sendable {
  static let cache = ThreadedCache<String, CountedWords> { CountedWords($0) }

  let vary: Bool

  init(_ language: String) {
    let rules = PluralRules.of(language: language)
    var examples: [PluralCategory: Int64] = [:]
    for number: Int64 in 1...200 {
      if let category = rules.category(of: number), examples[category] == nil { examples[category] = number }
    }
    vary = ["hour", "day", "week", "month"].contains { unit in
      let format = MeasureFormat(locale: language, shape: MeasureShape(unit: .named(unit), width: .wide))
      let words = examples.values.map { Self.words(of: format.parts(of: Double($0))) }
      return words.contains(nil) || Set(words).count > 1
    }
  }

  /// The text without its number.
  private static func words(of measure: FormattedMeasure?) -> String? {
    guard let measure else { return nil }
    let numbers = measure.spans.filter { $0.part != .unit }
    let units = measure.text.utf16.enumerated().filter { index, _ in
      !numbers.contains { $0.range.contains(index) }
    }
    return String(decoding: units.map(\.element), as: UTF16.self)
  }
}

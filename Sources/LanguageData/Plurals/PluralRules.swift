/// The plural rules of a language, as CLDR has them: which category the value of a number takes.
///
/// Where ICU is not at hand (outside Linux and Windows), every number has no category.
package final class PluralRules: Sendable {
  package enum Kind: Hashable, Sendable {
    /// Amounts: 1 file, 2 files.
    case cardinal
    /// Ranks: 1st, 2nd.
    case ordinal
  }

  private struct Key: Hashable {
    var language: String
    var kind: Kind
  }

  private static let cache = ThreadedCache<Key, PluralRules> { PluralRules(PluralFacts($0.language, $0.kind)) }

  /// The rules of a language, by its identifier; they are looked up in CLDR's data once.
  package static func of(language: String, _ kind: Kind = .cardinal) -> PluralRules {
    cache.value(for: Key(language: language, kind: kind))
  }

  private let facts: PluralFacts
  private let small = SmallPluralCategories()
  private let known = MadeOnce<PluralCategoryLists>()

  private init(_ facts: PluralFacts) { self.facts = facts }

  /// The categories that the language has, in the order of `PluralCategory`.
  package var categories: [PluralCategory] { known.value { PluralCategoryLists(self, facts.categories) }.all }

  /// Those without a `many` that only round millions take.
  package var categoriesOfCommonNumbers: [PluralCategory] {
    known.value { PluralCategoryLists(self, facts.categories) }.ofCommonNumbers
  }

  /// The category of a whole number; the sign does not count.
  package func category(of number: Int64) -> PluralCategory? { category(of: number.magnitude) }

  package func category(of number: UInt64) -> PluralCategory? {
    small.category(of: number) { number in
      // No rule looks at more than the last six digits, and past 2^53 the last ones do not outlive a `Double`.
      let trillion: UInt64 = 1_000_000_000_000
      return facts.category(of: Double(number < trillion ? number : trillion + number % trillion))
    }
  }

  /// The category of a number by its value: 1.0 is like 1, 1.5 is not.
  package func category(of number: Double) -> PluralCategory? {
    if number.magnitude < 1_000_000, number.rounded(.towardZero) == number {
      return category(of: UInt64(number.magnitude))
    }
    return facts.category(of: number)
  }

  /// The category of a number as it is written: `1.00` is not like `1` in English, since its digits behind the mark
  /// are seen.
  package func category(of number: Double, writtenAs shape: NumberShape) -> PluralCategory? {
    switch shape.digits {
    case .fraction(_, 0) where number.rounded(.towardZero) == number: category(of: number)
    default: facts.category(of: number, writtenAs: shape)
    }
  }
}

/// The categories that a language has, asked for once.
private final class PluralCategoryLists: Sendable {
  let all: [PluralCategory]
  let ofCommonNumbers: [PluralCategory]

  init(_ rules: PluralRules, _ all: [PluralCategory]) {
    self.all = all
    // Rules of whole numbers repeat within 200; Czech's `many`, of fractions, is not one for a million either.
    let isManyForMillionsOnly =
      rules.category(of: 1_000_000 as Int64) == .many && !(0...200).contains { rules.category(of: Int64($0)) == .many }
    ofCommonNumbers = isManyForMillionsOnly ? all.filter { $0 != .many } : all
  }
}

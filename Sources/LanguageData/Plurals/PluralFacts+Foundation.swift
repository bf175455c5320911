#if !canImport(_FoundationICU)
  /// Foundation has no way to ask for a language's plural rules, so no number has a category.
  final class PluralFacts: Sendable {
    init(_ language: String, _ kind: PluralRules.Kind) {}

    /// None is left out.
    var categories: [PluralCategory] { PluralCategory.allCases }

    func category(of number: Double) -> PluralCategory? { nil }

    func category(of number: Double, writtenAs shape: NumberShape) -> PluralCategory? { nil }
  }
#endif

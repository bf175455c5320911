package import LanguageData

extension FormatValue {
  /// The plural category of the value; nil for a text.
  ///
  /// - Parameter fractionDigits: how many digits behind the decimal mark a number that is no integer is shown with,
  ///   which rules can see: `1.0 miles`; nil: as many as it has. Integers are shown without any.
  package func pluralCategory(by rules: PluralRules, fractionDigits: Int? = nil) -> PluralCategory? {
    switch self {
    case .signed(let number): return rules.category(of: number)
    case .unsigned(let number): return rules.category(of: number)
    case .double(let number):
      guard let fractionDigits else { return rules.category(of: number) }
      let digits = min(max(0, fractionDigits), NumberShape.mostDigits)
      return rules.category(
        of: number, writtenAs: NumberShape(digits: .fraction(minimum: digits, maximum: digits)))
    case .text: return nil
    }
  }

  /// Whether it is nought, which takes the form `zero` in every language whose message has it.
  package var isZero: Bool {
    switch self {
    case .signed(let number): number == 0
    case .unsigned(let number): number == 0
    case .double(let number): number == 0
    case .text: false
    }
  }
}

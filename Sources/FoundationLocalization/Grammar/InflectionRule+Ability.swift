#if !canImport(Darwin)
  public import Foundation

  /// Answers `InflectionRule.canInflect(language:)`.
  public struct InflectionAbility: Sendable {
    /// Whether words of the language can be made to agree.
    ///
    /// - Parameter language: a BCP 47 identifier.
    public func callAsFunction(language: String) -> Bool {
      ProjectLexicons.shared.lexicon(for: language, bundle: .main) != nil
    }
  }

  extension InflectionRule {
    // Foundation's own function off Apple's systems always says no. A second function of the same signature would be
    // ambiguous; calls prefer a property of this name to the function, also where Foundation is imported.
    /// Whether words of a language can be made to agree: `InflectionRule.canInflect(language: "es")`.
    ///
    /// Do not ask Foundation's `canInflectPreferredLocalization`: off Apple's systems it is always false.
    public static var canInflect: InflectionAbility { InflectionAbility() }
  }
#endif

#if !canImport(Darwin)
  import ArgumentFormatting
  import LanguageData

  /// The plural category of an argument.
  enum MessagePlurals {
    static func category(of number: FormatValue, digits: Int?, isOrdinal: Bool, language: String) -> PluralCategory? {
      guard !isOrdinal, let identifier = LanguageIdentifier(language) else { return nil }
      switch number {
      case .signed(let number): return identifier.pluralCategory(of: Double(number))
      case .unsigned(let number): return identifier.pluralCategory(of: Double(number))
      case .double(let number): return identifier.pluralCategory(of: number)
      default: return nil
      }
    }
  }
#endif

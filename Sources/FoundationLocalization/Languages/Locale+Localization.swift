public import Foundation

extension Locale {
  /// The locale that goes with the language in which texts are shown: that of the task, which `withLanguage` sets, else
  /// the user's first, with the user's region where the language has none.
  ///
  /// Where texts are localized it takes the place of `Locale.current`, which outside Apple's systems is the same
  /// whatever the user's languages are.
  public static var localization: Locale {
    #if canImport(Darwin)
      TaskLanguages.current?.locale ?? .current
    #else
      LanguagePreference.current.locale
    #endif
  }
}

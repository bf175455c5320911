#if !canImport(Darwin)
  public import Foundation
  import LanguageData

  /// What `Bundle.preferredLocalizations(from:)` calls: the choice that Apple's systems make, by the same function of ICU.
  ///
  /// A property that can be called is found before Foundation's method of the same name, whatever a file imports.
  public struct PreferredLocalizations: Sendable {
    /// The localizations to use for the task or the user, the best first.
    ///
    /// - Returns: one at least, the first of `localizations` where nothing fits; none only where there are none.
    public func callAsFunction(from localizations: [String]) -> [String] {
      callAsFunction(from: localizations, forPreferences: nil)
    }

    /// The localizations to use for whoever prefers certain languages.
    ///
    /// - Parameter preferences: in BCP 47's form, the most wanted first; nil: those of the task, else of the user.
    public func callAsFunction(from localizations: [String], forPreferences preferences: [String]?) -> [String] {
      let chosen = LanguageMatcher.localizations(
        among: localizations, for: preferences ?? LanguagePreference.current.languages)
      return chosen.isEmpty ? Array(localizations.prefix(1)) : chosen
    }
  }

  extension Bundle {
    /// Chooses among localizations: `Bundle.preferredLocalizations(from: ["de", "en"])`.
    public static var preferredLocalizations: PreferredLocalizations { PreferredLocalizations() }

    /// The bundle's own localizations that fit the task or the user, the best first.
    @_disfavoredOverload
    public var preferredLocalizations: [String] {
      TableStore.tables(of: self).languages(for: LanguagePreference.current.languages)
    }
  }

  extension Locale {
    /// The user's languages, the most wanted first. Not those of the task: a server's own language is not its clients'.
    @_disfavoredOverload
    public static var preferredLanguages: [String] { UserLanguages.preference.languages }
  }
#endif

#if !canImport(_FoundationICU)
  private import Foundation

  extension LanguageFacts {
    static func canonicalIdentifier(_ identifier: String) -> String? {
      Locale.canonicalLanguageIdentifier(from: identifier)
    }

    /// - Returns: nil at the root.
    static func parentIdentifier(_ identifier: String) -> String? {
      let parent = Locale.Language(identifier: identifier).parent?.minimalIdentifier
      return parent == nil || parent == "und" || parent == "root" ? nil : parent
    }

    static func maximizedIdentifier(_ identifier: String) -> String? {
      Locale.Language(identifier: identifier).maximalIdentifier
    }

    static func isRightToLeft(_ identifier: String) -> Bool {
      Locale.Language(identifier: identifier).characterDirection == .rightToLeft
    }

    static func displayName(of identifier: String, in language: String) -> String? {
      Locale(identifier: language).localizedString(forIdentifier: identifier)
    }

    static func localizationsToUse(preferences: [String], available: [String]) -> [String] {
      LanguageChoice(available: available).localizations(for: preferences)
    }

    /// The codes of all languages that have one.
    static var languageCodes: [String] { Locale.LanguageCode.isoLanguageCodes.map(\.identifier) }

    static func isKnownLanguage(_ code: String) -> Bool {
      Locale.LanguageCode(code).isISOLanguage
    }
  }
#endif

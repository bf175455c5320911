/// Chooses, of the languages that texts are at hand in, those for a user.
package enum LanguageMatcher {
  /// The localizations to use, the best first, then those that can stand in for it, as Apple's systems choose them: the
  /// first preferred language that anything fits decides. Empty where nothing fits any of them; what to take then is
  /// the caller's decision.
  ///
  /// - Parameters:
  ///   - available: as folders and catalogs spell them (`pt-BR`, `zh_TW`, `English`, `iw`), in any order.
  ///   - preferences: in BCP 47's form, the most wanted first.
  package static func localizations(among available: [String], for preferences: [String]) -> [String] {
    LanguageFacts.localizationsToUse(preferences: usable(preferences), available: usable(available))
  }

  /// Names come from headers and folders. ICU takes up to 157 characters; a NUL would end a name too early.
  private static func usable(_ names: [String]) -> [String] {
    names.filter { !$0.isEmpty && $0.utf8.count < 100 && !$0.utf8.contains(0) }
  }
}

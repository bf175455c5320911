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
    LanguageFacts.localizationsToUse(
      preferences: preferences.prefix(mostPreferences).compactMap(usableName),
      available: available.prefix(mostAvailable).filter { usableName($0) == $0 })
  }

  /// ICU keeps what it knows of all names on the stack, and each in less than 58 characters, unchecked. Names come from
  /// requests and folders.
  private static let mostPreferences = 100
  private static let mostAvailable = 1_000
  private static let longestName = 35

  /// The name where ICU can be given it; of a long one what decides: language, script and region.
  private static func usableName(_ name: String) -> String? {
    guard let first = name.utf8.first, first != 0x2D, first != 0x5F, name != "root",
      name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else { return nil }
    if name.utf8.count <= longestName { return name }
    guard let identifier = LanguageIdentifier(name) else { return nil }
    return [identifier.language, identifier.script, identifier.region].compactMap { $0 }.joined(separator: "-")
  }
}

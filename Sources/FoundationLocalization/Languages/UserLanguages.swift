import Foundation
import LanguageData

/// The languages of whoever runs the program. Read once, as on Apple's systems: a program that changes its language
/// while it runs says so with `withLanguage`.
enum UserLanguages {
  static let preference = LanguagePreference(
    languages(appleLanguages: appleLanguages, variable: EnvironmentVariables.value(of:)))

  /// Two capital letters or three digits; nil where nothing says it.
  static let region: String? = region(of: preference.languages, variable: EnvironmentVariables.value(of:))

  /// The argument, else what is stored for the user.
  private static var appleLanguages: [String]? {
    switch StoredDefaults.value(of: "AppleLanguages") {
    case let list as [String]: list
    case let text as String: ProgramArguments.list(text)
    default: nil
    }
  }

  /// From the default `AppleLanguages`, which the argument `-AppleLanguages "(de, fr)"` overrides, else from the
  /// environment as gettext reads it: `LANGUAGE`, a list, which counts only where the locale is not `C`; then the first
  /// of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set.
  static func languages(appleLanguages: [String]?, variable: (String) -> String?) -> [String] {
    let usable = (appleLanguages ?? []).filter { LanguageIdentifier($0) != nil }
    if !usable.isEmpty { return usable }
    guard let locale = language(ofPOSIX: messageLocale(variable)) else { return ["en"] }
    let list = (variable("LANGUAGE") ?? "").split(separator: ":").compactMap { language(ofPOSIX: String($0)) }
    return list.isEmpty ? [locale] : list
  }

  private static func messageLocale(_ variable: (String) -> String?) -> String {
    ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap(variable).first { !$0.isEmpty } ?? "C"
  }

  /// The region of the first language that has one, else that of the environment.
  static func region(of languages: [String], variable: (String) -> String?) -> String? {
    if let region = languages.lazy.compactMap({ LanguageIdentifier($0)?.region }).first { return region }
    return language(ofPOSIX: messageLocale(variable)).flatMap { LanguageIdentifier($0)?.region }
  }

  /// `de_DE.UTF-8@euro` → `de-DE`, `sr_RS@latin` → `sr-Latn-RS`; nil for `C` and `POSIX`, which name no language.
  static func language(ofPOSIX name: String) -> String? {
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let base = parts[0].prefix { $0 != "." }
    guard base != "C", base != "POSIX", let identifier = LanguageIdentifier(String(base)) else { return nil }
    guard parts.count == 2, identifier.script == nil, let script = script(ofModifier: parts[1]) else {
      return identifier.description
    }
    return [identifier.language, script, identifier.region].compactMap { $0 }.joined(separator: "-")
  }

  /// The modifiers of glibc's locales that name a script; others (`@euro`, `@valencia`) choose no other text.
  private static func script(ofModifier modifier: Substring) -> String? {
    switch modifier.prefix(while: { $0 != "." }) {
    case "latin": "Latn"
    case "cyrillic": "Cyrl"
    case "devanagari": "Deva"
    default: nil
    }
  }
}

import ArgumentFormatting
import Foundation
package import LanguageData

/// The languages that a user wants, the most wanted first, with what is derived from them. Never changes, so that
/// lookups can know it by its address.
package final class LanguagePreference: Sendable {
  /// In BCP 47's form.
  package let languages: [String]
  /// What stays the same for equal languages, for tables of what was chosen for them.
  let fingerprint: Int
  private let formatting = MadeOnce<Formatting>()

  /// How values are written.
  private final class Formatting: Sendable {
    let locale: Locale
    let formatter: ArgumentFormatter
    let numbers: LocalizedNumbers

    init(_ locale: Locale) {
      self.locale = locale
      formatter = ArgumentFormatter(locale: locale.identifier)
      numbers = LocalizedNumbers.of(locale: locale.identifier)
    }
  }

  private static let known = ThreadedCache<[String], LanguagePreference> { LanguagePreference($0) }
  private static let knownOfOne = ThreadedCache<String, LanguagePreference> { .of([$0]) }

  /// The preference for languages, of which there is one as long as they are in use.
  static func of(_ languages: [String]) -> LanguagePreference { known.value(for: languages) }

  static func of(_ language: String) -> LanguagePreference { knownOfOne.value(for: language) }

  package init(_ languages: [String]) {
    self.languages = languages
    var hasher = Hasher()
    hasher.combine(languages)
    fingerprint = hasher.finalize()
  }

  /// The task's languages, where `withLanguage` set some, else the user's.
  package static var current: LanguagePreference { TaskLanguages.preference ?? UserLanguages.preference }

  /// The first language, with the user's region where it names none: how numbers and dates are written.
  package var locale: Locale { formattingOnce.locale }

  /// Writes the values of messages as the locale does.
  var argumentFormatter: ArgumentFormatter { formattingOnce.formatter }

  /// How its numbers are written.
  package var numbers: LocalizedNumbers { formattingOnce.numbers }

  private var formattingOnce: Formatting {
    formatting.value {
      Formatting(languages.first.map { Locale(identifier: Self.withUsersRegion($0)) } ?? Locale.current)
    }
  }

  private static func withUsersRegion(_ language: String) -> String {
    guard let identifier = LanguageIdentifier(language), identifier.region == nil, let region = UserLanguages.region
    else { return language }
    let script = identifier.script.map { "-\($0)" } ?? ""
    let additions = identifier.additions.map { "-\($0)" }.joined()
    return "\(identifier.language)\(script)-\(region)\(additions)"
  }
}

/// The languages that `withLanguage` sets for a task and its children.
enum TaskLanguages {
  @TaskLocal static var preference: LanguagePreference?
}

import ArgumentFormatting
import Foundation
import LanguageData

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
  package static var current: LanguagePreference { TaskLanguages.current ?? UserLanguages.preference }

  /// The first language, with the user's region where it names none: how numbers and dates are written.
  package var locale: Locale { formattingOnce.locale }

  /// Writes the values of messages as the locale does.
  var argumentFormatter: ArgumentFormatter { formattingOnce.formatter }

  /// How its numbers are written.
  var numbers: LocalizedNumbers { formattingOnce.numbers }

  private var formattingOnce: Formatting {
    formatting.value {
      Formatting(languages.first.map { Locale(identifier: Self.withUsersRegion($0)) } ?? Locale.current)
    }
  }

  /// Whose values stand in a text: this preference's, unless the text is in none of its first language's forms. Then they
  /// are written as the text's language has them, in the first language's region where it names none: who asks for Persian and gets
  /// English is not to read Persian digits in it.
  ///
  /// - Parameter language: that of the text, as a table spells it.
  func forValues(inTextOf language: String) -> LanguagePreference {
    guard let first = languages.first, !Self.isForm(language, of: first), let text = LanguageIdentifier(language) else {
      return self
    }
    let wanted = languages.compactMap(LanguageIdentifier.init)
    if wanted.first?.canonical.language == text.canonical.language { return self }
    let form = wanted.first { $0.language == text.language } ?? text
    guard form.region == nil, let region = wanted.first?.region else { return .of(form.description) }
    let script = form.script.map { "-\($0)" } ?? ""
    return .of("\(form.language)\(script)-\(region)")
  }

  /// Whether two names plainly begin with the same language; nearly always they do.
  private static func isForm(_ name: String, of other: String) -> Bool {
    let (left, right) = (name.utf8, other.utf8)
    let shorter = min(left.count, right.count)
    guard shorter >= 2, left.prefix(2).elementsEqual(right.prefix(2)) else { return false }
    func ends(_ name: String.UTF8View) -> Bool {
      name.count == 2 || name.dropFirst(2).first == UInt8(ascii: "-")
    }
    return ends(left) && ends(right)
  }

  private static func withUsersRegion(_ language: String) -> String {
    guard let identifier = LanguageIdentifier(language), identifier.region == nil, let region = UserLanguages.region
    else { return language }
    let script = identifier.script.map { "-\($0)" } ?? ""
    let additions = identifier.additions.map { "-\($0)" }.joined()
    return "\(identifier.language)\(script)-\(region)\(additions)"
  }
}

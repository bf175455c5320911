/// The direction in which a language is written, looked up in CLDR's data once.
package final class LanguageDirection: Sendable {
  package let isRightToLeft: Bool

  private static let cache = ThreadedCache<String, LanguageDirection> { LanguageDirection($0) }

  private init(_ language: String) { isRightToLeft = LanguageIdentifier(language)?.isRightToLeft ?? false }

  /// - Parameter language: its identifier; one that is none counts as left-to-right.
  package static func of(language: String) -> LanguageDirection { cache.value(for: language) }
}

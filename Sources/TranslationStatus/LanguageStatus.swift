/// How far a language has come in one catalog, or in several together.
package struct LanguageStatus: Hashable, Sendable {
  package var language: String
  /// Keys whose every text is translated.
  package var translated = 0
  /// Keys without a text of their own that show the text of a more general language: `en-GB` that of `en`.
  package var inherited = 0
  package var needsReview = 0
  package var new = 0
  package var missing = 0

  package init(language: String) { self.language = language }

  /// Keys that are to be translated.
  package var total: Int { translated + inherited + needsReview + new + missing }

  /// Keys that need nobody's hand any more.
  package var complete: Int { translated + inherited }

  /// 0 to 1; 1 where nothing is to be translated.
  package var share: Double { total == 0 ? 1 : Double(complete) / Double(total) }

  /// Rounded down, so that 100 means that nothing is left.
  package var percent: Int { total == 0 ? 100 : complete * 100 / total }

  package static func += (left: inout LanguageStatus, right: LanguageStatus) {
    left.translated += right.translated
    left.inherited += right.inherited
    left.needsReview += right.needsReview
    left.new += right.new
    left.missing += right.missing
  }
}

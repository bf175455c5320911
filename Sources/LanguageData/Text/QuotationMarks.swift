/// The marks that a language puts around what is quoted, by CLDR.
package struct QuotationMarks: Hashable, Sendable {
  package var begin: String
  package var end: String
  /// Around what is quoted within a quotation.
  package var alternateBegin: String
  package var alternateEnd: String

  private static let kept = Kept<String, QuotationMarks?>(limit: 256)

  package init(begin: String, end: String, alternateBegin: String, alternateEnd: String) {
    self.begin = begin
    self.end = end
    self.alternateBegin = alternateBegin
    self.alternateEnd = alternateEnd
  }

  /// - Parameter language: its identifier.
  /// - Returns: nil where CLDR has none for it, so that the root's would be a guess.
  package static func of(language: String) -> QuotationMarks? {
    kept.value(for: language) {
      LanguageIdentifier(language).flatMap { LanguageFacts.quotationMarks(of: $0.description) }
    }
  }
}

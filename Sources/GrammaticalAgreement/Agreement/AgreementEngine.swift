package import LanguageData

/// Makes the words of a text agree, as its markup asks.
///
/// Only words that the lexicon knows change, or whose ending says what they are; everything else stays as written.
/// The meaning of the markup is that of Apple's documentation of automatic grammar agreement.
package struct AgreementEngine: Sendable {
  package let lexicon: Lexicon
  let language: LanguageIdentifier
  let concepts: [AgreementConcept]
  /// How the user is spoken of; nil where it is not known.
  let user: Referent?

  package init(
    lexicon: Lexicon, language: LanguageIdentifier, concepts: [AgreementConcept] = [], user: Referent? = nil
  ) {
    self.lexicon = lexicon
    self.language = language
    self.concepts = concepts
    self.user = user
  }

  /// The changes, in the order of the text.
  package func edits(for text: AgreementText) -> [AgreementEdit] {
    guard text.runs.contains(where: { !$0.markup.isEmpty }) else { return [] }
    var agreement = TextAgreement(engine: self, text: text)
    return agreement.edits()
  }

  /// The text after all changes; with an alternative, what stands in its place is up to the caller.
  package func inflected(_ text: AgreementText, alternative: (Range<Int>) -> String = { _ in "" }) -> String {
    var bytes = Array(text.text.utf8)
    for edit in edits(for: text).reversed() {
      bytes.replaceSubrange(edit.range, with: Array((edit.replacement ?? alternative(edit.range)).utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Singular or plural, as the language counts.
  func number(of count: AgreementCount) -> GrammaticalFeatures {
    let category: PluralCategory? =
      switch count {
      case .integer(let value): language.pluralCategory(of: value)
      case .decimal(let value): language.pluralCategory(of: value)
      }
    return category == .one ? .singular : .plural
  }
}

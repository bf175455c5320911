/// A pattern of endings by which the forms of many words are made.
package struct Paradigm: Sendable, Equatable {
  package struct Ending: Sendable, Equatable {
    package let features: GrammaticalFeatures
    package let text: String
  }

  package let kind: WordKind
  /// The name by which a word asks for it; empty where the word's ending is enough.
  package let name: String
  package let inherent: GrammaticalFeatures
  /// Whether words that no lexicon lists are taken to be of it.
  package let isOpen: Bool
  /// The first is the ending of the form that a lexicon lists.
  package let endings: [Ending]

  /// The word's forms; nil where it does not end as the paradigm's first form does.
  package func lexeme(of word: String, inherent: GrammaticalFeatures) -> Lexeme? {
    guard let first = endings.first, word.hasSuffix(first.text) else { return nil }
    let stem = word.dropLast(first.text.count)
    return Lexeme(
      kind: kind, inherent: inherent.completed(by: self.inherent),
      forms: endings.map { Lexeme.Form(features: $0.features, text: stem + $0.text) })
  }
}

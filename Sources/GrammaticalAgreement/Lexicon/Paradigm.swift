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
  /// The first ending's bytes: many patterns are tried for each word of a lexicon.
  let listedEnding: [UInt8]

  init(kind: WordKind, name: String, inherent: GrammaticalFeatures, isOpen: Bool, endings: [Ending]) {
    self.kind = kind
    self.name = name
    self.inherent = inherent
    self.isOpen = isOpen
    self.endings = endings
    listedEnding = Array((endings.first?.text ?? "").utf8)
  }

  /// Whether a word ends as the paradigm's first form does.
  func fits(_ word: String.UTF8View) -> Bool {
    word.count >= listedEnding.count && word.suffix(listedEnding.count).elementsEqual(listedEnding)
  }

  /// The word's forms; nil where it does not end as the paradigm's first form does.
  package func lexeme(of word: String, inherent: GrammaticalFeatures) -> Lexeme? {
    guard !endings.isEmpty, fits(word.utf8) else { return nil }
    let stem = Substring(word.utf8.dropLast(listedEnding.count))
    return Lexeme(
      kind: kind, inherent: inherent.completed(by: self.inherent),
      forms: endings.map { Lexeme.Form(features: $0.features, text: stem + $0.text) })
  }
}

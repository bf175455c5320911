/// A token with what it may be.
struct PhraseWord {
  let token: PhraseToken
  var readings: [Lexicon.Reading]
  /// Whether somebody has said what the word is.
  var isStated = false
  /// The number of the argument that it was put in for, from 1.
  var argument: Int?
  var count: AgreementCount?

  func reading(_ kinds: WordKind...) -> Lexicon.Reading? {
    for kind in kinds {
      if let found = readings.first(where: { $0.lexeme.kind == kind }) { return found }
    }
    return nil
  }

  func may(be kind: WordKind) -> Bool { readings.contains { $0.lexeme.kind == kind } }

  func mustBe(_ kind: WordKind) -> Bool { !readings.isEmpty && readings.allSatisfy { $0.lexeme.kind == kind } }

  var isWord: Bool { token.kind == .word }

  /// Whether it begins with a capital letter.
  var isCapitalized: Bool { token.text.first?.isUppercase ?? false }

  /// Whether the sentence ends here, or goes on with something else.
  var endsClause: Bool { token.kind == .mark && ".;:!?…".contains(token.text) }
}

/// The noun that the other words of a phrase describe.
struct PhraseHead {
  /// The place in the words that were searched.
  let index: Int
  let reading: Lexicon.Reading

  /// The head of a phrase; nil where no word of it is known to be a noun.
  static func head(of words: ArraySlice<PhraseWord>, lexicon: Lexicon) -> PhraseHead? {
    var certain: [PhraseHead] = []
    var possible: [PhraseHead] = []
    var sawPredicate = false
    for index in words.indices {
      let word = words[index]
      if word.endsClause { break }
      guard word.isWord else { continue }
      let hasNoun = !certain.isEmpty || !possible.isEmpty
      if let noun = word.reading(.noun) {
        let head = PhraseHead(index: index, reading: noun)
        if word.isStated || word.mustBe(.noun) { certain.append(head) } else { possible.append(head) }
        continue
      }
      if word.readings.isEmpty {
        if let guess = guess(word, among: words, lexicon: lexicon) {
          certain.append(PhraseHead(index: index, reading: guess))
        }
        continue
      }
      if word.may(be: .verb) || word.mustBe(.pronoun) { sawPredicate = true }
      let opensAnother = word.may(be: .adposition) || word.may(be: .verb) || word.may(be: .determiner)
      if opensAnother && (hasNoun || (sawPredicate && word.may(be: .adposition))) { break }
      if word.may(be: .conjunction) && !certain.isEmpty { break }
    }
    return lexicon.headIsLast ? (certain.last ?? possible.last) : (certain.first ?? possible.first)
  }

  /// An unknown word whose ending says that it is a noun. A name among words in small letters is none.
  private static func guess(
    _ word: PhraseWord, among words: ArraySlice<PhraseWord>, lexicon: Lexicon
  ) -> Lexicon.Reading? {
    if !lexicon.guessedReadings(of: word.token.text, kind: .adjective).isEmpty { return nil }
    if word.isCapitalized && word.token.text.dropFirst().allSatisfy(\.isUppercase) { return nil }
    let othersAreSmall = words.contains { $0.may(be: .noun) && !$0.isCapitalized }
    if word.isCapitalized && othersAreSmall { return nil }
    return lexicon.guessedReadings(of: word.token.text, kind: .noun).first
  }
}

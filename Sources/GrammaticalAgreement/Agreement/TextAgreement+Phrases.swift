extension TextAgreement {
  /// Makes the words around a head agree with it, and the head itself with its number.
  mutating func agreePhrase(
    _ range: Range<Int>, head: PhraseHead, features: GrammaticalFeatures, isCounted: Bool
  ) {
    let declension = DeclensionContext(words: words, range: range, head: head.index, features: features)
    let role = declension.role
    if isCounted || !role.subtracting(.nominative).isEmpty {
      setForm(of: head.index, reading: head.reading, to: features.union(role))
    }
    // A complement, as after "of", stays as it is; a verb takes up the phrase again.
    var isActive = true
    var agreeing: [(index: Int, reading: Lexicon.Reading)] = []
    for index in range where index != head.index {
      let word = words[index]
      if word.endsClause { if index > head.index { break } else { continue } }
      guard word.isWord else { continue }
      if word.may(be: .verb) { isActive = true }
      let opensComplement = word.may(be: .adposition) || (word.may(be: .determiner) && !word.may(be: .adjective))
      if index > head.index && opensComplement && !word.may(be: .verb) { isActive = false }
      if isActive, let reading = word.reading(.determiner, .adjective, .verb) { agreeing.append((index, reading)) }
    }
    // From the end, since the form of a word may depend on how the next one begins.
    for (index, reading) in agreeing.reversed() {
      var wanted = features
      switch reading.lexeme.kind {
      case .verb: wanted = features.intersection(.numbers)
      case .adjective: wanted.formUnion(declension.declension(at: index))
      default: break
      }
      if reading.lexeme.kind != .verb { wanted.formUnion(role) }
      setForm(of: index, reading: reading, to: wanted)
    }
  }

  /// A count without a noun still decides about the verb: "there ^[is %lld](inflect: true)".
  mutating func agreeWithCount(_ span: MarkedSpan) -> Bool {
    guard let counted = span.words.first(where: { words[$0].token.count != nil || words[$0].count != nil }),
      let count = words[counted].count ?? words[counted].token.count
    else { return false }
    let number = engine.number(of: count)
    for index in span.words {
      guard let reading = words[index].reading(.verb) else { continue }
      setForm(of: index, reading: reading, to: number)
    }
    return true
  }

  /// Words that speak to the user agree with how the user is spoken of.
  mutating func agreeWithUser(_ span: MarkedSpan) {
    let clause = span.words.prefix { words[$0].token.kind != .mark || words[$0].token.text == "¡" }
    let spoken = clause.filter { words[$0].isWord && words[$0].argument == nil }
    let isUnderstood = spoken.allSatisfy { !words[$0].readings.isEmpty || isGuessableAdjective($0, in: span) }
    let depends = spoken.contains { index in
      words[index].reading(.adjective)?.lexeme.variesByGender ?? isGuessableAdjective(index, in: span)
    }
    guard isUnderstood, depends else {
      if !isUnderstood { useAlternative(for: span) }
      return
    }
    let gender = engine.user?.features.intersection([.masculine, .feminine]) ?? []
    guard !gender.isEmpty else { return useAlternative(for: span) }
    agree(span, with: Referent(features: gender))
  }

  private func isGuessableAdjective(_ index: Int, in span: MarkedSpan) -> Bool {
    words[index].readings.isEmpty && span.words.count == 1
      && !lexicon.guessedReadings(of: words[index].token.text, kind: .adjective).isEmpty
  }

  /// Makes a part agree with something outside of it.
  mutating func agree(_ span: MarkedSpan, with referent: Referent) {
    if case .explicit? = span.markup.rule,
      !referent.features.intersection(.genders).isEmpty || !referent.pronouns.isEmpty
    {
      substitutePronouns(span, referent: referent)
    }
    let head = PhraseHead.head(of: words[span.words], lexicon: lexicon)
    if let head, !takesGender(head.reading, from: referent), !words[head.index].may(be: .adjective) {
      // A noun with a gender of its own: only the number can come from outside.
      let number = referent.features.intersection(.numbers)
      let features = controllingFeatures(of: head.reading, number: number)
      agreePhrase(phrase(around: head.index, in: span), head: head, features: features, isCounted: !number.isEmpty)
      return
    }
    let declension = DeclensionContext(words: words, range: span.words, head: nil, features: referent.features)
    for index in span.words.reversed() where words[index].isWord && newForms[index] == nil {
      var word = words[index]
      if word.readings.isEmpty, span.words.count == 1 {
        word.readings = lexicon.guessedReadings(of: word.token.text, kind: .adjective)
      }
      guard let reading = word.reading(.adjective, .determiner, .noun, .verb) else { continue }
      var wanted = referent.features
      if reading.lexeme.kind == .verb { wanted = wanted.intersection(.numbers) }
      wanted = wanted.completed(by: reading.features.intersection(.numbers)).completed(by: .singular)
      if reading.lexeme.kind == .adjective { wanted.formUnion(declension.declension(at: index)) }
      wanted.formUnion(declension.role)
      setForm(of: index, reading: reading, to: wanted)
    }
  }

  /// Whether a noun is for persons of any gender, as "amigo" and "artista" are.
  private func takesGender(_ noun: Lexicon.Reading, from referent: Referent) -> Bool {
    guard noun.lexeme.inherent.intersection(.genders).isEmpty else { return false }
    return noun.lexeme.variesByGender || !referent.features.intersection(.genders).isEmpty
  }

  /// The words of a part that belong to a noun: not those on the other side of a verb.
  private func phrase(around head: Int, in span: MarkedSpan) -> Range<Int> {
    let start = span.words.lazy.reversed().first { $0 < head && self.words[$0].may(be: .verb) }
    return (start.map { $0 + 1 } ?? span.words.lowerBound)..<span.words.upperBound
  }
}

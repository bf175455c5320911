/// The work on one text: its words, the parts that are marked, and the changes found so far.
struct TextAgreement {
  let engine: AgreementEngine
  let text: AgreementText
  var words: [PhraseWord]
  let spans: [MarkedSpan]
  /// By the place of the word.
  var newForms: [Int: String] = [:]
  /// The head of each span that has one, and what the others agree with.
  var heads: [Int: SpanHead] = [:]
  var alternatives: [Range<Int>] = []

  var lexicon: Lexicon { engine.lexicon }

  struct SpanHead {
    let word: Int
    let features: GrammaticalFeatures
  }

  init(engine: AgreementEngine, text: AgreementText) {
    self.engine = engine
    self.text = text
    let tokens = PhraseToken.tokens(in: text.text, lexicon: engine.lexicon)
    words = tokens.map { token in
      PhraseWord(token: token, readings: token.kind == .word ? engine.lexicon.readings(of: token.text) : [])
    }
    spans = MarkedSpan.spans(of: text, words: words)
    describeArguments()
  }

  /// Gives words what the runs say about them.
  private mutating func describeArguments() {
    var offset = 0
    for run in text.runs {
      let end = offset + run.text.utf8.count
      defer { offset = end }
      guard run.argument != nil || run.count != nil || run.stated != nil else { continue }
      let inside = words.indices.filter { words[$0].token.range.overlaps(offset..<end) }
      for index in inside {
        words[index].argument = run.argument
        if words[index].token.kind == .number { words[index].count = run.count }
      }
      // A number may be written in words, too.
      if let count = run.count, !inside.contains(where: { words[$0].token.kind == .number }), let first = inside.first {
        words[first].count = count
      }
      if let stated = run.stated { state(stated, of: inside) }
    }
  }

  private mutating func state(_ stated: StatedWord, of indices: [Int]) {
    let inside = indices.filter { words[$0].isWord }
    let known = inside.first { words[$0].may(be: .noun) }
    guard let index = known ?? (lexicon.headIsLast ? inside.last : inside.first) else { return }
    switch stated.kind {
    case .noun, nil:
      let gender = stated.features.intersection(.genders)
      guard stated.kind == .noun || !gender.isEmpty else { return }
      let reading = words[index].reading(.noun)
      let noun: Lexicon.Reading
      if let reading, gender.isEmpty || reading.lexeme.inherent.contains(gender) {
        noun = reading
      } else if let reading {
        let lexeme = Lexeme(kind: .noun, inherent: gender, forms: reading.lexeme.forms)
        noun = Lexicon.Reading(lexeme: lexeme, features: reading.features, prefix: reading.prefix)
      } else {
        noun = lexicon.declaredNoun(words[index].token.text, inherent: gender)
      }
      let number = stated.features.intersection(.numbers)
      words[index].readings = [
        Lexicon.Reading(lexeme: noun.lexeme, features: number.completed(by: noun.features), prefix: noun.prefix)
      ]
      words[index].isStated = true
    case .some(let kind):
      let matching = words[index].readings.filter { $0.lexeme.kind == kind }
      if !matching.isEmpty { words[index].readings = matching }
    }
  }

  mutating func edits() -> [AgreementEdit] {
    // What agrees with a part of the text must wait until that part is settled.
    let waits = spans.map { $0.markup.rule == nil || ($0.markup.rule == .automatic && $0.markup.namesOther) }
    for index in spans.indices where !waits[index] { agreeAmongThemselves(index) }
    for index in spans.indices where waits[index] { agreeWithOthers(spans[index]) }
    var edits = formEdits()
    edits += alternatives.map { AgreementEdit(range: $0, replacement: nil) }
    return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  // MARK: - What agrees with what

  private mutating func agreeAmongThemselves(_ index: Int) {
    let span = spans[index]
    if case .explicit(let referent)? = span.markup.rule {
      return agree(span, with: referent)
    }
    guard let head = PhraseHead.head(of: words[span.words], lexicon: lexicon) else {
      if !agreeWithCount(span) { agreeWithUser(span) }
      return
    }
    let number = count(before: head.index, in: span) ?? []
    let features = controllingFeatures(of: head.reading, number: number)
    heads[index] = SpanHead(word: head.index, features: features)
    agreePhrase(span.words, head: head, features: features, isCounted: !number.isEmpty)
  }

  private mutating func agreeWithOthers(_ span: MarkedSpan) {
    if let number = span.markup.referentConcept {
      switch concept(number) {
      case .person(let referent?)?: return substitutePronouns(span, referent: referent)
      default: return useAlternative(for: span)
      }
    }
    let features: GrammaticalFeatures?
    if let number = span.markup.agreeWithConcept {
      switch concept(number) {
      case .person(let referent)?: features = referent.map { $0.features.subtracting(.numbers) }
      case .phrase(let phrase)?: features = self.features(ofPhrase: phrase)
      case nil: features = nil
      }
    } else if let number = span.markup.agreeWithArgument {
      features = self.features(ofArgument: number)
    } else {
      return
    }
    guard let features, !features.isEmpty else { return useAlternative(for: span) }
    agree(span, with: Referent(features: features))
  }

  private func concept(_ number: Int) -> AgreementConcept? {
    number >= 1 && number <= engine.concepts.count ? engine.concepts[number - 1] : nil
  }

  mutating func useAlternative(for span: MarkedSpan) {
    if span.markup.hasAlternative { alternatives.append(span.range) }
  }

  /// The number by the last count before the head.
  private func count(before head: Int, in span: MarkedSpan) -> GrammaticalFeatures? {
    for index in span.words.reversed() where index < head {
      if let number = number(of: words[index]) { return number }
    }
    return nil
  }

  private func number(of word: PhraseWord) -> GrammaticalFeatures? {
    if let count = word.count ?? word.token.count { return engine.number(of: count) }
    return word.reading(.numeral)?.lexeme.inherent.intersection(.numbers)
  }

  /// A noun's gender with the number that is asked for, else its own.
  func controllingFeatures(of reading: Lexicon.Reading, number: GrammaticalFeatures) -> GrammaticalFeatures {
    var features = number
    if features.isEmpty { features = reading.features.intersection(.numbers) }
    if features.isEmpty { features = .singular }
    let gender = reading.lexeme.inherent.intersection(.genders)
    return features.union(gender.isEmpty ? reading.features.intersection(.genders) : gender)
  }

  private func features(ofPhrase phrase: String) -> GrammaticalFeatures? {
    let found = PhraseToken.tokens(in: phrase, lexicon: lexicon).map {
      PhraseWord(token: $0, readings: $0.kind == .word ? lexicon.readings(of: $0.text) : [])
    }
    return features(of: found[...])
  }

  private func features(of phrase: ArraySlice<PhraseWord>) -> GrammaticalFeatures? {
    guard let head = PhraseHead.head(of: phrase, lexicon: lexicon) else { return nil }
    let counted = phrase[phrase.startIndex..<head.index].reversed().lazy.compactMap { self.number(of: $0) }.first
    return controllingFeatures(of: head.reading, number: counted ?? [])
  }

  private func features(ofArgument argument: Int) -> GrammaticalFeatures? {
    let indices = words.indices.filter { words[$0].argument == argument }
    guard let first = indices.first, let last = indices.last else { return nil }
    // In a marked phrase: what the phrase has come to.
    for (index, span) in spans.enumerated() where span.words.contains(first) {
      guard let head = heads[index] else { continue }
      if indices.contains(head.word) || words[first].count != nil { return head.features }
    }
    if let count = words[first].count { return engine.number(of: count) }
    return features(of: words[first...last])
  }
}

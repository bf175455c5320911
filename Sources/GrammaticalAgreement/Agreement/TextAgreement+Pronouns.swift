extension TextAgreement {
  /// Replaces pronouns of the third person by those of a person, and makes the verb behind agree.
  mutating func substitutePronouns(_ span: MarkedSpan, referent: Referent) {
    let gender = referent.features.intersection(.genders)
    var changed = false
    for index in span.words {
      let readings = words[index].readings.filter { $0.lexeme.kind == .pronoun }
      guard let reading = reading(among: readings, at: index) else { continue }
      let role = reading.features.intersection(.roles)
      if let own = referent.pronouns[role] ?? referent.pronouns.first(where: { !$0.key.isDisjoint(with: role) })?.value
      {
        newForms[index] = own.cased(like: words[index].token.text, listedAs: "")
        changed = true
        continue
      }
      guard !gender.isEmpty else { continue }
      let isSame = readings.contains { $0.features.contains(gender) && $0.features.contains(role) }
      if isSame { continue }
      let number = reading.features.intersection(.numbers)
      setForm(of: index, reading: reading, to: gender.union(role).union(number))
      changed = true
      if role.contains(.nominative) { agreeVerb(after: index, in: span, gender: gender) }
    }
    if !changed && span.markup.referentConcept != nil && isNeeded(span, gender: gender) { useAlternative(for: span) }
  }

  /// Whether a part without a known pronoun would have had to change.
  private func isNeeded(_ span: MarkedSpan, gender: GrammaticalFeatures) -> Bool {
    !span.words.contains { words[$0].readings.contains { $0.lexeme.kind == .pronoun } }
  }

  /// "her" is a possessive before a word that can be owned, else an object.
  private func reading(among readings: [Lexicon.Reading], at index: Int) -> Lexicon.Reading? {
    let possessive = readings.first { $0.features.contains(.dependentPossessive) }
    guard let possessive, readings.count > 1 else { return readings.first }
    if hasPossession(after: index) { return possessive }
    return readings.first { !$0.features.contains(.dependentPossessive) }
  }

  private func hasPossession(after index: Int) -> Bool {
    guard index + 1 < words.count else { return false }
    let next = words[index + 1]
    guard next.isWord || next.token.kind == .number else { return false }
    let kinds: Set<WordKind> = [.adposition, .conjunction, .verb, .adverb, .determiner, .pronoun]
    return next.readings.isEmpty || next.readings.contains { !kinds.contains($0.lexeme.kind) }
  }

  /// "they are" is a plural, whoever is meant; "she is" is not.
  private mutating func agreeVerb(after index: Int, in span: MarkedSpan, gender: GrammaticalFeatures) {
    guard lexicon.hasNeutralPersons, index + 1 < span.words.upperBound,
      let verb = words[index + 1].reading(.verb)
    else { return }
    setForm(of: index + 1, reading: verb, to: gender == .neuter ? .plural : .singular)
  }
}

extension TextAgreement {
  /// Notes the form of a word that fits, where it has one and it is another than the one that stands there.
  mutating func setForm(of index: Int, reading: Lexicon.Reading, to wanted: GrammaticalFeatures) {
    // A form without features serves everywhere, as German adjectives behind a verb.
    if reading.features.isEmpty && reading.lexeme.forms.first?.features.isEmpty ?? true { return }
    var wanted = wanted
    if index + 1 < words.count, words[index + 1].isWord {
      wanted.formUnion(lexicon.sounds.sound(of: newForms[index + 1] ?? words[index + 1].token.text))
    }
    guard let form = reading.lexeme.form(for: wanted) else { return }
    let written = words[index].token.text
    let current = written.lowercased().replacing("’", with: "'").dropFirst(reading.prefix.count)
    // Of two forms that fit equally well, the written one is kept.
    let best = wanted.fit(in: form.features)
    let isKept = reading.lexeme.forms.contains {
      $0.text.lowercased() == current && wanted.fit(in: $0.features) == best
    }
    if isKept { return }
    let ending = String(written.dropFirst(reading.prefix.count))
    let listed = reading.lexeme.forms.first?.text ?? ""
    newForms[index] = reading.prefix + form.text.cased(like: ending, listedAs: listed)
  }

  /// The changes of words, with spaces where an apostrophe has come or gone.
  func formEdits() -> [AgreementEdit] {
    newForms.sorted { $0.key < $1.key }.compactMap { index, form in
      let token = words[index].token
      if alternatives.contains(where: { $0.overlaps(token.range) }) { return nil }
      var range = token.range
      var text = form
      let next = index + 1 < words.count ? words[index + 1].token : nil
      let endsInApostrophe = form.hasSuffix("'")
      if endsInApostrophe, !token.endsInApostrophe, let next, next.range.lowerBound == range.upperBound + 1 {
        range = range.lowerBound..<next.range.lowerBound
      } else if token.endsInApostrophe, !endsInApostrophe, let next, next.range.lowerBound == range.upperBound {
        text += " "
      }
      return text == token.text ? nil : AgreementEdit(range: range, replacement: text)
    }
  }
}

extension String {
  /// With capital letters as in another word. Abbreviations keep the letters of the lexicon: "PDFs".
  func cased(like other: String, listedAs listed: String) -> String {
    guard let first = other.first(where: \.isLetter) else { return self }
    if listed.count > 1, listed.allSatisfy(\.isUppercase) { return self }
    let letters = other.filter(\.isLetter)
    if letters.count > 1, letters.allSatisfy(\.isUppercase) { return uppercased() }
    guard let own = self.first else { return self }
    return (first.isUppercase ? own.uppercased() : own.lowercased()) + dropFirst()
  }
}

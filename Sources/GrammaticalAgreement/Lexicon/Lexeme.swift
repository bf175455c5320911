/// A word with all its forms.
package struct Lexeme: Sendable, Equatable {
  package struct Form: Sendable, Equatable {
    package let features: GrammaticalFeatures
    package let text: String

    package init(features: GrammaticalFeatures, text: String) {
      self.features = features
      self.text = text
    }
  }

  package let kind: WordKind
  /// What holds for every form: a noun's gender, the case that an adposition asks for, the number of a numeral, the
  /// declension of adjectives that a determiner brings about.
  package let inherent: GrammaticalFeatures
  /// In the order of the lexicon; the first is the one that it lists the word by.
  package let forms: [Form]

  package init(kind: WordKind, inherent: GrammaticalFeatures = [], forms: [Form]) {
    self.kind = kind
    self.inherent = inherent
    self.forms = forms
  }

  /// Whether its forms differ by gender, as those of adjectives and of nouns for persons do.
  package var variesByGender: Bool {
    let genders = Set(forms.map { $0.features.intersection(.genders) })
    return genders.count > 1 && Set(forms.map(\.text)).count > 1
  }

  /// The form that fits best, nil where none does.
  package func form(for wanted: GrammaticalFeatures) -> Form? {
    var best: (form: Form, score: Int)?
    for form in forms {
      guard let score = wanted.fit(in: form.features) else { continue }
      if score > best?.score ?? -1 { best = (form, score) }
    }
    return best?.form
  }
}

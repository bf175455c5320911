/// The words of a language and the patterns of its endings.
package struct Lexicon: Sendable {
  /// A form as it may be written, and what it may be a form of.
  package struct Reading: Sendable, Equatable {
    package let lexeme: Lexeme
    package let features: GrammaticalFeatures
    /// What stands before the word that the lexicon knows, in a compound: "Foto" of "Fotoalbum".
    package let prefix: String

    package init(lexeme: Lexeme, features: GrammaticalFeatures, prefix: String = "") {
      self.lexeme = lexeme
      self.features = features
      self.prefix = prefix
    }
  }

  /// A BCP 47 identifier, without a region as a rule.
  package internal(set) var language = ""
  package internal(set) var paradigms: [Paradigm] = []
  package internal(set) var sounds = SoundRules()
  /// Whether the last noun of several is the one that the others describe, as in English and German.
  package internal(set) var headIsLast = false
  /// Whether an unknown word may be a compound, whose last part decides.
  package internal(set) var hasCompounds = false
  /// Whether a word may end in an apostrophe that joins it to the next one.
  package internal(set) var hasElision = false
  /// Whether persons can be spoken of without a gender, as with English "they".
  package internal(set) var hasNeutralPersons = false

  private var lexemes: [Lexeme] = []
  private var formsByText: [String: [FormLocation]] = [:]

  /// Whether a form of any word is two words.
  private(set) var hasPairs = false

  private struct FormLocation {
    let lexeme: Int
    let form: Int
  }

  package init() {}

  package var wordCount: Int { lexemes.count }

  /// Adds a word. With `replacing`, words that are listed by the same form give way.
  mutating func add(_ lexeme: Lexeme, replacing: Bool) {
    if replacing, let listed = lexeme.forms.first?.text.lowercased() {
      let replaced = Set(
        (formsByText[listed] ?? []).map(\.lexeme).filter { lexemes[$0].forms.first?.text.lowercased() == listed })
      for index in replaced {
        for text in Set(lexemes[index].forms.map { $0.text.lowercased() }) {
          formsByText[text]?.removeAll { $0.lexeme == index }
        }
      }
    }
    let index = lexemes.count
    lexemes.append(lexeme)
    for (formIndex, form) in lexeme.forms.enumerated() {
      if form.text.contains(" ") { hasPairs = true }
      formsByText[form.text.lowercased(), default: []].append(FormLocation(lexeme: index, form: formIndex))
    }
  }

  /// The paradigm of this name whose first ending is the longest that fits; of equals, the one that was added last.
  func paradigm(
    for word: String, kind: WordKind, name: String, inherent: GrammaticalFeatures, onlyOpen: Bool = false
  ) -> Paradigm? {
    var best: Paradigm?
    var length = -1
    for paradigm in paradigms where paradigm.kind == kind && paradigm.name == name {
      if onlyOpen && !paradigm.isOpen { continue }
      if !inherent.isEmpty, inherent.fit(in: paradigm.inherent) == nil { continue }
      guard paradigm.listedEnding.count >= length, paradigm.fits(word.utf8) else { continue }
      best = paradigm
      length = paradigm.listedEnding.count
    }
    return best
  }
}

extension Lexicon {
  /// Whether this very form is listed.
  func lists(_ form: String) -> Bool {
    !(formsByText[form.lowercased().replacing("’", with: "'")] ?? []).isEmpty
  }

  /// What a word may be; empty where the lexicon does not know it.
  package func readings(of word: String) -> [Reading] {
    let lowered = word.lowercased().replacing("’", with: "'")
    let listed = listedReadings(of: lowered)
    if !listed.isEmpty { return listed }
    if let hyphen = word.lastIndex(of: "-"), hyphen != word.startIndex {
      let start = word.index(after: hyphen)
      let last = listedReadings(of: lowered.suffix(word.distance(from: start, to: word.endIndex)))
      if !last.isEmpty { return last.map { $0.behind(word[..<start]) } }
    }
    return hasCompounds ? compoundReadings(of: word, lowered: lowered) : []
  }

  private func listedReadings(of lowered: some StringProtocol) -> [Reading] {
    (formsByText[String(lowered)] ?? []).map {
      Reading(lexeme: lexemes[$0.lexeme], features: lexemes[$0.lexeme].forms[$0.form].features)
    }
  }

  /// The longest noun that the word ends in, if what is before it can be a word too.
  private func compoundReadings(of word: String, lowered: String) -> [Reading] {
    let letters = Array(lowered)
    guard letters.count >= 7, letters.count <= 60, letters.count == word.count else { return [] }
    for start in 3...(letters.count - 4) {
      let found = listedReadings(of: String(letters[start...])).filter { $0.lexeme.kind == .noun }
      if !found.isEmpty { return found.map { $0.behind(word.prefix(start)) } }
    }
    return []
  }

  /// What an unlisted word is by its ending, for kinds of words whose endings tell.
  package func guessedReadings(of word: String, kind: WordKind) -> [Reading] {
    let lowered = word.lowercased()
    guard let paradigm = paradigm(for: lowered, kind: kind, name: "", inherent: [], onlyOpen: true),
      let ending = paradigm.endings.first?.text, lowered.count >= ending.count + (ending.isEmpty ? 2 : 3),
      let lexeme = paradigm.lexeme(of: lowered, inherent: []), let form = lexeme.forms.first
    else { return [] }
    return [Reading(lexeme: lexeme, features: form.features)]
  }

  /// A noun that somebody has said to be one, by the pattern of its ending.
  package func declaredNoun(_ word: String, inherent: GrammaticalFeatures) -> Reading {
    let gender = inherent.intersection(.genders)
    let paradigm = paradigm(for: word, kind: .noun, name: "", inherent: gender)
    let lexeme =
      paradigm?.lexeme(of: word, inherent: gender)
      ?? Lexeme(kind: .noun, inherent: gender, forms: [.init(features: [], text: word)])
    return Reading(lexeme: lexeme, features: .singular)
  }
}

extension Lexicon.Reading {
  fileprivate func behind(_ prefix: some StringProtocol) -> Self {
    Self(lexeme: lexeme, features: features, prefix: String(prefix))
  }
}

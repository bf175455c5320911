/// The case of a phrase and the declension of its adjectives, in languages that have them.
///
/// Translators write the words of a phrase in the masculine, so the first reading of a determiner tells the case:
/// "den" is an accusative before it is the dative of a plural.
struct DeclensionContext {
  /// Empty in languages without cases.
  let role: GrammaticalFeatures
  private let determiners: [(index: Int, declension: GrammaticalFeatures)]

  init(words: [PhraseWord], range: Range<Int>, head: Int?, language: Lexicon) {
    let before = range.filter { $0 < head ?? range.upperBound }
    determiners = before.compactMap { index in
      guard let reading = words[index].reading(.determiner) else { return nil }
      let declension = reading.lexeme.inherent.intersection(.declensions)
      return declension.isEmpty ? nil : (index, declension)
    }
    guard words.contains(where: { $0.hasRole }) else {
      role = []
      return
    }
    // The word before the phrase counts, too: "mit ^[%lld Ordner](inflect: true)".
    let candidates = (range.lowerBound > 0 ? [range.lowerBound - 1] : []) + before
    let governed = candidates.lazy.compactMap { words[$0].reading(.adposition)?.lexeme.inherent }.last ?? []
    let allowed = governed.intersection(.roles)
    for index in before {
      for reading in words[index].readings where [.determiner, .adjective].contains(reading.lexeme.kind) {
        let own = reading.features.intersection(.roles)
        let common = allowed.isEmpty ? own : own.intersection(allowed)
        if let first = common.firstRole {
          role = first
          return
        }
      }
    }
    role = allowed.contains(.dative) ? .dative : allowed.firstRole ?? .nominative
  }

  /// How an adjective at this place is declined.
  func declension(at index: Int) -> GrammaticalFeatures {
    determiners.last { $0.index < index }?.declension ?? .strong
  }
}

extension PhraseWord {
  fileprivate var hasRole: Bool {
    readings.contains { reading in
      !reading.lexeme.inherent.intersection(.roles).isEmpty
        || reading.lexeme.kind != .pronoun
          && reading.lexeme.forms.contains { !$0.features.intersection(.roles).isEmpty }
    }
  }
}

extension GrammaticalFeatures {
  fileprivate var firstRole: GrammaticalFeatures? {
    [.nominative, .accusative, .dative, .genitive].first { contains($0) }
  }
}

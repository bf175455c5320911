/// The case of a phrase and the declension of its adjectives, in languages that have them.
///
/// Translators write the words of a phrase in the masculine, so the first reading of a determiner tells the case:
/// "den" is an accusative before it is the dative of a plural.
struct DeclensionContext {
  /// Empty in languages without cases.
  let role: GrammaticalFeatures
  private let determiners: [(index: Int, declension: GrammaticalFeatures)]

  init(words: [PhraseWord], range: Range<Int>, head: Int?, features: GrammaticalFeatures) {
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
    let cases = Self.cases.filter { allowed.isEmpty || allowed.contains($0) }
    let forms = before.compactMap { index in
      let own = words[index].readings.filter { [.determiner, .adjective].contains($0.lexeme.kind) }
      return own.isEmpty ? nil : (index: index, readings: own)
    }
    let determiners = determiners
    /// The first case in which everything fits a gender and number.
    func fitting(_ alternatives: GrammaticalFeatures...) -> GrammaticalFeatures? {
      cases.first { role in
        alternatives.contains { features in
          forms.allSatisfy { index, readings in
            let declension = determiners.last { $0.index < index }?.declension ?? .strong
            return readings.contains { reading in
              let wanted = features.union(role).union(reading.lexeme.kind == .adjective ? declension : [])
              return wanted.fit(in: reading.features) != nil
            }
          }
        }
      }
    }
    if forms.isEmpty {
      role = allowed.contains(.dative) ? .dative : cases.first ?? .nominative
    } else {
      // As translators write it, or right already; else nothing fits, and the first word decides.
      let written: GrammaticalFeatures = [.masculine, .singular]
      // "zwei neuer Ordner" could be a genitive, but hardly ever is.
      let plural = fitting(features).flatMap { $0 == .genitive ? nil : $0 } ?? fitting(written) ?? fitting(features)
      let right = features.contains(.plural) ? plural : fitting(written, features)
      let first = forms.first?.readings.lazy.compactMap { reading in cases.first { reading.features.contains($0) } }
      role = right ?? first?.first ?? cases.first ?? .nominative
    }
  }

  private static let cases: [GrammaticalFeatures] = [.nominative, .accusative, .dative, .genitive]

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

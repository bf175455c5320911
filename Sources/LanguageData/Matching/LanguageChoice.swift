/// The choice of localizations where ICU's function for it is absent. Gives the same answers; a test compares them.
struct LanguageChoice {
  private struct Candidate {
    let name: String
    let relationship: LanguageRelationship
  }

  private let candidates: [Candidate]
  /// Texts in no language, for users of any.
  private let withoutLanguage: String?

  init(available: [String]) {
    candidates = available.compactMap { name in
      LanguageRelationship(name).map { Candidate(name: name, relationship: $0) }
    }
    withoutLanguage = available.first { $0 == "zxx" }
  }

  func localizations(for preferences: [String]) -> [String] {
    let preferences = preferences.compactMap(LanguageRelationship.init)
    guard let best = best(for: preferences) else { return withoutLanguage.map { [$0] } ?? [] }
    return [best.name] + standIns(for: best)
  }

  private func best(for preferences: [LanguageRelationship]) -> Candidate? {
    // Brazilian texts serve Portugal only where no other preference has any.
    var lastResort: Candidate?
    for preference in preferences {
      var best: Candidate?
      var bestDistance = Int.max
      for candidate in candidates {
        guard let distance = distance(from: preference, to: candidate.relationship) else { continue }
        if distance > 0, preference.name.description == "pt-PT", candidate.relationship.name.description == "pt-BR" {
          lastResort = candidate
        } else if distance < bestDistance {
          best = candidate
          bestDistance = distance
        }
      }
      guard let best else { continue }
      guard bestDistance > 0, best.relationship.name.region != nil, best.relationship.name.language != "zh" else {
        return best
      }
      // A less wanted region of the language that is there as it was asked for is better than one that is near.
      return exactMatch(of: best, preferences) ?? best
    }
    return lastResort
  }

  private func exactMatch(of best: Candidate, _ preferences: [LanguageRelationship]) -> Candidate? {
    for preference in preferences where preference.name.language == best.relationship.name.language {
      let match = candidates.first { candidate in
        candidate.relationship.written == preference.written || candidate.relationship.name == preference.name
      }
      if let match { return match }
    }
    return nil
  }

  /// How far one has to go up on both sides to meet; nil where they do not.
  private func distance(from preference: LanguageRelationship, to candidate: LanguageRelationship) -> Int? {
    if preference.written == candidate.written { return -1 }
    if preference.name == candidate.name { return 0 }
    guard preference.group == candidate.group else { return nil }
    // From regions that are not the language's own the way is longer.
    let path = candidate.isOfOtherRegion ? [candidate.name] + candidate.chain : candidate.chain
    var nearest: Int?
    for (up, ancestor) in preference.chain.enumerated() {
      guard let down = path.firstIndex(of: ancestor) else { continue }
      let distance = up + down + (preference.name.language == candidate.name.language ? 0 : 1)
      nearest = min(nearest ?? .max, distance)
    }
    return nearest
  }

  /// The localizations that can stand in where the best one has no text.
  private func standIns(for best: Candidate) -> [String] {
    var names: [String] = []
    for ancestor in best.relationship.chain {
      for candidate in candidates where candidate.name != best.name {
        let name = candidate.relationship.name
        let isTaiwan = ancestor.description == "zh-Hant-HK" && name.description == "zh-Hant-TW"
        if name == ancestor || isTaiwan { names.append(candidate.name) }
      }
    }
    return names
  }
}

package import StringCatalog

extension CatalogLocalization {
  /// Whether the text is the extractor's: in state `new`, without variations or substitutions.
  package var isOwnedByExtractor: Bool {
    guard variations == nil, substitutions == nil else { return false }
    if let unit = stringUnit { return unit.state == .new && stringSet == nil }
    if let set = stringSet { return set.state == .new }
    return false
  }

  /// The same with every text in one of `states`, at any depth, to be reviewed.
  func markedForReview(_ states: Set<StringUnitState>) -> CatalogLocalization {
    var result = self
    result.stringUnit = stringUnit.map { $0.markedForReview(states) }
    if var set = stringSet, states.contains(set.state) {
      set.state = .needsReview
      result.stringSet = set
    }
    result.variations = variations.map { $0.markedForReview(states) }
    result.substitutions = substitutions?.mapValues { substitution in
      var substitution = substitution
      substitution.stringUnit = substitution.stringUnit.map { $0.markedForReview(states) }
      substitution.variations = substitution.variations.map { $0.markedForReview(states) }
      return substitution
    }
    return result
  }
}

extension CatalogVariations {
  fileprivate func markedForReview(_ states: Set<StringUnitState>) -> CatalogVariations {
    var result = self
    result.plural = plural?.mapValues { $0.markedForReview(states) }
    result.device = device?.mapValues { $0.markedForReview(states) }
    return result
  }
}

extension StringUnit {
  fileprivate func markedForReview(_ states: Set<StringUnitState>) -> StringUnit {
    guard states.contains(state) else { return self }
    var result = self
    result.state = .needsReview
    return result
  }
}

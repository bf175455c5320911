package import StringCatalog
package import XLIFF

/// How states of catalogs and of exchange files stand for one another.
package enum ExchangeState {
  /// A translation with the state that Xcode writes for it.
  package static func target(_ text: XLIFFText, _ state: StringUnitState) -> XLIFFTarget {
    switch state {
    case .machineTranslated: XLIFFTarget(text, state: .translated, qualifier: "leveraged-mt")
    case .needsReview: XLIFFTarget(text, state: .needsReviewLocalization)
    case .new: XLIFFTarget(text, state: .new)
    default: XLIFFTarget(text, state: .translated)
    }
  }

  /// What a state in a file says of a text.
  package enum Meaning: Hashable, Sendable {
    case done(StringUnitState)
    /// Someone is to look at it: Xcode leaves such texts out.
    case needsReview
    /// Nobody has translated it yet: Xcode leaves such texts out.
    case unfinished
  }

  /// Systems have states of their own; as Xcode does, one that nobody knows counts as done.
  package static func meaning(of target: XLIFFTarget) -> Meaning {
    switch target.state {
    case .new?, .needsTranslation?, .initial?: .unfinished
    case .needsReviewLocalization?, .needsReviewTranslation?, .needsReviewAdaptation?, .needsAdaptation?,
      .needsLocalization?:
      .needsReview
    default: .done(target.stateQualifier == "leveraged-mt" ? .machineTranslated : .translated)
    }
  }
}

#if !canImport(Darwin)
  public import Foundation

  extension AttributedString {
    /// What a lookup is given besides its key.
    public struct LocalizationOptions {
      /// The values of the placeholders, in their order.
      public var replacements: [any CVarArg]?
      /// What `agreeWithConcept` and `referentConcept` count, from 1.
      public var concepts: [InflectionConcept]?
      /// Whether the words that are marked for it are made to agree.
      public var inflect = true
      /// Whether each value has the attribute `replacementIndex`.
      public var applyReplacementIndexAttribute = false
      /// Whether texts that are put in are kept apart; only off Apple's systems, which do so on their own.
      public var bidirectionalIsolation: BidirectionalIsolation = .automatic

      public init() {}
    }
  }
#endif

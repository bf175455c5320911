#if !canImport(Darwin)
  import Foundation

  extension String {
    /// What a lookup is given besides its key.
    public struct LocalizationOptions {
      /// The values of the placeholders, in their order.
      public var replacements: [any CVarArg]?
      /// Whether texts that are put in are kept apart; only off Apple's systems, which do so on their own.
      public var bidirectionalIsolation: BidirectionalIsolation = .automatic

      public init() {}
    }
  }
#endif

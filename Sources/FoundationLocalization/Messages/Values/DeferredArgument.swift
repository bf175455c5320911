#if !canImport(Darwin)
  import Foundation

  /// An interpolated value whose text depends on the locale of the lookup.
  package protocol DeferredArgument: Sendable {
    func resolved(in context: MessageContext) -> ResolvedArgument
    func isEqual(to other: any DeferredArgument) -> Bool
  }

  /// What a deferred argument becomes.
  package enum ResolvedArgument {
    case text(String)
    case attributed(AttributedString)
  }

  extension DeferredArgument where Self: Equatable {
    package func isEqual(to other: any DeferredArgument) -> Bool { (other as? Self) == self }
  }
#endif

/// A key that no source was found to use, and how sure that is.
package struct UnusedKey: Hashable, Sendable {
  package enum Certainty: String, Comparable, Sendable {
    /// Something in the sources may mean it.
    case unsure
    /// Nothing in the sources means it, but it may be asked for from elsewhere.
    case likely
    /// All that could use it was read, and nothing does.
    case certain

    package static func < (left: Certainty, right: Certainty) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .unsure: 0
      case .likely: 1
      case .certain: 2
      }
    }
  }

  package var key: String
  package var certainty: Certainty
  /// What the certainty rests on: a phrase without full stop.
  package var reason: String
  /// A place in the sources that may use it.
  package var place: CheckPlace?
}

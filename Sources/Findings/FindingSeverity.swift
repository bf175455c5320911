/// How much a finding matters.
public enum FindingSeverity: String, Codable, Comparable, CaseIterable, Sendable {
  /// Worth knowing; never changes the exit code.
  case advice
  case warning
  case error

  public static func < (left: FindingSeverity, right: FindingSeverity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .advice: 0
    case .warning: 1
    case .error: 2
    }
  }
}

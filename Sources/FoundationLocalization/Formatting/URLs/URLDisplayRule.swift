#if !canImport(Darwin) && compiler(<6.5)
  internal import Foundation

  /// Whether something is shown, and for which URLs: a rule with a condition does the opposite where it is not met.
  struct URLDisplayRule: Codable, Hashable, Sendable, CustomStringConvertible {
    var shows: Bool
    var condition: URLDisplayCondition?

    func isShown(in parts: URLParts) -> Bool { condition.map { $0.isMet(by: parts) == shows } ?? shows }

    var description: String {
      guard let condition else { return shows ? "always" : "never" }
      return (shows ? "displayed " : "omitted ") + condition.description
    }
  }
#endif

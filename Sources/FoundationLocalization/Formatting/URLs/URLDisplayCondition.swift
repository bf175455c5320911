#if !canImport(Darwin) && compiler(<6.5)
  internal import Foundation

  /// That a part of a URL is one of some texts.
  struct URLDisplayCondition: Codable, Hashable, Sendable, CustomStringConvertible {
    var component: URL.FormatStyle.Component
    var requirements: Set<String>

    func isMet(by parts: URLParts) -> Bool { parts[component].map(requirements.contains) ?? false }

    var description: String { "if \(component) matches \(requirements.sorted())" }
  }
#endif

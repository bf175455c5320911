#if !canImport(Darwin) && compiler(<6.5)
  internal import Foundation

  /// Which labels of a host name are left out.
  struct URLHostShortening: Codable, Hashable, Sendable, CustomStringConvertible {
    /// First labels that are left out.
    var omitted: Set<String>
    /// Whether labels before the last two ahead of the top-level domain are left out.
    var cutsDeepNames: Bool
    var condition: URLDisplayCondition?

    func shortened(_ host: String, of parts: URLParts) -> String {
      if let condition, !condition.isMet(by: parts) { return host }
      var labels = host.split(separator: ".", omittingEmptySubsequences: false)
      // Addresses have no subdomains: `[2620:100::1]`, `192.168.0.1`.
      if host.hasPrefix("[") || labels.allSatisfy({ UInt8($0) != nil }) { return host }
      if cutsDeepNames {
        let kept = Self.labelsOfTopLevelDomain(labels) + 2
        if labels.count > kept { labels.removeFirst(labels.count - kept) }
      }
      if labels.count > 2, omitted.contains(String(labels[0])) { labels.removeFirst() }
      return labels.joined(separator: ".")
    }

    /// Two for `co.uk` and `com.cn`: a label of two or three letters before a country's.
    private static func labelsOfTopLevelDomain(_ labels: [Substring]) -> Int {
      guard labels.count > 2, labels[labels.count - 1].count == 2 else { return 1 }
      return (2...3).contains(labels[labels.count - 2].count) ? 2 : 1
    }

    var description: String {
      var text = "omitting subdomains \(omitted.sorted())"
      if cutsDeepNames { text += " and more than two" }
      if let condition { text += " \(condition)" }
      return text
    }
  }
#endif

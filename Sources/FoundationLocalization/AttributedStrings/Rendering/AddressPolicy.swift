public import Foundation

/// Which addresses of links and images are rendered. Others leave only their text: a translation, or a value in one, may
/// not bring `javascript:` into a page.
public struct AddressPolicy: Hashable, Sendable {
  /// In lower case, without the colon.
  public var schemes: Set<String>
  /// Whether addresses without a scheme are rendered.
  public var allowsRelative: Bool

  public init(schemes: Set<String> = ["http", "https", "mailto", "tel"], allowsRelative: Bool = true) {
    self.schemes = schemes
    self.allowsRelative = allowsRelative
  }

  /// No address at all.
  public static let none = AddressPolicy(schemes: [], allowsRelative: false)

  public func allows(_ url: URL) -> Bool {
    guard let scheme = url.absoluteURL.scheme else { return allowsRelative }
    return schemes.contains(scheme.lowercased())
  }
}

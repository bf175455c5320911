import Foundation

private final class BundleMarker {}

extension Bundle {
  /// Where the framework's catalog is found, also on systems without the `#bundle` macro.
  static let ticketKit = Bundle(for: BundleMarker.self)
}

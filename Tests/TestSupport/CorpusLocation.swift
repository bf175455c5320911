package import Foundation

/// The folder of real public files that lies beside some checkouts. Tests that use it must be skipped, visibly, where
/// it does not exist: `.enabled(if: CorpusLocation.exists, "needs the corpus")`.
package enum CorpusLocation {
  /// `DRAGOMAN_CORPUS`, else `shared/corpus` beside the checkout.
  package static let folder: URL? = {
    if let named = ProcessInfo.processInfo.environment["DRAGOMAN_CORPUS"], !named.isEmpty {
      return URL(fileURLWithPath: named)
    }
    let checkout = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let beside = checkout.deletingLastPathComponent().appendingPathComponent("shared/corpus")
    return FileManager.default.fileExists(atPath: beside.path) ? beside : nil
  }()

  package static var exists: Bool { folder != nil }
}

import ContentCache

/// A source until it has been walked for all of its units.
final class HeldSource: Sendable {
  private let source: Lock<SwiftSourceFile?>

  init(_ source: SwiftSourceFile) { self.source = Lock(source) }

  /// Nil where it has been let go.
  var value: SwiftSourceFile? { source.withLock { $0 } }

  func letGo() { source.withLock { $0 = nil } }
}

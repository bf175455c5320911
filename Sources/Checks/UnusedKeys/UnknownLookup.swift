package import SourceText

/// A look-up of a key of which nobody can tell what it may be.
package struct UnknownLookup: Hashable, Comparable, Sendable {
  package var place: CheckPlace
  /// Relative to the project's root.
  package var path: String
  package var range: Range<SourcePosition>
  /// What looks it up: `NSLocalizedString`.
  package var function: String
  /// The table that it is looked up in; nil: it may be any.
  package var table: String?

  struct Start: Hashable {
    var path: String
    var line: Int
    var column: Int
  }

  var start: Start { Start(path: path, line: range.lowerBound.line, column: range.lowerBound.column) }

  package static func < (left: UnknownLookup, right: UnknownLookup) -> Bool {
    (left.path, left.range.lowerBound, left.function) < (right.path, right.range.lowerBound, right.function)
  }
}

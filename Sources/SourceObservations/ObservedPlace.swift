package import SourceText

/// Where something was observed.
package struct ObservedPlace: Hashable, Sendable {
  /// Code that no person who uses the software sees the outcome of.
  package struct Circumstances: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// In `#Preview` or a `PreviewProvider`.
    package static let preview = Circumstances(rawValue: 1)
    /// In a test.
    package static let test = Circumstances(rawValue: 2)
    /// In a branch that is compiled in debug builds only.
    package static let debug = Circumstances(rawValue: 4)
  }

  /// Relative to the project's root, with `/`.
  package var path: String
  package var range: Range<SourcePosition>
  /// `TicketList.body`, where known.
  package var enclosingDeclaration: String?
  /// What stands there, as written, up to a limit.
  package var source: String
  package var circumstances: Circumstances

  package init(
    path: String, range: Range<SourcePosition>, enclosingDeclaration: String? = nil, source: String,
    circumstances: Circumstances = []
  ) {
    self.path = path
    self.range = range
    self.enclosingDeclaration = enclosingDeclaration
    self.source = source
    self.circumstances = circumstances
  }
}

extension ObservedPlace: Comparable {
  package static func < (left: ObservedPlace, right: ObservedPlace) -> Bool {
    (left.path, left.range.lowerBound, left.range.upperBound)
      < (right.path, right.range.lowerBound, right.range.upperBound)
  }
}

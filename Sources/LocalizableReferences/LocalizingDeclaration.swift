package import Findings

/// A declaration of something that takes keys, written by the user because the project's own does not say so, or is not
/// to be seen: `init(_ title: LocalizedStringKey)` of `Banner`.
package struct LocalizingDeclaration: Hashable, Sendable {
  /// The type that has the member, `Outer.Inner`; empty for a function, macro or type at file level.
  package var type: String
  /// Swift without a body.
  package var source: String
  /// Where the user wrote it.
  package var location: FindingLocation

  package init(type: String, source: String, location: FindingLocation) {
    self.type = type
    self.source = source
    self.location = location
  }
}

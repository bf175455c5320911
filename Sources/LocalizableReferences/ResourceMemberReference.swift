/// A member of `LocalizedStringResource` that a source names where a localized text is wanted: `.bookTable`,
/// `.Booking.confirm(…)`, `LocalizedStringResource.bookTable`.
package struct ResourceMemberReference: Hashable, Sendable {
  /// The namespace, where there is one, and the member, without backticks.
  package var names: [String]
  /// The labels of the arguments, nil for those without; empty where it is not called.
  package var argumentLabels: [String?]
  /// Whether `LocalizedStringResource` is written before it.
  package var isExplicit: Bool
  /// The type that the place asks for, as far as it is known.
  package var literalType: String?
  /// Of the dot, or of `LocalizedStringResource`.
  package var location: ReferenceLocation

  package init(
    names: [String], argumentLabels: [String?], isExplicit: Bool, literalType: String?, location: ReferenceLocation
  ) {
    self.names = names
    self.argumentLabels = argumentLabels
    self.isExplicit = isExplicit
    self.literalType = literalType
    self.location = location
  }
}

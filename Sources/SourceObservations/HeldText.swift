/// A property that holds localized or localizable text.
package struct HeldText: SourceObservation {
  package static let kind = "held-text"

  package var place: ObservedPlace
  /// The property.
  package var name: String
  /// `LocalizedStringKey`, `LocalizedStringResource`, …
  package var type: String
  /// The type that declares it.
  package var owner: String?
  /// `struct`, `class`, `actor`, `enum`, or `file`.
  package var ownerKind: String
  /// All that the owner inherits and conforms to.
  package var inherited: [String]
  /// A property of the type.
  package var isStatic: Bool
  /// Whether it is a `var`.
  package var isMutable: Bool

  package init(
    place: ObservedPlace, name: String, type: String, owner: String?, ownerKind: String, inherited: [String],
    isStatic: Bool, isMutable: Bool
  ) {
    self.place = place
    self.name = name
    self.type = type
    self.owner = owner
    self.ownerKind = ownerKind
    self.inherited = inherited
    self.isStatic = isStatic
    self.isMutable = isMutable
  }

  package var details: [ObservationDetail] {
    [
      .text("name", name),
      .text("type", type),
      .text("owner", owner),
      .text("ownerKind", ownerKind),
      .texts("inherited", inherited),
      .flag("isStatic", isStatic),
      .flag("isMutable", isMutable),
    ].compactMap { $0 }
  }
}

/// A parameter or property of type `String` that the project shows to people and that callers fill with literals: it wants
/// to be a `LocalizedStringKey` or `LocalizedStringResource`.
///
/// The place is the declaration, or where it is shown if that is not known.
package struct TextParameter: SourceObservation {
  package static let kind = "text-parameter"

  package var place: ObservedPlace
  /// The type or function that declares it: `Banner`, `Banner.show(title:)`.
  package var owner: String
  /// The property, or the parameter as it is called inside.
  package var name: String
  /// What a call writes; nil for `_`, and for properties.
  package var label: String?
  /// A property, and no parameter.
  package var isProperty: Bool
  /// Whether the owner is a view.
  package var isInView: Bool
  /// What shows it.
  package var destination: TextDestination
  /// The literals given to it, in the order of their places.
  package var literals: [String]

  package init(
    place: ObservedPlace, owner: String, name: String, label: String? = nil, isProperty: Bool, isInView: Bool,
    destination: TextDestination, literals: [String]
  ) {
    self.place = place
    self.owner = owner
    self.name = name
    self.label = label
    self.isProperty = isProperty
    self.isInView = isInView
    self.destination = destination
    self.literals = literals
  }

  package var details: [ObservationDetail] {
    [
      .text("owner", owner),
      .text("name", name),
      .text("label", label),
      .flag("isProperty", isProperty),
      .flag("isInView", isInView),
      .text("destination", destination.description),
      .texts("literals", literals),
    ].compactMap { $0 }
  }
}

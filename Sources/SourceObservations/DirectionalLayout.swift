/// Layout that says left or right, or moves along the x axis by a constant, where leading and trailing are meant.
package struct DirectionalLayout: SourceObservation {
  package static let kind = "directional-layout"

  package var place: ObservedPlace
  /// `left`, `leftAnchor`, `offset(x:)`.
  package var name: String
  /// What it is given to: `textAlignment`, `constraint(equalTo:)`.
  package var use: String?
  /// The constant offset.
  package var value: Double?
  /// What respects the direction, where one word does: `leading`.
  package var replacement: String?

  package init(
    place: ObservedPlace, name: String, use: String?, value: Double? = nil, replacement: String? = nil
  ) {
    self.place = place
    self.name = name
    self.use = use
    self.value = value
    self.replacement = replacement
  }

  package var details: [ObservationDetail] {
    [
      .text("name", name),
      .text("use", use),
      .number("value", value),
      .text("replacement", replacement),
    ].compactMap { $0 }
  }
}

/// A constant distance beside text, which does not grow with the size of type that a person chose.
package struct ConstantSpacing: SourceObservation {
  package static let kind = "constant-spacing"

  package var place: ObservedPlace
  /// `padding(_:)`, `HStack(spacing:)`.
  package var function: String
  /// In points.
  package var value: Double?
  /// What it is applied to.
  package var root: String?
  /// Whether text stands in what it is applied to.
  package var holdsText: Bool

  package init(
    place: ObservedPlace, function: String, value: Double?, root: String?, holdsText: Bool
  ) {
    self.place = place
    self.function = function
    self.value = value
    self.root = root
    self.holdsText = holdsText
  }

  package var details: [ObservationDetail] {
    [
      .text("function", function),
      .number("value", value),
      .text("root", root),
      .flag("holdsText", holdsText),
    ].compactMap { $0 }
  }
}

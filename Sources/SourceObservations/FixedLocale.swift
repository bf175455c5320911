/// A locale or language that the code names, as in `Locale(identifier: "en_US")`.
package struct FixedLocale: SourceObservation {
  package static let kind = "fixed-locale"

  package var place: ObservedPlace
  /// The identifier.
  package var identifier: String
  /// What takes it: the property that is set, or the call with the label of its argument (`formatted(locale:)`).
  package var use: String?

  package init(
    place: ObservedPlace, identifier: String, use: String?
  ) {
    self.place = place
    self.identifier = identifier
    self.use = use
  }

  package var details: [ObservationDetail] {
    [
      .text("identifier", identifier),
      .text("use", use),
    ].compactMap { $0 }
  }
}

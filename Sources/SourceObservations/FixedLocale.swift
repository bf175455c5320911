/// A locale or language that the code names, as in `Locale(identifier: "en_US")`.
package struct FixedLocale: SourceObservation {
  package static let kind = "fixed-locale"

  package var place: ObservedPlace
  /// The identifier.
  package var identifier: String
  /// What takes it: the property that is set, or the call with the label of its argument (`formatted(locale:)`).
  package var use: String?
  /// What shows a text that is made with it, as far as it can be followed.
  package var destination: TextDestination?

  package init(
    place: ObservedPlace, identifier: String, use: String?, destination: TextDestination? = nil
  ) {
    self.place = place
    self.identifier = identifier
    self.use = use
    self.destination = destination
  }

  package var details: [ObservationDetail] {
    [
      .text("identifier", identifier),
      .text("use", use),
      .text("destination", destination?.description),
    ].compactMap { $0 }
  }
}

import SourceText

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
  /// Where it is taken, if by its name: it is a constant or an argument.
  package var taken: ObservedPlace?

  package init(
    place: ObservedPlace, identifier: String, use: String?, destination: TextDestination? = nil,
    taken: ObservedPlace? = nil
  ) {
    self.place = place
    self.identifier = identifier
    self.use = use
    self.destination = destination
    self.taken = taken
  }

  package var details: [ObservationDetail] {
    [
      .text("identifier", identifier),
      .text("use", use),
      .text("destination", destination?.description),
      .text("taken", taken.map { "\($0.path):\($0.range.lowerBound.line)" }),
    ].compactMap { $0 }
  }
}

/// A call that shows text and has a successor that localizes better.
package struct OutdatedTextCall: SourceObservation {
  package static let kind = "outdated-text-call"

  package var place: ObservedPlace
  /// What is called.
  package var function: String
  /// What to call instead.
  package var replacement: String

  package init(
    place: ObservedPlace, function: String, replacement: String
  ) {
    self.place = place
    self.function = function
    self.replacement = replacement
  }

  package var details: [ObservationDetail] {
    [
      .text("function", function),
      .text("replacement", replacement),
    ].compactMap { $0 }
  }
}

/// Text that an App Intent is given in one language already, where the system would resolve it in its own process.
package struct ResolvedIntentText: SourceObservation {
  package static let kind = "resolved-intent-text"

  package var place: ObservedPlace
  /// What is given it: `IntentDialog(_:)`, `title`.
  package var function: String
  /// The type that is wanted.
  package var type: String
  /// What resolves it.
  package var text: ObservedExpression

  package init(
    place: ObservedPlace, function: String, type: String, text: ObservedExpression
  ) {
    self.place = place
    self.function = function
    self.type = type
    self.text = text
  }

  package var details: [ObservationDetail] {
    [
      .text("function", function),
      .text("type", type),
      .text("text", text.description),
    ].compactMap { $0 }
  }
}

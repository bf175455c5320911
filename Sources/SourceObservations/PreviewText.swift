/// A literal in a preview that would be a key anywhere else, and is sample text for sure: it wants to be `verbatim:`.
package struct PreviewText: SourceObservation {
  package static let kind = "preview-text"

  package var place: ObservedPlace
  /// The literal.
  package var text: ObservedText
  /// What takes it.
  package var function: String

  package init(
    place: ObservedPlace, text: ObservedText, function: String
  ) {
    self.place = place
    self.text = text
    self.function = function
  }

  package var details: [ObservationDetail] {
    [
      .text("text", text.description),
      .text("function", function),
    ].compactMap { $0 }
  }
}

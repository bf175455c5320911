/// Text that is written from left to right in all languages: a phone number, code, an address of the net.
package struct DirectionSensitiveText: SourceObservation {
  package static let kind = "direction-sensitive-text"

  package enum Content: String, Hashable, Sendable { case phoneNumber = "phone-number", code, address }

  package var place: ObservedPlace
  /// What it is.
  package var content: Content
  /// What is shown.
  package var text: ObservedExpression
  /// What shows it.
  package var function: String
  /// Whether its direction is set, by isolates or by a layout direction.
  package var hasDirection: Bool

  package init(
    place: ObservedPlace, content: Content, text: ObservedExpression, function: String, hasDirection: Bool
  ) {
    self.place = place
    self.content = content
    self.text = text
    self.function = function
    self.hasDirection = hasDirection
  }

  package var details: [ObservationDetail] {
    [
      .text("content", content.rawValue),
      .text("text", text.description),
      .text("function", function),
      .flag("hasDirection", hasDirection),
    ].compactMap { $0 }
  }
}

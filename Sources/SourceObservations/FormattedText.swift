/// A call that fills a format string: `String(format:)`, `localizedStringWithFormat(_:_:)`, `NSString(format:)`.
package struct FormattedText: SourceObservation {
  package static let kind = "formatted-text"

  package var place: ObservedPlace
  /// As written: `String(format:)`.
  package var function: String
  /// The format, where it is a literal.
  package var format: String?
  /// Whether the format comes from a catalog or table.
  package var isFormatLocalized: Bool
  /// The locale argument as written.
  package var locale: String?
  /// What fills it.
  package var arguments: [ObservedExpression]
  /// What shows the outcome to people, as far as it can be followed.
  package var destination: TextDestination?

  package init(
    place: ObservedPlace, function: String, format: String?, isFormatLocalized: Bool, locale: String?,
    arguments: [ObservedExpression], destination: TextDestination? = nil
  ) {
    self.place = place
    self.function = function
    self.format = format
    self.isFormatLocalized = isFormatLocalized
    self.locale = locale
    self.arguments = arguments
    self.destination = destination
  }

  package var details: [ObservationDetail] {
    [
      .text("function", function),
      .text("format", format),
      .flag("isFormatLocalized", isFormatLocalized),
      .text("locale", locale),
      .texts("arguments", arguments.map(\.description)),
      .text("destination", destination?.description),
    ].compactMap { $0 }
  }
}

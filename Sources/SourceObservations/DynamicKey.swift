/// A key that is no literal in the place of one, with what is known of the keys it may be.
package struct DynamicKey: SourceObservation {
  package static let kind = "dynamic-key"

  package var place: ObservedPlace
  /// What takes it: `NSLocalizedString`, `LocalizedStringKey(_:)`.
  package var function: String
  /// The key as written.
  package var key: ObservedExpression
  /// The keys that it may be; those without a gap are certain.
  package var patterns: [KeyPattern]
  /// Whether it can be no others.
  package var isComplete: Bool

  package init(
    place: ObservedPlace, function: String, key: ObservedExpression, patterns: [KeyPattern], isComplete: Bool
  ) {
    self.place = place
    self.function = function
    self.key = key
    self.patterns = patterns
    self.isComplete = isComplete
  }

  package var details: [ObservationDetail] {
    [
      .text("function", function),
      .text("key", key.description),
      .texts("patterns", patterns.map(\.description)),
      .flag("isComplete", isComplete),
    ].compactMap { $0 }
  }
}

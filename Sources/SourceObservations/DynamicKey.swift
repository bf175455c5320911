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

  /// The table that it is looked up in, where the call says so; nil where it may be any.
  package var table: String? {
    for label in ["tableName:", "table:"] {
      guard let start = place.source.firstRange(of: label)?.upperBound else { continue }
      let argument = place.source[start...].drop { $0 == " " }
      guard argument.first == "\"" else { return nil }
      let name = argument.dropFirst().prefix { $0 != "\"" }
      return name.endIndex < place.source.endIndex && !name.contains("\\") ? String(name) : nil
    }
    return function.hasPrefix("NSLocalizedString(") && place.source.hasSuffix(")") ? "Localizable" : nil
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

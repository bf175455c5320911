/// A localized text that is asked for in a way of before `String(localized:)`.
package struct LegacyLocalizationCall: SourceObservation {
  package static let kind = "legacy-localization"

  package var place: ObservedPlace
  /// `NSLocalizedString`, `Bundle.localizedString(forKey:value:table:)`.
  package var function: String
  /// The key as written.
  package var key: ObservedExpression
  /// The argument as written; likewise the others.
  package var table: String?
  /// As written.
  package var bundle: String?
  /// As written.
  package var value: String?
  /// As written.
  package var comment: String?

  package init(
    place: ObservedPlace, function: String, key: ObservedExpression, table: String?, bundle: String?, value: String?,
    comment: String?
  ) {
    self.place = place
    self.function = function
    self.key = key
    self.table = table
    self.bundle = bundle
    self.value = value
    self.comment = comment
  }

  package var details: [ObservationDetail] {
    [
      .text("function", function),
      .text("key", key.description),
      .text("table", table),
      .text("bundle", bundle),
      .text("value", value),
      .text("comment", comment),
    ].compactMap { $0 }
  }
}

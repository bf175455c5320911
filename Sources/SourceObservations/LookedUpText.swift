/// A literal that is a key only where code passes it on to a look-up: `"menu.open".localized`, `translated("menu.open")`.
package struct LookedUpText: SourceObservation {
  package static let kind = "looked-up-text"

  /// Of the literal, or of the look-up where the key is a constant.
  package var place: ObservedPlace
  /// With a gap for each value in it.
  package var pattern: KeyPattern
  /// The table that it is looked up in; nil where it may be any.
  package var table: String?
  /// What looks it up, and where that stands.
  package var function: String
  package var lookup: ObservedPlace

  package init(place: ObservedPlace, pattern: KeyPattern, table: String?, function: String, lookup: ObservedPlace) {
    self.place = place
    self.pattern = pattern
    self.table = table
    self.function = function
    self.lookup = lookup
  }

  /// nil where a value is a part of it.
  package var key: String? { pattern.isCertain ? pattern.description : nil }

  package var details: [ObservationDetail] {
    [
      .text("key", pattern.description), .text("table", table), .text("function", function),
      .text("lookup", lookup.source),
    ]
    .compactMap { $0 }
  }
}

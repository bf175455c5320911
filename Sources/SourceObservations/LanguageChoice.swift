/// A look at what languages a person prefers, by which code may choose content itself.
package struct LanguageChoice: SourceObservation {
  package static let kind = "language-choice"

  package var place: ObservedPlace
  /// `Locale.preferredLanguages`, `languageCode`.
  package var name: String
  /// The expression or statement around it, as written.
  package var use: String
  /// Whether the language is compared, switched on, or taken from a list by its place.
  package var isCompared: Bool
  /// Whether `preferredLocalizations(from:)` does the choosing.
  package var isMatched: Bool

  package init(
    place: ObservedPlace, name: String, use: String, isCompared: Bool, isMatched: Bool
  ) {
    self.place = place
    self.name = name
    self.use = use
    self.isCompared = isCompared
    self.isMatched = isMatched
  }

  package var details: [ObservationDetail] {
    [
      .text("name", name),
      .text("use", use),
      .flag("isCompared", isCompared),
      .flag("isMatched", isMatched),
    ].compactMap { $0 }
  }
}

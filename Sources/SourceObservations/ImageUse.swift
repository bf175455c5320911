/// An image by its name, with what may turn it around in languages written from right to left.
package struct ImageUse: SourceObservation {
  package static let kind = "image-use"

  package enum Source: String, Hashable, Sendable { case system, asset }

  package var place: ObservedPlace
  /// The names that a literal, or a choice of literals, gives.
  package var names: [String]
  /// Where the image comes from.
  package var source: Source
  /// What takes the name: `Image(systemName:)`.
  package var function: String
  /// Modifiers of the image and of what it is the root of, as far as they may turn it around.
  package var modifiers: [String]

  package init(
    place: ObservedPlace, names: [String], source: Source, function: String, modifiers: [String]
  ) {
    self.place = place
    self.names = names
    self.source = source
    self.function = function
    self.modifiers = modifiers
  }

  package var details: [ObservationDetail] {
    [
      .texts("names", names),
      .text("origin", source.rawValue),
      .text("function", function),
      .texts("modifiers", modifiers),
    ].compactMap { $0 }
  }
}

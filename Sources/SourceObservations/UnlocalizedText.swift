/// Text of the source that people read, and that no catalog translates: a literal that ends in a place that shows it.
package struct UnlocalizedText: SourceObservation {
  package static let kind = "unlocalized-text"

  package var place: ObservedPlace
  /// The literal, with what is interpolated into it.
  package var text: ObservedText
  /// What shows it.
  package var destination: TextDestination
  /// The declarations of the project that it passes through, the first being what it is given to; empty where the
  /// literal stands in the place itself.
  package var way: [String]
  /// Whether it is joined with other text, where it stands or on its way: `name + " Graph"`.
  package var isPiece: Bool

  package init(
    place: ObservedPlace, text: ObservedText, destination: TextDestination, way: [String] = [], isPiece: Bool = false
  ) {
    self.place = place
    self.text = text
    self.destination = destination
    self.way = way
    self.isPiece = isPiece
  }

  package var details: [ObservationDetail] {
    [
      .text("text", text.description),
      .text("destination", destination.description),
      .flag("verbatim", destination.isVerbatim),
      .texts("way", way),
      isPiece ? .flag("isPiece", true) : nil,
    ].compactMap { $0 }
  }
}

/// Localized text that is joined with other text, so that a translator sees pieces of a sentence.
package struct JoinedText: SourceObservation {
  package static let kind = "joined-text"

  package enum Way: String, Hashable, Sendable {
    /// `a + b`, `a += b`.
    case concatenation
    /// `"\(a): \(b)"` as a plain string.
    case interpolation
    /// A localized text is an argument of a key.
    case argumentOfKey = "argument-of-key"
    /// `[a, b].joined(separator:)`.
    case joinedList = "joined-list"
    /// `Text(a) + Text(b)`.
    case joinedViews = "joined-views"
    /// `HStack { Text(a); Text(b) }`.
    case rowOfViews = "row-of-views"
  }

  package struct Piece: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable { case localized, literal, value }

    package var kind: Kind
    /// The text of a literal, else the source.
    package var text: String

    package init(kind: Kind, text: String) {
      self.kind = kind
      self.text = text
    }
  }

  package var place: ObservedPlace
  /// How it is joined.
  package var way: Way
  /// What is joined, in order.
  package var pieces: [Piece]
  /// What takes the whole: `Text(_:)`, `print(_:)`; the name of what it is assigned to.
  package var use: String?

  package init(
    place: ObservedPlace, way: Way, pieces: [Piece], use: String? = nil
  ) {
    self.place = place
    self.way = way
    self.pieces = pieces
    self.use = use
  }

  package var details: [ObservationDetail] {
    [
      .text("way", way.rawValue),
      .texts("pieces", pieces.map { "\($0.kind.rawValue): \($0.text)" }),
      .text("use", use),
    ].compactMap { $0 }
  }
}

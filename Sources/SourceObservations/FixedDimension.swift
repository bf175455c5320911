package import SourceText

/// A width, height or number of lines that does not grow with the text in it.
package struct FixedDimension: SourceObservation {
  package static let kind = "fixed-dimension"

  package enum Limit: String, Hashable, Sendable { case width, height, lines }

  package var place: ObservedPlace
  /// What is fixed.
  package var limit: Limit
  /// What fixes it: `frame(width:)`, `lineLimit(_:)`, `numberOfLines`.
  package var function: String
  /// The constant, where it is one.
  package var value: Double?
  /// What it is applied to: `Text`, `HStack`.
  package var root: String?
  /// Whether text stands in what it is applied to.
  package var holdsText: Bool
  /// Whether the text may be scaled down (`minimumScaleFactor`).
  package var mayShrink: Bool
  /// Where that stands which it is applied to.
  package var content: Range<SourcePosition>?

  package init(
    place: ObservedPlace, limit: Limit, function: String, value: Double?, root: String?, holdsText: Bool,
    mayShrink: Bool = false, content: Range<SourcePosition>? = nil
  ) {
    self.place = place
    self.limit = limit
    self.function = function
    self.value = value
    self.root = root
    self.holdsText = holdsText
    self.mayShrink = mayShrink
    self.content = content
  }

  package var details: [ObservationDetail] {
    [
      .text("limit", limit.rawValue),
      .text("function", function),
      .number("value", value),
      .text("root", root),
      .flag("holdsText", holdsText),
      .flag("mayShrink", mayShrink),
    ].compactMap { $0 }
  }
}

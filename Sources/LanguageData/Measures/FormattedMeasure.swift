/// A quantity as text, with what is where in it.
package struct FormattedMeasure: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case integer, fraction, decimalSeparator, groupingSeparator, sign, otherOfNumber, unit
  }

  package struct Span: Hashable, Sendable {
    package var part: Part
    /// In UTF-16 code units.
    package var range: Range<Int>

    package init(part: Part, range: Range<Int>) {
      self.part = part
      self.range = range
    }
  }

  package var text: String
  /// As ICU tells them: they may overlap, since a grouping separator lies in the integer.
  package var spans: [Span]

  /// The number as it is written: converted, scaled and rounded. nil if nobody knows, as for two units at once.
  package var number: Double?

  package init(text: String, spans: [Span], number: Double? = nil) {
    self.text = text
    self.spans = spans
    self.number = number
  }
}

#if !canImport(_FoundationICU)
  /// Where ICU is not at hand, callers write the number and the unit's symbol; Apple's platforms have it all already.
  final class MeasureFormatter: Sendable {
    init(locale: String, shape: MeasureShape) {}

    func text(of value: Double) -> String? { nil }

    func parts(of value: Double) -> FormattedMeasure? { nil }
  }
#endif

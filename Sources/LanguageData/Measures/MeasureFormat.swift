/// Writes quantities in one locale and shape. What it is made of is made once and kept, for all threads.
package struct MeasureFormat: Sendable {
  private let formatter: MeasureFormatter

  /// - Parameter locale: an identifier of a locale in any spelling; keywords for measurement systems count.
  package init(locale: String, shape: MeasureShape) {
    formatter = Self.formatters.value(for: Key(locale: locale, shape: shape))
  }

  /// - Returns: nil where ICU knows no way to write it (or is not at hand).
  package func text(of value: Double) -> String? { formatter.text(of: value) }

  package func parts(of value: Double) -> FormattedMeasure? { formatter.parts(of: value) }

  private struct Key: Hashable {
    let locale: String
    let shape: MeasureShape
  }

  private static let formatters = ThreadedCache<Key, MeasureFormatter> {
    MeasureFormatter(locale: $0.locale, shape: $0.shape)
  }
}

/// Writes counts of hours, minutes and so on as one text, in one locale: `2 hours, 5 minutes`.
package struct ElapsedTimeFormat: Sendable {
  package enum Width: Hashable, Sendable {
    /// `2 hours, 5 minutes`
    case wide
    /// `2 hr, 5 min`
    case abbreviated
    /// `2hr 5min`
    case condensed
    /// `2h 5m`
    case narrow
    /// `two hours, five minutes`
    case spelledOut
  }

  private let formatter: ElapsedTimeFormatter

  /// - Parameter locale: an identifier of a locale in any spelling.
  package init(locale: String, width: Width) {
    formatter = Self.formatters.value(for: Key(locale: locale, width: width))
  }

  /// - Parameter times: from the largest unit to the smallest, each once. ICU takes up to eight.
  /// - Returns: nil where ICU is not at hand, or for no times.
  package func text(of times: [ElapsedTime]) -> String? { times.isEmpty ? nil : formatter.text(of: times) }

  private struct Key: Hashable {
    let locale: String
    let width: Width
  }

  private static let formatters = ThreadedCache<Key, ElapsedTimeFormatter> {
    ElapsedTimeFormatter(locale: $0.locale, width: $0.width)
  }
}

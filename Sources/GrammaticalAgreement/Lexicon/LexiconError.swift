/// Why a lexicon cannot be read.
package struct LexiconError: Error, Equatable, CustomStringConvertible, Sendable {
  /// 1-based.
  package let line: Int
  /// Lower case, no full stop.
  package let reason: String

  package var description: String { "line \(line): \(reason)" }
}

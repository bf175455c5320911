/// Why a lexicon cannot be read.
package struct LexiconError: Error, Equatable, CustomStringConvertible, Sendable {
  /// 1-based.
  package let line: Int
  /// Lower case, no full stop.
  package let reason: String

  package init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }

  package var description: String { "line \(line): \(reason)" }
}

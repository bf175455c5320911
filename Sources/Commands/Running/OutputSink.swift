/// Where text goes: a terminal, a file, a pipe, or a test's buffer.
package protocol OutputSink: AnyObject, Sendable {
  func write(_ bytes: [UInt8])
  var isTerminal: Bool { get }
  /// The width of the terminal; nil where it is none or does not say.
  var columns: Int? { get }
  /// What went wrong with writing, in the system's words; a reader that closed its end is no failure.
  var failure: String? { get }
}

extension OutputSink {
  func write(_ text: String) { write(Array(text.utf8)) }
}

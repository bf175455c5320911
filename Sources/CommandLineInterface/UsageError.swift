/// A command line that cannot be understood.
package struct UsageError: Error, Hashable, Sendable {
  /// Lower case, without full stop.
  package var message: String
  /// What to do instead, where there is something to say.
  package var suggestion: String?
  /// The command it was meant for, where known.
  package var command: String?

  package init(_ message: String, suggestion: String? = nil, command: String? = nil) {
    self.message = message
    self.suggestion = suggestion
    self.command = command
  }
}

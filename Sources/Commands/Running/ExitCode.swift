/// How the tool ends.
package enum ExitCode: Int32, Sendable {
  case success = 0
  /// Findings, or something to change under `--check`.
  case findings = 1
  /// A wrong command line, or an input that cannot be understood, read or written.
  case refused = 2
}

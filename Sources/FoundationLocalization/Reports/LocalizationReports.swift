import Foundation

/// Where reports of what went wrong with texts go.
///
/// ```swift
/// LocalizationReports.handler = { report in logger.warning("\(report)") }
/// ```
public enum LocalizationReports {
  private struct State {
    var handler: (@Sendable (LocalizationReport) -> Void)?
    var seen: Set<LocalizationReport> = []
  }

  /// A file that changes, or keys that come from outside, must not fill the memory with what was reported.
  private static let mostRemembered = 10_000
  private static let state = Locked(State())

  /// Gets each distinct report once, on whichever thread found it. At first, nil: a line on standard error.
  public static var handler: (@Sendable (LocalizationReport) -> Void)? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  /// Hands on a report that was not there before.
  package static func send(_ report: LocalizationReport) {
    let (isNew, handler) = state.withLock { state in
      if state.seen.count >= mostRemembered { state.seen.removeAll() }
      return (state.seen.insert(report).inserted, state.handler)
    }
    guard isNew else { return }
    if let handler { handler(report) } else { writeToStandardError(report) }
  }

  /// Lets reports come again, for tables that were read anew.
  static func forget() { state.withLock { $0.seen.removeAll() } }

  private static func writeToStandardError(_ report: LocalizationReport) {
    FileHandle.standardError.write(Data("FoundationLocalization: \(report)\n".utf8))
  }
}

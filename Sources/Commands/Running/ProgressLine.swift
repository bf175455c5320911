import ContentCache
import Foundation

/// One line of a terminal that says how far long work has come, and goes when the work is done.
final class ProgressLine: Sendable {
  private struct State {
    var isShown = false
    var lastShown: Date?
  }

  /// Work that is done sooner shows nothing.
  private let delay: TimeInterval
  private static let interval: TimeInterval = 0.1

  private let sink: any OutputSink
  private let start = Date()
  private let state = Lock(State())

  init(sink: any OutputSink, delay: TimeInterval = 0.3) {
    self.sink = sink
    self.delay = delay
  }

  /// - Parameter total: 0 where it is not known.
  func show(_ activity: String, done: Int, total: Int) {
    let now = Date()
    state.withLock { state in
      guard now.timeIntervalSince(start) >= delay else { return }
      if let last = state.lastShown, now.timeIntervalSince(last) < Self.interval { return }
      state.lastShown = now
      state.isShown = true
      // Steps are no files: some sources are read twice, so their number would puzzle.
      let share = total > 0 ? " \(min(done, total) * 100 / total)%" : " …"
      let line = (activity + share).prefix(Swift.max(20, (sink.columns ?? 80) - 1))
      sink.write("\r\(line)\u{1B}[K")
    }
  }

  func clear() {
    state.withLock { state in
      guard state.isShown else { return }
      state.isShown = false
      sink.write("\r\u{1B}[K")
    }
  }
}

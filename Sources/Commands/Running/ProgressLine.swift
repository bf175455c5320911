import Foundation

/// One line of a terminal that says how far long work has come, and goes when the work is done.
final class ProgressLine: Sendable {
  private struct State {
    var isShown = false
    var lastShown: Date?
  }

  /// Work that is done sooner shows nothing.
  private static let delay: TimeInterval = 0.3
  private static let interval: TimeInterval = 0.1

  private let sink: any OutputSink
  private let start = Date()
  private let state = Lock(State())

  init(sink: any OutputSink) { self.sink = sink }

  /// - Parameter total: 0 where it is not known.
  func show(_ activity: String, done: Int, total: Int) {
    let now = Date()
    state.withLock { state in
      guard now.timeIntervalSince(start) > Self.delay else { return }
      if let last = state.lastShown, now.timeIntervalSince(last) < Self.interval { return }
      state.lastShown = now
      state.isShown = true
      let count = total > 0 ? " \(done) of \(total)" : ""
      let line = (activity + count + " …").prefix(Swift.max(20, (sink.columns ?? 80) - 1))
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

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The last signal that came while one was kept waiting; 0 for none.
private nonisolated(unsafe) var waitingSignal: Int32 = 0

/// Keeps what ends the process (Control-C, `kill`) waiting while files are written, so that no temporary file is left
/// and files that belong together are replaced together. Who handles or ignores a signal himself is left to it.
struct InterruptionDelay {
  private let signals: [Int32]

  init() {
    waitingSignal = 0
    signals = [SIGINT, SIGTERM, SIGHUP].filter { number in
      let former = signal(number) { waitingSignal = $0 }
      guard former != nil else { return true }
      _ = signal(number, former)
      return false
    }
  }

  /// Whether the process is to end.
  var hasCome: Bool { waitingSignal != 0 }

  /// Lets what came have its way: it ends the process as it would have before.
  func end() {
    for number in signals { _ = signal(number, SIG_DFL) }
    guard waitingSignal != 0 else { return }
    let number = waitingSignal
    waitingSignal = 0
    _ = kill(getpid(), number)
  }
}

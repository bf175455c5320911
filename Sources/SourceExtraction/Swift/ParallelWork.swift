import Foundation

/// Runs independent pieces of work on all cores, on threads whose stack holds deeply nested sources.
enum ParallelWork {
  private static let stackSize = 256 << 20

  /// The results in the order of their numbers.
  static func map<Result: Sendable>(_ count: Int, _ work: @escaping @Sendable (Int) -> Result) -> [Result] {
    guard count > 0 else { return [] }
    let shared = Shared<Result>(count: count)
    let threads = Swift.max(1, Swift.min(count, ProcessInfo.processInfo.activeProcessorCount))
    let group = DispatchGroup()
    for _ in 0..<threads {
      group.enter()
      let thread = Thread {
        while let number = shared.next() { shared.store(work(number), at: number) }
        group.leave()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    group.wait()
    return shared.all()
  }

  private final class Shared<Result: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var position = 0
    private var results: [Result?]

    init(count: Int) { results = Array(repeating: nil, count: count) }

    func next() -> Int? {
      lock.withLock {
        guard position < results.count else { return nil }
        defer { position += 1 }
        return position
      }
    }

    func store(_ result: Result, at number: Int) { lock.withLock { results[number] = result } }

    func all() -> [Result] { lock.withLock { results.compactMap { $0 } } }
  }
}

/// Counts finished pieces and reports them one at a time.
final class ProgressCounter: @unchecked Sendable {
  private let lock = NSLock()
  private var done = 0
  private let total: Int
  private let report: (@Sendable (Int, Int) -> Void)?

  init(total: Int, report: (@Sendable (Int, Int) -> Void)?) {
    self.total = total
    self.report = report
  }

  func advance() {
    lock.withLock {
      done += 1
      report?(done, total)
    }
  }
}

import ContentCache
import Dispatch
import Testing

@testable import Commands

@Suite struct BegunWorkTests {
  @Test func workIsDoneOnceForAllWhoAsk() {
    let count = Lock(0)
    let work = BegunWork {
      count.withLock {
        $0 += 1
        return "made \($0)"
      }
    }
    let found = Lock<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      let value = work.value
      found.withLock { $0.append(value) }
    }
    #expect(found.withLock { $0 } == [String](repeating: "made 1", count: 8))
  }
}

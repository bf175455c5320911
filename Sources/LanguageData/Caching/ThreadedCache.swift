import Foundation

/// Values that are made once for all threads. Each thread remembers the values as it saw them last, so that what is
/// known is found without a lock and without allocating.
///
/// Keys may come from strangers, so there is a limit; when it is reached, all is forgotten and made anew.
///
/// Unchecked, since the compiler cannot see that `values` is guarded by the lock.
package final class ThreadedCache<Key: Hashable & Sendable, Value: AnyObject & Sendable>: @unchecked Sendable {
  /// What one thread remembers.
  private final class Memory {
    @exclusivity(unchecked) var values: [Key: Value] = [:]
    @exclusivity(unchecked) var last: (key: Key, value: Value)?
  }

  private let limit: Int
  private let make: @Sendable (Key) -> Value
  private let lock = NSLock()
  private var values: [Key: Value] = [:]
  private let memory = ThreadValue<Memory> { Memory() }

  package init(limit: Int = 512, _ make: @escaping @Sendable (Key) -> Value) {
    self.limit = limit
    self.make = make
  }

  package func value(for key: Key) -> Value {
    guard let memory = memory.value else { return sharedValues(including: key).value }
    if let last = memory.last, last.key == key { return last.value }
    let value: Value
    if let known = memory.values[key] {
      value = known
    } else {
      (memory.values, value) = sharedValues(including: key)
    }
    memory.last = (key, value)
    return value
  }

  private func sharedValues(including key: Key) -> (all: [Key: Value], value: Value) {
    if let known = (lock.withLock { values[key].map { (values, $0) } }) { return known }
    // Outside the lock, since it may take long; what another thread has made meanwhile is kept.
    let made = make(key)
    return lock.withLock {
      let value = values[key] ?? made
      if values.count >= limit { values.removeAll() }
      values[key] = value
      return (values, value)
    }
  }
}

private import Foundation

/// Values that are costly to make, kept by what they were made of. When the limit is reached, all are dropped, which is
/// cheap and rare: a program uses few languages.
package final class Kept<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private let limit: Int
  private var values: [Key: Value] = [:]

  package init(limit: Int) { self.limit = limit }

  /// The value kept for a key, else a new one. `make` runs outside the lock, so it may ask for other kept values; where
  /// two threads make the same one, the first stays.
  package func value(for key: Key, make: () -> Value) -> Value {
    if let value = lock.withLock({ values[key] }) { return value }
    let made = make()
    return lock.withLock {
      if let value = values[key] { return value }
      if values.count >= limit { values.removeAll() }
      values[key] = made
      return made
    }
  }
}

import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#endif

/// Values that are made once for all threads. Each thread remembers the values as it saw them last, so that what is
/// known is found without a lock and without allocating.
///
/// Keys may come from strangers, so there is a limit; when it is reached, all is forgotten and made anew.
///
/// Unchecked, since the compiler cannot see that `values` is guarded by the lock and a memory used by one thread.
final class ThreadedCache<Key: Hashable & Sendable, Value: AnyObject & Sendable>: @unchecked Sendable {
  /// What one thread remembers.
  private final class Memory {
    var values: [Key: Value] = [:]
    var last: (key: Key, value: Value)?
  }

  private let limit: Int
  private let make: @Sendable (Key) -> Value
  private let lock = NSLock()
  private var values: [Key: Value] = [:]
  #if !os(Windows) && !os(WASI)
    private let threadKey: pthread_key_t?
  #endif

  init(limit: Int = 512, _ make: @escaping @Sendable (Key) -> Value) {
    self.limit = limit
    self.make = make
    #if !os(Windows) && !os(WASI)
      var key = pthread_key_t()
      // The optionality of the destructor's argument differs between platforms.
      #if canImport(Darwin)
        let status = pthread_key_create(&key) { Unmanaged<AnyObject>.fromOpaque($0).release() }
      #else
        let status = pthread_key_create(&key) { memory in
          if let memory { Unmanaged<AnyObject>.fromOpaque(memory).release() }
        }
      #endif
      threadKey = status == 0 ? key : nil
    #endif
  }

  func value(for key: Key) -> Value {
    guard let memory = threadMemory() else { return sharedValues(including: key).value }
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

  private func threadMemory() -> Memory? {
    #if !os(Windows) && !os(WASI)
      guard let threadKey else { return nil }
      if let known = pthread_getspecific(threadKey) { return Unmanaged<Memory>.fromOpaque(known).takeUnretainedValue() }
      let memory = Unmanaged.passRetained(Memory())
      guard pthread_setspecific(threadKey, memory.toOpaque()) == 0 else {
        memory.release()
        return nil
      }
      return memory.takeUnretainedValue()
    #else
      return nil
    #endif
  }
}

#if canImport(Darwin)
  /// A value that is read all the time and replaced now and then. On Apple's systems, where atomics need macOS 15, behind
  /// a lock.
  final class Published<Value: AnyObject & Sendable>: Sendable {
    private let current: Locked<Value>

    init(_ value: Value) { current = Locked(value) }

    func withCurrent<Result>(_ body: (Value) throws -> Result) rethrows -> Result {
      try body(current.withLock { $0 })
    }

    func replace(_ change: (Value) -> Value) { current.withLock { $0 = change($0) } }
  }
#else
  import Synchronization

  /// A value that is read all the time and replaced now and then: readers take no lock and never wait.
  ///
  /// A reader counts itself in before it looks which value is current, and out when it is done. A replaced value is given
  /// up when nobody is counted in: whoever looks after that sees the new one.
  final class Published<Value: AnyObject & Sendable>: Sendable {
    private let current: Atomic<Unmanaged<Value>>
    private let readers = Atomic<Int>(0)
    private let replaced = Locked<[Value]>([])

    init(_ value: Value) { current = Atomic(.passRetained(value)) }

    deinit { current.load(ordering: .sequentiallyConsistent).release() }

    func withCurrent<Result>(_ body: (Value) throws -> Result) rethrows -> Result {
      readers.add(1, ordering: .sequentiallyConsistent)
      defer { readers.subtract(1, ordering: .sequentiallyConsistent) }
      return try current.load(ordering: .sequentiallyConsistent)._withUnsafeGuaranteedRef { try body($0) }
    }

    /// One change at a time; `change` is not to read or replace this value.
    func replace(_ change: (Value) -> Value) {
      // Given up after the lock is, since that may unmap files.
      let unused = replaced.withLock { replaced -> [Value] in
        let old = current.load(ordering: .sequentiallyConsistent)
        let new = Unmanaged.passRetained(old._withUnsafeGuaranteedRef { change($0) })
        replaced.append(current.exchange(new, ordering: .sequentiallyConsistent).takeRetainedValue())
        guard readers.load(ordering: .sequentiallyConsistent) == 0 else { return [] }
        defer { replaced = [] }
        return replaced
      }
      withExtendedLifetime(unused) {}
    }
  }
#endif

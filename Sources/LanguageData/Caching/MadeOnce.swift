#if canImport(Darwin)
  import Foundation

  /// An object that is made when it is first asked for. On Apple's systems, where atomics need macOS 15, behind a lock.
  ///
  /// Unchecked, since the compiler cannot see that `made` is guarded by the lock.
  package final class MadeOnce<Value: AnyObject & Sendable>: @unchecked Sendable {
    private var made: Value?
    private let lock = NSLock()

    package init() {}

    package func value(_ make: () -> Value) -> Value {
      lock.withLock {
        if let made { return made }
        let value = make()
        made = value
        return value
      }
    }

    package func withValue<Result>(_ make: () -> Value, _ body: (Value) -> Result) -> Result { body(value(make)) }
  }
#else
  package import Synchronization

  /// An object that is made when it is first asked for; then no lock is taken. Two threads may make it at once: the first
  /// one is kept.
  ///
  /// Its code can be seen by other modules, since generic code that cannot is several times slower.
  package final class MadeOnce<Value: AnyObject & Sendable>: Sendable {
    /// The address of the object; 0 as long as there is none.
    @usableFromInline let made = Atomic<UInt>(0)

    @inlinable package init() {}

    deinit { object(made.load(ordering: .acquiring))?.release() }

    @inlinable package func value(_ make: () -> Value) -> Value { withValue(make) { $0 } }

    /// What `body` makes of the object, which stays as long as this does: no reference to it is counted.
    @inlinable package func withValue<Result>(_ make: () -> Value, _ body: (Value) -> Result) -> Result {
      if let made = object(made.load(ordering: .acquiring)) { return made._withUnsafeGuaranteedRef { body($0) } }
      let new = Unmanaged.passRetained(make())
      let (_, present) = made.compareExchange(
        expected: 0, desired: UInt(bitPattern: new.toOpaque()), ordering: .acquiringAndReleasing)
      guard let first = object(present) else { return new._withUnsafeGuaranteedRef { body($0) } }
      new.release()
      return first._withUnsafeGuaranteedRef { body($0) }
    }

    @inlinable func object(_ address: UInt) -> Unmanaged<Value>? {
      guard let pointer = UnsafeRawPointer(bitPattern: address) else { return nil }
      return Unmanaged.fromOpaque(pointer)
    }
  }
#endif

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
  }
#else
  import Synchronization

  /// An object that is made when it is first asked for; then no lock is taken. Two threads may make it at once: the first
  /// one is kept.
  package final class MadeOnce<Value: AnyObject & Sendable>: Sendable {
    /// The address of the object; 0 as long as there is none.
    private let made = Atomic<UInt>(0)

    package init() {}

    deinit { Self.object(made.load(ordering: .acquiring))?.release() }

    package func value(_ make: () -> Value) -> Value {
      if let made = Self.object(made.load(ordering: .acquiring)) { return made.takeUnretainedValue() }
      let new = Unmanaged.passRetained(make())
      let (_, present) = made.compareExchange(
        expected: 0, desired: UInt(bitPattern: new.toOpaque()), ordering: .acquiringAndReleasing)
      guard let first = Self.object(present) else { return new.takeUnretainedValue() }
      new.release()
      return first.takeUnretainedValue()
    }

    private static func object(_ address: UInt) -> Unmanaged<Value>? {
      UnsafeRawPointer(bitPattern: address).map { Unmanaged.fromOpaque($0) }
    }
  }
#endif

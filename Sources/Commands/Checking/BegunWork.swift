import ContentCache
import Dispatch

/// A value that is made on another thread while something else is done.
final class BegunWork<Value: Sendable>: Sendable {
  private let made = Lock<Value?>(nil)
  private let make: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
    DispatchQueue.global().async { [self] in _ = value }
  }

  /// Waits until it is made. Where no thread has begun with it, it is made here.
  var value: Value {
    made.withLock { made in
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}

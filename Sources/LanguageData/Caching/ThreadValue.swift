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

/// An object of which each thread has its own, made when it is first asked for. For few and long-lived owners: systems
/// have a limited number of these.
///
/// Unchecked, since the compiler cannot see that an object never leaves its thread.
package final class ThreadValue<Value: AnyObject>: @unchecked Sendable {
  private let make: @Sendable () -> Value
  #if !os(Windows) && !os(WASI)
    private let key: pthread_key_t?
  #endif

  package init(_ make: @escaping @Sendable () -> Value) {
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
      self.key = status == 0 ? key : nil
    #endif
  }

  /// nil where the system has no such thing, or no more of it.
  @inlinable package var value: Value? {
    guard let pointer else { return nil }
    return Unmanaged<Value>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// The object for callers who count no reference to it, with `_withUnsafeGuaranteedRef`: it lives as long as its thread.
  @inlinable package var unmanaged: Unmanaged<Value>? {
    guard let pointer else { return nil }
    return Unmanaged.fromOpaque(pointer)
  }

  @usableFromInline var pointer: UnsafeMutableRawPointer? {
    #if !os(Windows) && !os(WASI)
      guard let key else { return nil }
      if let known = pthread_getspecific(key) { return known }
      let made = Unmanaged.passRetained(make())
      guard pthread_setspecific(key, made.toOpaque()) == 0 else {
        made.release()
        return nil
      }
      return made.toOpaque()
    #else
      return nil
    #endif
  }
}

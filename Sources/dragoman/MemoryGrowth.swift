import Foundation

/// How the C library gets memory from the system.
enum MemoryGrowth {
  /// Lets each thread's memory grow by 64 MB at once. The GNU C library otherwise asks the system for a few pages each time,
  /// and gives them back, some ten thousand times for a project of two thousand sources. What is not used is never
  /// touched, so that it takes no memory. Does nothing where there is no such setting.
  static func takeLargeSteps() {
    #if os(Linux)
      // Not in the modules that Swift has of the C library.
      guard let program = dlopen(nil, RTLD_NOW), let symbol = dlsym(program, "mallopt") else { return }
      typealias Setting = @convention(c) (_ parameter: Int32, _ value: Int32) -> Int32
      _ = unsafeBitCast(symbol, to: Setting.self)(topPad, 64 << 20)
    #endif
  }

  /// `M_TOP_PAD` of `malloc.h`.
  private static let topPad: Int32 = -2
}

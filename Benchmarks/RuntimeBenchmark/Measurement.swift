import Dispatch
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Times, memory and calls of `malloc`, printed one a line as `case<TAB>number`.
enum Measurement {
  static let passes = 15

  /// The median time of one of `count` calls, in nanoseconds.
  static func time(_ name: String, count: Int, _ body: (Int) -> Int) {
    // One case over and over, for a profiler.
    if CommandLine.arguments.count > 3 {
      guard CommandLine.arguments[3] == name else { return }
      var sum = 0
      for pass in 0..<passes * 20 * count { sum &+= body(pass % count) }
      return print(sum)
    }
    var sum = 0
    let times = (0..<passes).map { _ in
      nanoseconds { for number in 0..<count { sum &+= body(number) } } / Double(count)
    }
    // The sum is used, so that no call is optimized away.
    if sum == .min { print("") }
    report(name, times.sorted()[passes / 2])
  }

  static func nanoseconds(_ body: () throws -> Void) rethrows -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    try body()
    return Double(DispatchTime.now().uptimeNanoseconds - start)
  }

  static func report(_ name: String, _ value: Double) { print("\(name)\t\(String(format: "%.2f", value))") }

  /// How often memory is asked for in one of `count` calls, after they were made once.
  static func allocations(_ name: String, count: Int, _ body: (Int) -> Int) {
    guard let before = { (0..<count).reduce(0) { $0 &+ body($1) } != .min ? countedAllocations() : nil }() else {
      return print("\(name)\tnot counted: count_allocations.so is not preloaded")
    }
    var sum = 0
    for number in 0..<count { sum &+= body(number) }
    guard sum != .min, let after = countedAllocations() else { return }
    report(name, Double(after - before) / Double(count))
  }

  /// Without `count_allocations.c`, nil.
  static func countedAllocations() -> Int? {
    guard let pointer = dlsym(nil, "counted_allocations") else { return nil }
    return unsafeBitCast(pointer, to: (@convention(c) () -> Int).self)()
  }

  /// The kilobytes of memory that belong to this process alone: what it wrote to.
  static func ownKilobytes() -> Double {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) } ?? 0
  }
}

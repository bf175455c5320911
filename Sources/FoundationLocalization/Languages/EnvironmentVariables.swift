import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Single variables of the environment, without a copy of all of them.
enum EnvironmentVariables {
  /// - Returns: nil where it is not set.
  static func value(of name: String) -> String? {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
      getenv(name).map { String(cString: $0) }
    #else
      ProcessInfo.processInfo.environment[name]
    #endif
  }
}

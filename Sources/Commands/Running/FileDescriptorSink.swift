import ContentCache
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Standard output or standard error.
package final class FileDescriptorSink: OutputSink {
  private struct State {
    var isClosed = false
    var failure: String?
  }

  private let descriptor: Int32
  private let state = Lock(State())

  package init(descriptor: Int32) { self.descriptor = descriptor }

  package static let standardOutput = FileDescriptorSink(descriptor: STDOUT_FILENO)
  package static let standardError = FileDescriptorSink(descriptor: STDERR_FILENO)

  /// A pipe whose reader has gone then shows as an error of `write` instead of ending the process.
  package static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  package var isTerminal: Bool { isatty(descriptor) == 1 }

  package var columns: Int? {
    guard isTerminal else { return nil }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  package var failure: String? { state.withLock { $0.failure } }

  package func write(_ bytes: [UInt8]) {
    state.withLock { state in
      guard !state.isClosed else { return }
      bytes.withUnsafeBytes { buffer in
        var written = 0
        while written < buffer.count {
          let result = systemWrite(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
          if result >= 0 {
            written += result
          } else if errno != EINTR && errno != EAGAIN {
            state.isClosed = true
            if errno != EPIPE { state.failure = String(cString: strerror(errno)).lowercased() }
            return
          }
        }
      }
    }
  }

  private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, buffer, count)
    #elseif canImport(Glibc)
      Glibc.write(descriptor, buffer, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, buffer, count)
    #endif
  }
}

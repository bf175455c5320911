import ContentCache
import Commands
import Foundation

/// Output that is kept; several sinks may share a transcript so that their order shows.
final class BufferSink: OutputSink, @unchecked Sendable {
  private let lock = NSLock()
  private var bytes: [UInt8] = []
  let isTerminal: Bool
  let columns: Int?
  let failure: String?

  init(isTerminal: Bool = false, columns: Int? = nil, failure: String? = nil) {
    self.isTerminal = isTerminal
    self.columns = columns
    self.failure = failure
  }

  func write(_ bytes: [UInt8]) { lock.withLock { self.bytes += bytes } }

  var text: String { lock.withLock { String(decoding: bytes, as: UTF8.self) } }
}

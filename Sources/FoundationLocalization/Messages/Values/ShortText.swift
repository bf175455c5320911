#if !canImport(Darwin)
  /// UTF-8 that lies in the value itself, as long as it is short: a key that is put together for one lookup then takes
  /// no memory.
  struct ShortText: Sendable {
    static let capacity = 48
    private(set) var count = 0
    private var bytes: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0)

    /// - Returns: whether there was room; if not, nothing has changed.
    mutating func append(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
      let start = count
      guard text.count <= Self.capacity - start else { return false }
      withUnsafeMutableBytes(of: &bytes) { bytes in
        UnsafeMutableRawBufferPointer(rebasing: bytes[start...]).copyMemory(from: UnsafeRawBufferPointer(text))
      }
      count = start + text.count
      return true
    }

    func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
      withUnsafeBytes(of: bytes) { bytes in
        body(UnsafeRawBufferPointer(rebasing: bytes[..<count]).assumingMemoryBound(to: UInt8.self))
      }
    }

    var text: String { withUTF8 { String(decoding: $0, as: UTF8.self) } }
  }
#endif

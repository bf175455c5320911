#if canImport(_FoundationICU)
  internal import _FoundationICU

  /// Texts that functions of ICU write into a buffer.
  enum ICUText {
    typealias Fill = (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32

    /// Runs a function that fills a buffer of UTF-16 code units, and once more if it needs a larger one.
    /// - Returns: nil where the function fails.
    static func text(_ fill: Fill) -> String? {
      var capacity = 256
      for _ in 0..<2 {
        var status = U_ZERO_ERROR
        var needed = 0
        let units = [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
          needed = max(0, Int(fill(buffer.baseAddress, Int32(capacity), &status)))
          count = isFailure(status) ? 0 : min(needed, capacity)
        }
        if !isFailure(status) { return String(decoding: units, as: UTF16.self) }
        guard status == U_BUFFER_OVERFLOW_ERROR else { return nil }
        capacity = needed + 1
      }
      return nil
    }

    static func isFailure(_ status: UErrorCode) -> Bool { status.rawValue > U_ZERO_ERROR.rawValue }
  }
#endif

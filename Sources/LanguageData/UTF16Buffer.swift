#if canImport(_FoundationICU)
  internal import _FoundationICU

  /// For functions of ICU that write UTF-16 into a buffer and tell how much they would have written.
  enum UTF16Buffer {
    /// Runs `fill` with a buffer of some room, and once more with enough where that was too little.
    ///
    /// - Returns: nil where the function fails; an empty text is a text.
    static func text(
      room: Int, _ fill: (UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
    ) -> String? {
      var capacity = room
      for _ in 0..<2 {
        guard let limit = Int32(exactly: capacity) else { return nil }
        var status = U_ZERO_ERROR
        var needed = 0
        let units = [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
          guard let start = buffer.baseAddress else { return }
          needed = Int(fill(start, limit, &status))
          let isFilled = status.rawValue <= U_ZERO_ERROR.rawValue
          count = isFilled ? min(capacity, max(0, needed)) : 0
        }
        if status.rawValue <= U_ZERO_ERROR.rawValue { return String(decoding: units, as: UTF16.self) }
        guard status == U_BUFFER_OVERFLOW_ERROR, needed > capacity else { return nil }
        capacity = needed + 1
      }
      return nil
    }
  }
#endif

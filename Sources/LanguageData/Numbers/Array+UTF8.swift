extension Array where Element == UInt8 {
  /// Appends UTF-16 as UTF-8; lone surrogates become replacement characters.
  mutating func append(utf16 units: UnsafeBufferPointer<UInt16>) {
    for unit in units where unit >= 0x80 {
      _ = unit
      append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
      return
    }
    for unit in units { append(UInt8(truncatingIfNeeded: unit)) }
  }
}

/// The hash of keys: eight bytes a step, the same on every platform.
enum CompiledTableHash {
  static func hash(of key: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let bytes = UnsafeRawBufferPointer(key)
    var state = UInt64(bytes.count) &* 0x9E37_79B9_7F4A_7C15
    var offset = 0
    while bytes.count - offset >= 8 {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      state = folded(state ^ word, 0xA076_1D64_78BD_642F)
      offset += 8
    }
    if offset < bytes.count {
      var word: UInt64 = 0
      for place in offset..<bytes.count { word |= UInt64(bytes[place]) << UInt64((place - offset) * 8) }
      state = folded(state ^ word, 0xA076_1D64_78BD_642F)
    }
    return folded(state ^ 0xE703_7ED1_A0B4_28DB, 0x8EBC_6AF0_9C88_C6E3)
  }

  /// Both halves of the 128-bit product, one over the other.
  private static func folded(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}

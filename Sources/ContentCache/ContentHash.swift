/// 128 bits that stand for a content: MurmurHash3 (x64, 128 bits), which Austin Appleby gave to the public domain.
///
/// Not a defence against somebody who looks for collisions: who can change the sources, or the cache, of a project can
/// change what is found in it anyway.
package struct ContentHash: Hashable, Sendable {
  package var first: UInt64
  package var second: UInt64

  package init(first: UInt64, second: UInt64) {
    self.first = first
    self.second = second
  }

  package init(_ bytes: [UInt8], seed: UInt32 = 0) {
    self = bytes.withUnsafeBytes { ContentHash(bytes: $0, seed: seed) }
  }

  package init(_ text: String) {
    var text = text
    self = text.withUTF8 { ContentHash(bytes: UnsafeRawBufferPointer($0)) }
  }

  package init(bytes: UnsafeRawBufferPointer, seed: UInt32 = 0) {
    var (first, second) = (UInt64(seed), UInt64(seed))
    let blocks = bytes.count / 16
    for block in 0..<blocks {
      let low = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: block * 16, as: UInt64.self))
      let high = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: block * 16 + 8, as: UInt64.self))
      first ^= Self.scrambledLow(low)
      first = (Self.rotated(first, 27) &+ second) &* 5 &+ 0x52dc_e729
      second ^= Self.scrambledHigh(high)
      second = (Self.rotated(second, 31) &+ first) &* 5 &+ 0x3849_5ab5
    }
    let tail = blocks * 16
    var (low, high): (UInt64, UInt64) = (0, 0)
    for place in stride(from: bytes.count - 1, through: tail, by: -1) {
      let offset = place - tail
      if offset >= 8 {
        high |= UInt64(bytes[place]) << UInt64((offset - 8) * 8)
      } else {
        low |= UInt64(bytes[place]) << UInt64(offset * 8)
      }
    }
    second ^= Self.scrambledHigh(high)
    first ^= Self.scrambledLow(low)
    first ^= UInt64(bytes.count)
    second ^= UInt64(bytes.count)
    first = first &+ second
    second = second &+ first
    first = Self.finished(first)
    second = Self.finished(second)
    first = first &+ second
    second = second &+ first
    self.init(first: first, second: second)
  }

  /// 32 hexadecimal digits.
  package var hexadecimal: String { Self.digits(of: first) + Self.digits(of: second) }

  private static let (low, high): (UInt64, UInt64) = (0x87c3_7b91_1142_53d5, 0x4cf5_ad43_2745_937f)

  private static func scrambledLow(_ value: UInt64) -> UInt64 { rotated(value &* low, 31) &* high }
  private static func scrambledHigh(_ value: UInt64) -> UInt64 { rotated(value &* high, 33) &* low }
  private static func rotated(_ value: UInt64, _ bits: UInt64) -> UInt64 { value << bits | value >> (64 - bits) }

  /// Spreads each bit over all.
  package static func finished(_ value: UInt64) -> UInt64 {
    var value = value
    value ^= value >> 33
    value = value &* 0xff51_afd7_ed55_8ccd
    value ^= value >> 33
    value = value &* 0xc4ce_b9fe_1a85_ec53
    value ^= value >> 33
    return value
  }

  private static func digits(of value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// A cache entry is not what it should be: it is then made anew, and nobody hears of it.
package struct DamagedEntry: Error, Hashable, Sendable {
  package init() {}
}

/// Reads what `BinaryWriter` wrote. Nothing that the bytes say is believed: every length is compared with what is left.
package struct BinaryReader: Sendable {
  private let bytes: [UInt8]
  private var position: Int
  private let end: Int
  private var texts: [String] = []

  package init(_ bytes: [UInt8]) { self.init(bytes, 0..<bytes.count) }

  private init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  /// The bytes from a place on, as an entry of their own.
  package init(_ bytes: [UInt8], from start: Int) {
    self.init(bytes, min(start, bytes.count)..<bytes.count)
  }

  package var isAtEnd: Bool { position == end }

  package mutating func byte() throws(DamagedEntry) -> UInt8 {
    guard position < end else { throw DamagedEntry() }
    defer { position += 1 }
    return bytes[position]
  }

  package mutating func flag() throws(DamagedEntry) -> Bool {
    switch try byte() {
    case 0: return false
    case 1: return true
    default: throw DamagedEntry()
    }
  }

  package mutating func unsigned() throws(DamagedEntry) -> UInt64 {
    let first = try byte()
    if first < 0x80 { return UInt64(first) }
    var value = UInt64(first & 0x7F)
    var shift: UInt64 = 7
    while true {
      let next = try byte()
      guard shift < 63 || next <= 1 else { throw DamagedEntry() }
      value |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return value }
      shift += 7
    }
  }

  package mutating func number() throws(DamagedEntry) -> Int {
    let value = try unsigned()
    return Int(truncatingIfNeeded: Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1))
  }

  /// A number that is not below zero: an offset, a line.
  package mutating func index() throws(DamagedEntry) -> Int {
    let value = try number()
    guard value >= 0 else { throw DamagedEntry() }
    return value
  }

  /// A number below `limit`.
  package mutating func index(below limit: Int) throws(DamagedEntry) -> Int {
    let value = try number()
    guard value >= 0, value < limit else { throw DamagedEntry() }
    return value
  }

  package mutating func whole() throws(DamagedEntry) -> UInt64 {
    guard end - position >= 8 else { throw DamagedEntry() }
    defer { position += 8 }
    return bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: position, as: UInt64.self)) }
  }

  package mutating func hash() throws(DamagedEntry) -> ContentHash {
    ContentHash(first: try whole(), second: try whole())
  }

  /// Numbers of 32 bits in their full width.
  package mutating func wholes(_ count: Int) throws(DamagedEntry) -> [UInt32] {
    guard count >= 0, count <= (end - position) / 4 else { throw DamagedEntry() }
    defer { position += 4 * count }
    let start = position
    return bytes.withUnsafeBytes { buffer in
      (0..<count).map { place in
        UInt32(littleEndian: buffer.loadUnaligned(fromByteOffset: start + 4 * place, as: UInt32.self))
      }
    }
  }

  package mutating func text() throws(DamagedEntry) -> String {
    let number = try unsigned()
    if number == 1 { return "" }
    if number > 1 {
      guard number - 2 < UInt64(texts.count) else { throw DamagedEntry() }
      return texts[Int(number - 2)]
    }
    let count = try length()
    defer { position += count }
    let text = String(decoding: bytes[position..<position + count], as: UTF8.self)
    texts.append(text)
    return text
  }

  package mutating func optionalText() throws(DamagedEntry) -> String? { try flag() ? try text() : nil }

  /// A part that was written as bytes, to be read on its own.
  package mutating func block() throws(DamagedEntry) -> BinaryReader {
    let count = try length()
    defer { position += count }
    return BinaryReader(bytes, position..<position + count)
  }

  /// All that is left.
  package mutating func rest() -> ArraySlice<UInt8> {
    defer { position = end }
    return bytes[position..<end]
  }

  package mutating func array<Element>(
    _ body: (inout BinaryReader) throws(DamagedEntry) -> Element
  ) throws(DamagedEntry) -> [Element] {
    let count = try length()
    var elements: [Element] = []
    elements.reserveCapacity(min(count, 4096))
    for _ in 0..<count { elements.append(try body(&self)) }
    return elements
  }

  package mutating func optional<Value>(
    _ body: (inout BinaryReader) throws(DamagedEntry) -> Value
  ) throws(DamagedEntry) -> Value? {
    try flag() ? try body(&self) : nil
  }

  /// A count of things that take at least a byte each.
  private mutating func length() throws(DamagedEntry) -> Int {
    let value = try unsigned()
    guard value <= UInt64(end - position) else { throw DamagedEntry() }
    return Int(value)
  }
}

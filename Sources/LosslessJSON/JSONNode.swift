/// A value in a document, named by its place in the document's table; it means nothing in another document.
package struct JSONNode: Hashable, Sendable {
  package let index: Int

  init(index: Int) { self.index = index }
}

package enum JSONKind: UInt8, Sendable {
  case null
  case boolean
  case number
  case string
  case array
  case object
}

/// One value of a document, with the name it has where it is a member. A document holds them in the order of the
/// file, a container before what it contains: 20 bytes for each value, whatever its size.
struct JSONNodeRecord {
  /// The offset of the name's opening quote.
  var nameStart: UInt32 = 0
  /// The length of the name with its quotes, 0 where the value has no name; above it the kind and the two flags.
  private var packed: UInt32
  /// The offset of the value's first byte.
  var start: UInt32
  /// The offset after the value's last byte.
  var end: UInt32
  /// The index of the first record after the value and all that it contains.
  var next: UInt32 = 0

  static let longestName = 0xFF_FFFF

  init(kind: JSONKind, start: Int, end: Int, hasEscapes: Bool = false) {
    packed = UInt32(kind.rawValue) << 24 | (hasEscapes ? 1 << 31 : 0)
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
  }

  var kind: JSONKind { JSONKind(rawValue: UInt8(truncatingIfNeeded: (packed >> 24) & 0xF)) ?? .null }
  var nameLength: Int { Int(packed & 0xFF_FFFF) }
  var nameHasEscapes: Bool { packed & 1 << 30 != 0 }
  var valueHasEscapes: Bool { packed & 1 << 31 != 0 }

  mutating func setName(start: Int, length: Int, hasEscapes: Bool) {
    nameStart = UInt32(truncatingIfNeeded: start)
    packed |= UInt32(truncatingIfNeeded: length) | (hasEscapes ? 1 << 30 : 0)
  }
}

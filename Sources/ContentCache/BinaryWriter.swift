import SourceText

/// Writes values into the bytes of a cache entry. Texts that were written before become a number.
///
/// There is no description of what follows what: who reads has to ask in the same order, and a change of the order is a
/// change of the tool, whose entries have other names.
package struct BinaryWriter: Sendable {
  package private(set) var bytes: [UInt8] = []
  private var texts: [ExactString: Int] = [:]
  private let sharesTexts: Bool

  /// - Parameter sharingTexts: whether a text is written once; false is faster where most differ, as paths do.
  package init(sharingTexts: Bool = true) { sharesTexts = sharingTexts }

  /// What was written, as one number.
  package var hash: ContentHash { ContentHash(bytes) }

  package mutating func write(_ byte: UInt8) { bytes.append(byte) }

  package mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  /// Seven bits a byte, the lowest first.
  package mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  package mutating func write(_ number: Int) {
    // The sign goes to the lowest bit, so that small negative numbers are short too.
    write(UInt64(bitPattern: Int64(number) << 1 ^ Int64(number) >> 63))
  }

  /// A number that may be any, in its full width.
  package mutating func writeWhole(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func writeWhole(_ number: UInt32) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func write(_ hash: ContentHash) {
    writeWhole(hash.first)
    writeWhole(hash.second)
  }

  package mutating func write(_ text: String) {
    if text.utf8.isEmpty {
      write(UInt64(1))
      return
    }
    if sharesTexts {
      let exact = ExactString(text)
      if let number = texts[exact] {
        write(UInt64(number + 2))
        return
      }
      texts[exact] = texts.count
    }
    write(UInt64(0))
    var text = text
    text.withUTF8 {
      write(UInt64($0.count))
      bytes.append(contentsOf: $0)
    }
  }

  package mutating func write(_ text: String?) {
    write(text != nil)
    if let text { write(text) }
  }

  package mutating func write(_ block: [UInt8]) {
    write(UInt64(block.count))
    bytes.append(contentsOf: block)
  }

  package mutating func write<Element>(
    _ elements: some Collection<Element>, _ body: (inout BinaryWriter, Element) -> Void
  ) {
    write(UInt64(elements.count))
    for element in elements { body(&self, element) }
  }

  package mutating func write<Value>(_ value: Value?, _ body: (inout BinaryWriter, Value) -> Void) {
    write(value != nil)
    if let value { body(&self, value) }
  }
}

/// Tells by its bytes alone that a file compares nothing with a number that a plural could depend on, as most do: no
/// condition in it has to be looked into.
enum SmallNumberComparisons {
  /// Whether a digit stands beside `==`, `!=`, `<` or `>`, with nothing but spaces and `=` between them.
  static func mayOccur(in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      for place in buffer.indices where isComparison(buffer, place) {
        var next = place + 1
        while next < buffer.count, isBetween(buffer[next]) { next += 1 }
        if next < buffer.count, isDigit(buffer[next]) { return true }
        var previous = place - 1
        while previous >= 0, isBetween(buffer[previous]) || buffer[previous] == UInt8(ascii: "!") { previous -= 1 }
        if previous >= 0, isDigit(buffer[previous]) { return true }
      }
      return false
    }
  }

  /// `<`, `>` or the last sign of `==`, `!=`.
  private static func isComparison(_ buffer: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    switch buffer[place] {
    case UInt8(ascii: "<"), UInt8(ascii: ">"): return true
    case UInt8(ascii: "="):
      return place > 0 && (buffer[place - 1] == UInt8(ascii: "=") || buffer[place - 1] == UInt8(ascii: "!"))
    default: return false
    }
  }

  private static func isBetween(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "=") || byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
      || byte == UInt8(ascii: "(")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

extension String.UTF8View {
  /// Whether a byte follows itself.
  func hasRun(of byte: UInt8) -> Bool {
    var previous: UInt8 = 0
    for next in self {
      if next == byte, previous == byte { return true }
      previous = next
    }
    return false
  }

  /// Whether all bytes are ASCII, so that no character beyond it need be looked for.
  var isASCII: Bool { allSatisfy { $0 < 0x80 } }

  /// How often a byte occurs.
  func count(of byte: UInt8) -> Int {
    reduce(into: 0) { count, next in if next == byte { count += 1 } }
  }
}

extension String {
  /// The text without the bytes at some offsets, which are ASCII characters.
  func removing(_ offsets: [Int]) -> String {
    var bytes = Array(utf8)
    for offset in offsets.reversed() where bytes.indices.contains(offset) { bytes.remove(at: offset) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension String {
  /// The text without line breaks, and the spaces beside them, at its ends.
  var trimmingLineBreaks: String {
    let isSpace = { (scalar: Unicode.Scalar) in scalar.isLineEnd || scalar.isHorizontalSpace }
    let scalars = unicodeScalars
    guard let start = scalars.firstIndex(where: { !isSpace($0) }),
      let last = scalars.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(self[start...last])
  }
}

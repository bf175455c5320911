/// The parts of a source in which something can be localizable, put together to be parsed.
struct ReducedSource: Sendable {
  struct Part {
    /// In bytes.
    var range: Range<Int>
    /// Whether it is a statement that does not matter; a number takes its place.
    var isLeftOut = false
  }

  private(set) var bytes: [UInt8] = []
  /// Where each part starts here and in the source, in order.
  private var starts: [(here: Int, there: Int)] = []

  init(parts: [Part], of source: UnsafeBufferPointer<UInt8>) {
    bytes.reserveCapacity(parts.reduce(0) { $0 + ($1.isLeftOut ? 2 : $1.range.count + 1) })
    starts.reserveCapacity(parts.count)
    for part in parts {
      starts.append((bytes.count, part.range.lowerBound))
      if part.isLeftOut { bytes.append(UInt8(ascii: "0")) } else { bytes.append(contentsOf: source[part.range]) }
      bytes.append(0x0A)
    }
  }

  /// The offset in the source of an offset in the parts.
  func original(_ offset: Int) -> Int {
    var low = 0
    var high = starts.count - 1
    guard high >= 0 else { return offset }
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle].here <= offset { low = middle } else { high = middle - 1 }
    }
    return starts[low].there + offset - starts[low].here
  }
}

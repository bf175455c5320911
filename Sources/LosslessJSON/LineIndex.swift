import SourceText

/// The lines of a large text at the cost of a number for each block of it, instead of one for each line.
struct LineIndex: Sendable {
  private static let blockSize = 4096
  /// The number of line ends before each block.
  private let lineEndsBefore: [UInt32]

  init(_ bytes: [UInt8]) {
    var counts: [UInt32] = []
    counts.reserveCapacity(bytes.count / Self.blockSize + 1)
    var total: UInt32 = 0
    bytes.withUnsafeBufferPointer { buffer in
      var start = 0
      while start < buffer.count {
        counts.append(total)
        let end = Swift.min(start + Self.blockSize, buffer.count)
        total &+= Self.lineEnds(in: buffer, from: start, to: end)
        start = end
      }
    }
    lineEndsBefore = counts
  }

  /// Counts LF, and CR where no LF follows.
  private static func lineEnds(in buffer: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> UInt32 {
    var count: UInt32 = 0
    var returns: UInt32 = 0
    for index in start..<end {
      count &+= buffer[index] == 0x0A ? 1 : 0
      returns &+= buffer[index] == 0x0D ? 1 : 0
    }
    if returns > 0 {
      for index in start..<end where buffer[index] == 0x0D {
        if index + 1 >= buffer.count || buffer[index + 1] != 0x0A { count &+= 1 }
      }
    }
    return count
  }

  func position(at offset: Int, in bytes: [UInt8]) -> SourcePosition {
    let offset = Swift.max(0, Swift.min(offset, bytes.count))
    let block = Swift.min(offset / Self.blockSize, lineEndsBefore.count - 1)
    return bytes.withUnsafeBufferPointer { buffer in
      var line = 1
      if block >= 0 {
        line += Int(lineEndsBefore[block])
        line += Int(Self.lineEnds(in: buffer, from: block * Self.blockSize, to: offset))
      }
      var lineStart = offset
      while lineStart > 0, !Self.isLineEnd(buffer, at: lineStart - 1) { lineStart -= 1 }
      var utf16Column = 1
      for byte in buffer[lineStart..<offset] where byte & 0xC0 != 0x80 { utf16Column += byte >= 0xF0 ? 2 : 1 }
      return SourcePosition(
        offset: UTF8Offset(offset), line: line, column: offset - lineStart + 1, utf16Column: utf16Column)
    }
  }

  private static func isLineEnd(_ buffer: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    if buffer[index] == 0x0A { return true }
    return buffer[index] == 0x0D && (index + 1 >= buffer.count || buffer[index + 1] != 0x0A)
  }
}

/// A text as the bytes it was read from, with the conversions between offsets, lines and columns.
///
/// Line ends are LF, CR LF and a lone CR. Offsets past the end are taken as the end, so a position can always be named.
public struct SourceText: Sendable {
  /// UTF-8, not necessarily valid: a file is kept as it was read.
  public let bytes: [UInt8]
  /// The offset at which each line starts; line 1 is the first element.
  private let lineStarts: [Int]

  public init(bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    var index = 0
    let count = bytes.count
    bytes.withUnsafeBufferPointer { buffer in
      while index < count {
        index = Self.firstControlCharacter(in: buffer, from: index)
        guard index < count else { break }
        let byte = buffer[index]
        index += 1
        if byte == 0x0A {
          starts.append(index)
        } else if byte == 0x0D {
          if index < count, buffer[index] == 0x0A { index += 1 }
          starts.append(index)
        }
      }
    }
    lineStarts = starts
  }

  public init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  /// The first place of a line feed, a carriage return or another of the control characters up to it; the end where there is
  /// none. Eight bytes are looked at in one step.
  private static func firstControlCharacter(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return bytes.count }
    let ones: UInt64 = 0x0101_0101_0101_0101
    var index = start
    while index + 8 <= bytes.count {
      let word = UInt64(littleEndian: (base + index).loadUnaligned(as: UInt64.self))
      let marks = (word &- ones &* 0x0E) & ~word & (ones &* 0x80)
      // The lowest mark is always a true one: borrows only spoil the marks above it.
      if marks != 0 { return index + (marks.trailingZeroBitCount >> 3) }
      index += 8
    }
    while index < bytes.count, bytes[index] > 0x0D { index += 1 }
    return index
  }

  public var lineCount: Int { lineStarts.count }

  /// The positions of two offsets, the second of which is not before the first.
  ///
  /// Most ranges are within one line, which is then looked for and read once.
  package func range(from start: UTF8Offset, to end: UTF8Offset) -> Range<SourcePosition> {
    let lower = position(at: start)
    let upper = Swift.max(lower.offset.value, Swift.min(end.value, bytes.count))
    guard lower.line < lineStarts.count ? upper < lineStarts[lower.line] : true else {
      return lower..<position(at: end)
    }
    var last = lower
    last.offset = UTF8Offset(upper)
    last.column += upper - lower.offset.value
    last.utf16Column += utf16Length(of: lower.offset.value..<upper)
    return lower..<last
  }

  /// The position of an offset.
  public func position(at offset: UTF8Offset) -> SourcePosition {
    let value = Swift.max(0, Swift.min(offset.value, bytes.count))
    let low = lineIndex(at: value)
    let start = lineStarts[low]
    return SourcePosition(
      offset: UTF8Offset(value), line: low + 1, column: value - start + 1,
      utf16Column: utf16Length(of: start..<value) + 1)
  }

  /// The 1-based line of an offset and its 1-based column in UTF-8 code units, without a look at the line's text: in a
  /// long line, positions of all that it holds would be read from its start again and again.
  package func lineAndColumn(at offset: UTF8Offset) -> (line: Int, column: Int) {
    let value = Swift.max(0, Swift.min(offset.value, bytes.count))
    let line = lineIndex(at: value)
    return (line + 1, value - lineStarts[line] + 1)
  }

  /// The offset of a 1-based line and a 1-based column in UTF-8 code units, or nil if the text has no such place.
  public func offset(line: Int, column: Int) -> UTF8Offset? {
    guard line >= 1, line <= lineStarts.count, column >= 1 else { return nil }
    let end = line < lineStarts.count ? lineStarts[line] : bytes.count
    let value = lineStarts[line - 1] + column - 1
    return value <= end ? UTF8Offset(value) : nil
  }

  /// The bytes of a 1-based line without its line end, or nil if the text has no such line.
  public func line(_ number: Int) -> ArraySlice<UInt8>? {
    guard number >= 1, number <= lineStarts.count else { return nil }
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return bytes[start..<end]
  }

  private func lineIndex(at value: Int) -> Int {
    var low = 0
    var high = lineStarts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lineStarts[middle] <= value { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The number of UTF-16 code units that valid UTF-8 bytes stand for; a stray continuation byte counts as none.
  private func utf16Length(of range: Range<Int>) -> Int {
    bytes.withUnsafeBufferPointer { buffer in
      var length = range.count
      // Without branches, so that several bytes are counted at once.
      for byte in UnsafeBufferPointer(rebasing: buffer[range]) {
        length += (byte >= 0xF0 ? 1 : 0) - (byte & 0xC0 == 0x80 ? 1 : 0)
      }
      return length
    }
  }
}

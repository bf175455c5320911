#if Markdown
  /// Where runs of backticks meet runs of the same length.
  struct CodeSpans {
    /// The library gives up on longer runs.
    private static let longestRun = 80

    private let bytes: UnsafeBufferPointer<UInt8>
    /// The offsets of the runs of each length, the last first, so that those which lie behind are dropped from the end.
    private var runs: [Int: [Int]]

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      self.bytes = bytes
      var runs: [Int: [Int]] = [:]
      var index = 0
      while index < bytes.count {
        let length = Self.run(in: bytes, from: index)
        if length > 0 { runs[length, default: []].append(index) }
        index += max(length, 1)
      }
      self.runs = runs.mapValues { $0.reversed() }
    }

    /// The offset after the code span that begins with the run at `offset`, or after the run itself.
    mutating func end(from offset: Int) -> Int {
      let length = Self.run(in: bytes, from: offset)
      let after = offset + length
      guard length > 0, length <= Self.longestRun else { return max(after, offset + 1) }
      while let next = runs[length]?.last, next < after { runs[length]?.removeLast() }
      guard let next = runs[length]?.last else { return after }
      return next + length
    }

    private static func run(in bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int {
      var index = offset
      while index < bytes.count, bytes[index] == UInt8(ascii: "`") { index += 1 }
      return index - offset
    }
  }
#endif

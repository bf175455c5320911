/// The replacement of a range of UTF-8 code units of a text by another text.
public struct TextEdit: Hashable, Sendable {
  /// What is replaced; an empty range inserts.
  public var range: Range<UTF8Offset>
  public var replacement: String

  public init(range: Range<UTF8Offset>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

extension Array where Element == TextEdit {
  /// Applies the edits to `bytes` and returns the result, or nil if two of them overlap or one lies outside.
  ///
  /// The edits may stand in any order; insertions at one offset are applied in the order of the array.
  public func applied(to bytes: [UInt8]) -> [UInt8]? {
    let ordered = enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for (_, edit) in ordered {
      let lower = edit.range.lowerBound.value
      let upper = edit.range.upperBound.value
      guard lower >= position, upper <= bytes.count else { return nil }
      result.append(contentsOf: bytes[position..<lower])
      result.append(contentsOf: edit.replacement.utf8)
      position = upper
    }
    result.append(contentsOf: bytes[position...])
    return result
  }
}

/// How a `.strings` file's text is stored.
public enum StringsTableEncoding: String, Hashable, Sendable, CaseIterable {
  case utf8
  case utf8WithMark
  case utf16LittleEndian
  case utf16BigEndian
  /// Foundation does not read UTF-16 without a mark, but build systems that are told the encoding do.
  case utf16LittleEndianWithoutMark
  case utf16BigEndianWithoutMark

  var isUTF16: Bool { self != .utf8 && self != .utf8WithMark }

  /// The byte order mark that the file starts with.
  public var mark: [UInt8] {
    switch self {
    case .utf8, .utf16LittleEndianWithoutMark, .utf16BigEndianWithoutMark: []
    case .utf8WithMark: [0xEF, 0xBB, 0xBF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    }
  }

  /// A UTF-8 text as the bytes of a file in this encoding, with its mark.
  public func bytes(of text: [UInt8]) -> [UInt8] {
    switch self {
    case .utf8, .utf8WithMark: return mark + text
    case .utf16LittleEndian, .utf16BigEndian, .utf16LittleEndianWithoutMark, .utf16BigEndianWithoutMark:
      let isLittleEndian = self == .utf16LittleEndian || self == .utf16LittleEndianWithoutMark
      var result = mark
      result.reserveCapacity(text.count * 2 + 2)
      for unit in String(decoding: text, as: UTF8.self).utf16 {
        let high = UInt8(unit >> 8)
        let low = UInt8(unit & 0xFF)
        result.append(isLittleEndian ? low : high)
        result.append(isLittleEndian ? high : low)
      }
      return result
    }
  }
}

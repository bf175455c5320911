/// The text of a C string literal.
enum ObjectiveCLiteral {
  /// The content with its escapes resolved; what is no valid UTF-8 is replaced.
  static func decoded(_ content: ArraySlice<UInt8>) -> String {
    guard content.contains(UInt8(ascii: "\\")) else { return String(decoding: content, as: UTF8.self) }
    var result: [UInt8] = []
    var position = content.startIndex
    while position < content.endIndex {
      let byte = content[position]
      guard byte == UInt8(ascii: "\\"), position + 1 < content.endIndex else {
        result.append(byte)
        position += 1
        continue
      }
      position += 1
      let escape = content[position]
      position += 1
      switch escape {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "a"): result.append(0x07)
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "v"): result.append(0x0B)
      case UInt8(ascii: "\n"): break
      case UInt8(ascii: "\r"):
        if position < content.endIndex, content[position] == 0x0A { position += 1 }
      case UInt8(ascii: "u"): append(hexadecimal(content, at: &position, digits: 4), to: &result)
      case UInt8(ascii: "U"): append(hexadecimal(content, at: &position, digits: 8), to: &result)
      case UInt8(ascii: "x"):
        if let value = hexadecimal(content, at: &position, digits: 2) {
          result.append(UInt8(truncatingIfNeeded: value))
        }
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        var value = UInt32(escape - UInt8(ascii: "0"))
        var count = 1
        while count < 3, position < content.endIndex,
          (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(content[position])
        {
          value = value * 8 + UInt32(content[position] - UInt8(ascii: "0"))
          position += 1
          count += 1
        }
        result.append(UInt8(truncatingIfNeeded: value))
      default: result.append(escape)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func append(_ value: UInt32?, to result: inout [UInt8]) {
    guard let value, let scalar = Unicode.Scalar(value) else { return }
    result.append(contentsOf: String(Character(scalar)).utf8)
  }

  private static func hexadecimal(_ content: ArraySlice<UInt8>, at position: inout Int, digits: Int) -> UInt32? {
    var value: UInt32 = 0
    var count = 0
    while count < digits, position < content.endIndex,
      let digit = Character(Unicode.Scalar(content[position])).hexDigitValue
    {
      value = value * 16 + UInt32(digit)
      position += 1
      count += 1
    }
    return count == 0 ? nil : value
  }
}

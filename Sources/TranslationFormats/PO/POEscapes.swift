/// The escapes of quoted texts in PO files, which are C's.
enum POEscapes {
  /// The bytes that an escape stands for; `index` is behind the backslash, and is moved behind the escape.
  ///
  /// - Returns: nil for an unknown escape.
  static func decoded(_ bytes: [UInt8], _ index: inout Int, _ end: Int) -> [UInt8]? {
    let letter = bytes[index]
    index += 1
    switch letter {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "a"): return [0x07]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "?"): return [letter]
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      index -= 1
      return number(bytes, &index, end, radix: 8, digits: 3)
    case UInt8(ascii: "x"): return number(bytes, &index, end, radix: 16, digits: 2)
    default: return nil
    }
  }

  private static func number(_ bytes: [UInt8], _ index: inout Int, _ end: Int, radix: Int, digits: Int) -> [UInt8]? {
    let start = index
    var value = 0
    while index < end, index - start < digits, let digit = Character(UnicodeScalar(bytes[index])).hexDigitValue,
      digit < radix
    {
      value = value * radix + digit
      index += 1
    }
    guard index > start else { return nil }
    return Array(String(UnicodeScalar(UInt8(truncatingIfNeeded: value))).utf8)
  }

  /// A text between quotation marks, without them.
  static func encoded(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{7}": result += "\\a"
      case "\u{8}": result += "\\b"
      case "\u{B}": result += "\\v"
      case "\u{C}": result += "\\f"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 8)
        result += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

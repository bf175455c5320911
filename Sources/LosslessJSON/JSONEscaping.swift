/// The UTF-8 text that the inside of a JSON string stands for. The range must hold a string that the parser took.
func decodedJSONString(_ buffer: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(range.count)
  var index = range.lowerBound
  while index < range.upperBound {
    let byte = buffer[index]
    guard byte == UInt8(ascii: "\\"), index + 1 < range.upperBound else {
      result.append(byte)
      index += 1
      continue
    }
    let letter = buffer[index + 1]
    index += 2
    switch letter {
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "u"):
      var scalar = codeUnit(buffer, at: &index, end: range.upperBound)
      if scalar & 0xFC00 == 0xD800 {
        index += 2
        let second = codeUnit(buffer, at: &index, end: range.upperBound)
        scalar = 0x10000 + ((scalar & 0x3FF) << 10 | second & 0x3FF)
      }
      result.append(contentsOf: String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8)
    default: result.append(letter)
    }
  }
  return result
}

private func codeUnit(_ buffer: UnsafeBufferPointer<UInt8>, at index: inout Int, end: Int) -> UInt32 {
  var unit: UInt32 = 0
  for _ in 0..<4 where index < end {
    unit = unit << 4 | (hexadecimalDigit(buffer[index]) ?? 0)
    index += 1
  }
  return unit
}

/// How a writer escapes the text of strings.
package struct JSONEscaping: Hashable, Sendable {
  /// `/` as `\/`.
  package var escapesSlashes = false
  /// Everything beyond ASCII as `\uXXXX`, in UTF-16 code units.
  package var escapesNonASCII = false
  /// The letters of `\u00e9` as capitals.
  package var usesCapitalHexadecimal = false

  package init(escapesSlashes: Bool = false, escapesNonASCII: Bool = false, usesCapitalHexadecimal: Bool = false) {
    self.escapesSlashes = escapesSlashes
    self.escapesNonASCII = escapesNonASCII
    self.usesCapitalHexadecimal = usesCapitalHexadecimal
  }
}

extension Array where Element == UInt8 {
  /// Appends a JSON string, with its quotes, for valid UTF-8.
  mutating func appendJSONString(_ text: UnsafeBufferPointer<UInt8>, _ escaping: JSONEscaping) {
    append(UInt8(ascii: "\""))
    if escaping.escapesNonASCII, text.contains(where: { $0 >= 0x80 }) {
      for unit in String(decoding: text, as: UTF8.self).utf16 {
        if unit < 0x80 { appendEscaped(UInt8(unit), escaping) } else { appendCodeUnit(unit, escaping) }
      }
    } else {
      var start = 0
      for index in 0..<text.count {
        let byte = text[index]
        let isPlain =
          byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
          && !(escaping.escapesSlashes && byte == UInt8(ascii: "/"))
        if isPlain { continue }
        append(contentsOf: text[start..<index])
        appendEscaped(byte, escaping)
        start = index + 1
      }
      append(contentsOf: text[start..<text.count])
    }
    append(UInt8(ascii: "\""))
  }

  mutating func appendJSONString(_ text: String, _ escaping: JSONEscaping) {
    var text = text
    text.withUTF8 { appendJSONString($0, escaping) }
  }

  private mutating func appendEscaped(_ byte: UInt8, _ escaping: JSONEscaping) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(contentsOf: [UInt8(ascii: "\\"), byte])
    case UInt8(ascii: "/") where escaping.escapesSlashes: append(contentsOf: [UInt8(ascii: "\\"), byte])
    case 0x08: append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "b")])
    case 0x09: append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "t")])
    case 0x0A: append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "n")])
    case 0x0C: append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "f")])
    case 0x0D: append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "r")])
    case 0..<0x20: appendCodeUnit(UInt16(byte), escaping)
    default: append(byte)
    }
  }

  private mutating func appendCodeUnit(_ unit: UInt16, _ escaping: JSONEscaping) {
    let digits = String(unit, radix: 16, uppercase: escaping.usesCapitalHexadecimal)
    append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "u")])
    append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
    append(contentsOf: digits.utf8)
  }
}

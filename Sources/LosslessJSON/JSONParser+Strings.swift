extension JSONParser {
  /// Moves from the opening quote to after the closing quote; tells whether there was a backslash.
  mutating func scanString() throws(JSONFault) -> Bool {
    position += 1
    var hasEscapes = false
    while true {
      skipPlainBytes()
      guard position < count else { throw endOfText("a closing quote") }
      let byte = base[position]
      if byte == UInt8(ascii: "\"") {
        position += 1
        return hasEscapes
      } else if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        try scanEscape()
      } else if byte >= 0x80 {
        try scanMultibyteCharacters()
      } else if byte < 0x20 {
        throw JSONFault(reason: .controlCharacterInString, offset: position)
      } else {
        position += 1
      }
    }
  }

  /// Skips eight bytes at a time while all of them are plain ASCII: none a quote, a backslash or a control character.
  @inline(__always)
  private mutating func skipPlainBytes() {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highBits: UInt64 = 0x8080_8080_8080_8080
    while position + 8 <= count {
      let word = word(at: position)
      let quotes = word ^ (ones &* 0x22)
      let backslashes = word ^ (ones &* 0x5C)
      let controls = (word &- (ones &* 0x20)) & ~word
      let special =
        ((quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes | controls | word) & highBits
      if special == 0 {
        position += 8
      } else {
        // The lowest mark is always a true one: borrows only spoil the marks above it.
        position += special.trailingZeroBitCount >> 3
        return
      }
    }
  }

  private mutating func scanMultibyteCharacters() throws(JSONFault) {
    while position < count {
      let lead = base[position]
      if lead < 0x80 { return }
      let length: Int
      switch lead {
      case 0xC2...0xDF: length = 2
      case 0xE0...0xEF: length = 3
      case 0xF0...0xF4: length = 4
      default: throw JSONFault(reason: .invalidUTF8, offset: position)
      }
      guard position + length <= count else { throw JSONFault(reason: .invalidUTF8, offset: position) }
      let second = base[position + 1]
      var isValid = second & 0xC0 == 0x80
      switch lead {
      case 0xE0: isValid = isValid && second >= 0xA0
      case 0xED: isValid = isValid && second < 0xA0
      case 0xF0: isValid = isValid && second >= 0x90
      case 0xF4: isValid = isValid && second < 0x90
      default: break
      }
      if length > 2 { isValid = isValid && base[position + 2] & 0xC0 == 0x80 }
      if length > 3 { isValid = isValid && base[position + 3] & 0xC0 == 0x80 }
      guard isValid else { throw JSONFault(reason: .invalidUTF8, offset: position) }
      position += length
    }
  }

  private mutating func scanEscape() throws(JSONFault) {
    let start = position
    guard position + 1 < count else {
      position = count
      throw endOfText("a closing quote")
    }
    let letter = base[position + 1]
    position += 2
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return
    case UInt8(ascii: "u"):
      let unit = try scanCodeUnit(escapeStart: start)
      if unit & 0xFC00 == 0xDC00 { throw JSONFault(reason: .loneSurrogate, offset: start) }
      guard unit & 0xFC00 == 0xD800 else { return }
      guard position + 1 < count, base[position] == UInt8(ascii: "\\"), base[position + 1] == UInt8(ascii: "u") else {
        throw JSONFault(reason: .loneSurrogate, offset: start)
      }
      position += 2
      let second = try scanCodeUnit(escapeStart: position - 2)
      if second & 0xFC00 != 0xDC00 { throw JSONFault(reason: .loneSurrogate, offset: start) }
    default:
      throw JSONFault(reason: .unknownEscape, offset: start)
    }
  }

  private mutating func scanCodeUnit(escapeStart: Int) throws(JSONFault) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard position < count else { throw endOfText("a closing quote") }
      guard let digit = hexadecimalDigit(base[position]) else {
        throw JSONFault(reason: .unknownEscape, offset: escapeStart)
      }
      unit = unit << 4 | digit
      position += 1
    }
    return unit
  }
}

func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
  default: nil
  }
}

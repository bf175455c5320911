/// What kinds of characters a text is made of, told by its bytes where they are ASCII.
extension String {
  /// Whether it has a word: two letters in a row, or one that is not of ASCII. `X: 3` has none. Specifiers count: see
  /// `FormatString.hasWords`.
  package var hasWords: Bool {
    var isASCII = true
    var isBehindLetter = false
    for byte in utf8 {
      let isLetter = Self.isASCIILetter(byte)
      if isLetter, isBehindLetter { return true }
      isBehindLetter = isLetter
      if byte >= 0x80 { isASCII = false }
    }
    return !isASCII && unicodeScalars.contains { $0.value >= 0x80 && $0.properties.isAlphabetic }
  }

  /// Whether nobody would see anything of it.
  package var isBlank: Bool {
    for byte in utf8 {
      if byte >= 0x80 { return unicodeScalars.allSatisfy { $0.properties.isWhitespace } }
      if byte != 0x20, !(0x09...0x0D).contains(byte) { return false }
    }
    return true
  }

  private static func isASCIILetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }
}

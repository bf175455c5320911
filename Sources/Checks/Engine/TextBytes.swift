/// Which bytes a text has, told in one pass when it is read. What a rule looks for is absent from most texts, and a rule
/// that asks this first passes over them without reading them.
package struct TextBytes: Hashable, Sendable {
  /// Bit n: the character n of ASCII occurs, those up to `?` and those behind it.
  private var signs: UInt64 = 0
  private var letters: UInt64 = 0
  /// Bit n: a character occurs whose first byte is 0xC0 + n.
  private var leads: UInt64 = 0
  /// Whether two spaces follow each other.
  private(set) var hasDoubledSpace = false
  /// Whether two dots follow each other.
  private(set) var hasDoubledDot = false

  init() {}

  init(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var previous: UInt8 = 0
      for byte in bytes {
        let bit: UInt64 = 1 << UInt64(byte & 0x3F)
        switch byte >> 6 {
        case 0:
          signs |= bit
          if byte == previous {
            if byte == 0x20 { hasDoubledSpace = true } else if byte == UInt8(ascii: ".") { hasDoubledDot = true }
          }
        case 1: letters |= bit
        case 3: leads |= bit
        default: break
        }
        previous = byte
      }
    }
  }

  var isASCII: Bool { leads == 0 }

  /// Whether a character of ASCII occurs.
  func contains(_ character: Unicode.Scalar) -> Bool {
    let word = character.value < 0x40 ? signs : letters
    return word & 1 << UInt64(character.value & 0x3F) != 0
  }

  /// Whether a character occurs whose first byte is this one, 0xC0 or more.
  func contains(lead: UInt8) -> Bool { leads & 1 << UInt64(lead & 0x3F) != 0 }

  /// Whether any of the characters occurs, or any that begins with the same byte.
  func hasAny(of others: TextBytes) -> Bool {
    signs & others.signs | letters & others.letters | leads & others.leads != 0
  }

  /// Whether nothing occurs but these characters, and others that begin with the same bytes.
  func isSubset(of others: TextBytes) -> Bool {
    signs & ~others.signs | letters & ~others.letters | leads & ~others.leads == 0
  }

  /// Whether all characters beyond ASCII begin with the same bytes as some of others.
  func hasNoLead(besides others: [TextBytes]) -> Bool { others.reduce(leads) { $0 & ~$1.leads } == 0 }

  /// The bytes of several texts, each by itself.
  mutating func formUnion(_ others: TextBytes) {
    signs |= others.signs
    letters |= others.letters
    leads |= others.leads
    hasDoubledSpace = hasDoubledSpace || others.hasDoubledSpace
    hasDoubledDot = hasDoubledDot || others.hasDoubledDot
  }

  /// Whether there is a letter of ASCII.
  var hasASCIILetter: Bool { letters & 0x07FF_FFFE_07FF_FFFE != 0 }

  /// Whether there is a capital letter of ASCII.
  var hasASCIICapital: Bool { letters & 0x0000_0000_07FF_FFFE != 0 }

  /// Whether there is a small letter of ASCII.
  var hasASCIISmallLetter: Bool { letters & 0x07FF_FFFE_0000_0000 != 0 }

  /// Whether there is a digit of ASCII.
  var hasASCIIDigit: Bool { signs & 0x03FF_0000_0000_0000 != 0 }
}

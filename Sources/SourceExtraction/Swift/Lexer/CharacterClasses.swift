/// Which characters may stand where in Swift's tokens, as the language's grammar lists them.
enum CharacterClasses {
  static let identifierStart: UInt8 = 1
  static let identifierContinuation: UInt8 = 2
  static let operatorCharacter: UInt8 = 4
  static let digit: UInt8 = 8
  static let hexDigit: UInt8 = 16
  static let notASCII: UInt8 = 32
  /// Space, tab, vertical tab and form feed.
  static let blank: UInt8 = 64

  /// The classes of every byte: made once, never changed and never freed.
  nonisolated(unsafe) static let table: UnsafePointer<UInt8> = {
    let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    for byte in 0..<256 {
      var classes: UInt8 = 0
      switch UInt8(byte) {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
        classes = identifierStart | identifierContinuation
      case UInt8(ascii: "0")...UInt8(ascii: "9"): classes = identifierContinuation | digit | hexDigit
      case UInt8(ascii: "$"): classes = identifierContinuation
      case UInt8(ascii: " "), 0x09, 0x0B, 0x0C: classes = blank
      case 0x80...: classes = notASCII
      default: break
      }
      switch UInt8(byte) {
      case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): classes |= hexDigit
      default: break
      }
      if "/=-+*%<>!&|^~.?".utf8.contains(UInt8(byte)) { classes |= operatorCharacter }
      table[byte] = classes
    }
    return UnsafePointer(table)
  }()

  static func continuesIdentifier(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x80 else { return table[Int(scalar)] & identifierContinuation != 0 }
    switch scalar {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF,
      0x100...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054,
      0x2060...0x206F, 0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
      0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
      0xFDF0...0xFE44, 0xFE47...0xFFF8:
      return true
    default: return scalar >= 0x10000 && scalar < 0xF0000 && scalar & 0xFFFF <= 0xFFFD
    }
  }

  static func startsIdentifier(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x80 else { return table[Int(scalar)] & identifierStart != 0 }
    switch scalar {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: return false
    default: return continuesIdentifier(scalar)
    }
  }

  static func startsOperator(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x80 else { return table[Int(scalar)] & operatorCharacter != 0 }
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017,
      0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
      0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030:
      return true
    default: return false
    }
  }

  static func continuesOperator(_ scalar: UInt32) -> Bool {
    if startsOperator(scalar) { return true }
    switch scalar {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF:
      return true
    default: return false
    }
  }
}

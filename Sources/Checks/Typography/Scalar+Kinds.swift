extension Unicode.Scalar {
  /// Space, tab, no-break and other spaces on one line.
  var isHorizontalSpace: Bool {
    switch value {
    case 0x20, 0x09, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// U+00A0, U+202F and U+2007: no line ends at them.
  var isNoBreakSpace: Bool { value == 0xA0 || value == 0x202F || value == 0x2007 }

  var isLineEnd: Bool { value == 0x0A || value == 0x0D || value == 0x2028 || value == 0x2029 }

  var isLetter: Bool { value < 0x80 ? isASCIILetter : properties.isAlphabetic }

  var isDigit: Bool { value < 0x80 ? (0x30...0x39).contains(value) : properties.numericType == .decimal }

  var isASCIILetter: Bool { (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value) }

  /// Quotation marks of any language, straight ones too.
  var isQuotationMark: Bool {
    switch value {
    case 0x22, 0x27, 0xAB, 0xBB, 0x2018...0x201F, 0x2039, 0x203A, 0x300C...0x300F, 0x301D...0x301F, 0xFF02, 0xFF07: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Control and format characters that leave no trace, besides line feeds, tabs and controls of direction: line and
  /// paragraph separators, fillers of Korean syllables and tags, too.
  var isInvisible: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x61C, 0x180E, 0x200B...0x200F, 0x2028, 0x2029, 0x2060...0x2064, 0x206A...0x206F,
      0xFEFF,
      0xFFF9...0xFFFC, 0x115F, 0x1160, 0x3164, 0xFFA0, 0xE0001, 0xE0020...0xE007F:
      true
    default: false
    }
  }

  /// An embedding, override or isolate, or the end of one.
  var isDirectionControl: Bool { (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value) }
}

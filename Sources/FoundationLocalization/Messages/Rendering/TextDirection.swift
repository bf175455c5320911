import LanguageData

/// The direction of texts.
enum TextDirection {
  /// Whether a text has a strong character, or a mark of direction, against the direction that is given.
  static func runs(in text: String, againstRightToLeft isRightToLeft: Bool) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      if !isRightToLeft {
        // In UTF-8, everything before the Hebrew block begins with a byte below 0xD6; all of it is left-to-right or
        // neutral.
        guard bytes.contains(where: { $0 >= 0xD6 }) else { return false }
      } else if bytes.contains(where: { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }) {
        return true
      }
      return String(decoding: bytes, as: UTF8.self).unicodeScalars.contains { scalar in
        switch scalar.direction {
        case .leftToRight: isRightToLeft
        case .rightToLeft: !isRightToLeft
        case .mark: true
        case .neutral: false
        }
      }
    }
  }

  /// Whether a text's first strong character is one from right to left; nil where it has none.
  static func firstStrongIsRightToLeft(in text: String) -> Bool? {
    for scalar in text.unicodeScalars {
      switch scalar.direction {
      case .leftToRight: return false
      case .rightToLeft: return true
      case .mark, .neutral: continue
      }
    }
    return nil
  }
}

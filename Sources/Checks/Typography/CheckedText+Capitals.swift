import FormatSpecifiers

extension CheckedText {
  /// Whether it is written in capitals throughout; values do not count. False for a text with fewer than six letters,
  /// which may be an abbreviation.
  var hasCapitalsOnly: Bool {
    // Most texts have a small letter.
    if !bytes.contains("%") {
      if bytes.hasASCIISmallLetter || value.unicodeScalars.contains(where: { $0.properties.isLowercase }) {
        return false
      }
    }
    var capitals = 0
    for piece in format.pieces {
      guard case .text(let words) = piece else { continue }
      for scalar in words.unicodeScalars where scalar.isLetter {
        if scalar.properties.isLowercase { return false }
        if scalar.properties.isUppercase { capitals += 1 }
      }
    }
    return capitals >= 6
  }
}

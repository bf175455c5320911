extension String {
  /// The text with one mark on each letter, above and below in turn. The number of characters stays the same.
  func accented() -> String {
    var result = ""
    var letters = 0
    for character in self {
      result.append(character)
      guard character.isLetter else { continue }
      // Marks of two bytes, as in the outputs of Xcode's accented pseudolanguage.
      result.unicodeScalars.append(Self.marks[letters % Self.marks.count])
      letters += 1
    }
    return result
  }

  private static let marks: [Unicode.Scalar] = [
    "\u{301}", "\u{323}", "\u{302}", "\u{331}", "\u{308}", "\u{330}", "\u{303}", "\u{32D}", "\u{300}", "\u{325}",
  ]
}

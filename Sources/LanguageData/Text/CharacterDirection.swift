/// What a character says about the direction of its text, by Unicode's property Bidi_Class.
package enum CharacterDirection: Sendable {
  /// L.
  case leftToRight
  /// R and AL.
  case rightToLeft
  /// An embedding, an override or an isolate, or the end of one: LRE, RLE, LRO, RLO, PDF, LRI, RLI, FSI, PDI.
  case mark
  /// Everything else, digits among it.
  case neutral
}

extension Unicode.Scalar {
  package var direction: CharacterDirection {
    switch value {
    case 0x202A...0x202E, 0x2066...0x2069: .mark
    case 0x41...0x5A, 0x61...0x7A: .leftToRight
    case 0..<0x80: .neutral
    default: LanguageFacts.direction(of: self)
    }
  }
}

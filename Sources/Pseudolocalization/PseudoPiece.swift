/// A stretch of a text in a pseudolanguage.
package enum PseudoPiece: Hashable, Sendable {
  case text(String)
  /// `%%`.
  case percentSign
  /// A specifier of the text it was made of, by its place among them, from 0.
  case specifier(Int)
}

extension PseudoText {
  var pieces: [PseudoPiece] {
    segments.map { segment in
      switch segment {
      case .text(let text), .markup(let text): .text(text)
      case .percentSign: .percentSign
      case .specifier(_, let place): .specifier(place)
      }
    }
  }
}

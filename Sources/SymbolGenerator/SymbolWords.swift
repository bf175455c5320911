import FormatSpecifiers

/// Takes texts apart into the words that names are made of.
enum SymbolWords {
  /// The words of a key, without its format specifiers.
  static func words(inKey key: String) -> [String] {
    let text = FormatString(key).pieces.map { piece in
      if case .text(let text) = piece { text } else { " " }
    }.joined()
    return words(in: text)
  }

  static func words(in text: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where scalar != "'" && scalar != "\u{2019}" {
      if SwiftIdentifier.isWordScalar(scalar) {
        word.append(scalar)
      } else if !word.isEmpty {
        words.append(String(word))
        word = String.UnicodeScalarView()
      }
    }
    if !word.isEmpty { words.append(String(word)) }
    return words
  }
}

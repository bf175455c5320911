import FormatSpecifiers
import LanguageData

/// The word behind a number in a text, which other numbers may want to have in another form.
struct NumberNeighbour {
  enum Evidence {
    /// `seat(s)`, `seat%@`.
    case madeByHand
    /// It looks like a plural.
    case plural
    /// Some word.
    case word
  }

  let word: String
  let evidence: Evidence

  /// The clearest of the text's numbers; nil where no word belongs to one.
  init?(of format: FormatString, language: String) {
    var found: NumberNeighbour?
    let pieces = format.pieces
    for (index, piece) in pieces.enumerated() {
      guard case .argument(let argument) = piece, argument.isInteger else { continue }
      guard let neighbour = Self.neighbour(behind: index, in: pieces, language) else { continue }
      if neighbour.evidence != .word {
        self = neighbour
        return
      }
      found = found ?? neighbour
    }
    guard let found else { return nil }
    self = found
  }

  private init(_ word: some StringProtocol, _ evidence: Evidence) {
    self.word = String(word)
    self.evidence = evidence
  }

  /// Languages whose plurals end in an s nearly always.
  private static let languagesWithS: Set<String> = ["en", "es", "fr", "pt", "ca", "gl"]

  private static func neighbour(
    behind index: Int, in pieces: [FormatString.Piece], _ language: String
  ) -> NumberNeighbour? {
    guard index + 1 < pieces.count, case .text(let text) = pieces[index + 1] else { return nil }
    // Markup may end between number and word, and nothing else.
    let rest = text.drop { $0 == "*" || $0 == "_" || $0 == "`" }
    guard let space = rest.first, space == " " || space == "\u{A0}" else { return nil }
    let words = words(of: rest)
    guard let first = words.first else { return nil }
    for word in words {
      if let suffix = parenthesizedSuffix(behind: word) { return NumberNeighbour(word + suffix, .madeByHand) }
    }
    // An argument glued to the word behind the number: `%lld file%@`.
    if let last = words.last, last.endIndex == rest.endIndex, index + 2 < pieces.count,
      case .argument(let suffix) = pieces[index + 2], suffix.conversion == "@"
    {
      return NumberNeighbour(last + suffix.text, .madeByHand)
    }
    if languagesWithS.contains(LanguageIdentifier(language)?.language ?? "") {
      for (place, word) in words.enumerated() where isPlural(word) {
        // Words between must be written small: "2 App Store links" may be a name.
        if place == 0 || words[..<place].allSatisfy({ $0.first?.isLowercase ?? false }) {
          return NumberNeighbour(word, .plural)
        }
      }
    }
    // A capital begins a name or the text of a list's item, but for German nouns.
    guard first.count > 2, !isLabelled(pieces, index),
      first.first?.isUppercase == false || LanguageIdentifier(language)?.language == "de"
    else { return nil }
    return NumberNeighbour(first, .word)
  }

  /// Up to three words behind the number, as long as nothing but single spaces stands between them.
  private static func words(of text: Substring) -> [Substring] {
    var words: [Substring] = []
    var rest = text
    while words.count < 3, let space = rest.first, space == " " || space == "\u{A0}" {
      let word = rest.dropFirst().prefix { $0.isLetter || $0 == "'" || $0 == "’" || $0 == "-" }
      guard !word.isEmpty else { break }
      words.append(word)
      rest = rest[word.endIndex...]
    }
    return words
  }

  /// `(s)` behind a word.
  private static func parenthesizedSuffix(behind word: Substring) -> Substring? {
    let rest = word.base[word.endIndex...]
    guard rest.first == "(", let end = rest.firstIndex(of: ")") else { return nil }
    let inner = rest[rest.index(after: rest.startIndex)..<end]
    guard (1...3).contains(inner.count), inner.allSatisfy(\.isLetter) else { return nil }
    return rest[...end]
  }

  private static func isPlural(_ word: Substring) -> Bool {
    word.count > 3 && word.hasSuffix("s") && !["ss", "us", "is"].contains { word.hasSuffix($0) } && !word.contains("'")
      && !word.contains("’")
  }

  /// Whether a word before the number names what is numbered: `Row %lld`, `Episode %lld tomorrow`.
  private static func isLabelled(_ pieces: [FormatString.Piece], _ index: Int) -> Bool {
    guard index > 0 else { return false }
    guard case .text(let before) = pieces[index - 1] else { return true }
    return before.reversed().first { !$0.isWhitespace && $0 != "*" }.map { $0.isLetter || $0 == "#" } ?? false
  }
}

extension FormatArgument {
  /// Whether it is formatted as a whole number.
  var isInteger: Bool { valueClass == .integer || valueClass == .longInteger }
}

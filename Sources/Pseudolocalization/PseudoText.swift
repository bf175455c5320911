/// A text in segments: what translators would translate, and what must stay.
struct PseudoText: CustomStringConvertible {
  enum Segment: Hashable {
    case text(String)
    /// Tags, destinations of links, URLs and the like.
    case markup(String)
    case specifier(String)

    var written: String {
      switch self {
      case .text(let text), .markup(let text), .specifier(let text): text
      }
    }
  }

  private(set) var segments: [Segment]

  init(_ source: String, isFormat: Bool) {
    var scanner = PseudoTextScanner(source, isFormat: isFormat)
    segments = scanner.segments()
  }

  var description: String { segments.reduce(into: "") { $0 += $1.written } }

  /// Changes what translators would translate.
  mutating func mapText(_ change: (String) -> String) {
    segments = segments.map { segment in
      if case .text(let text) = segment { .text(change(text)) } else { segment }
    }
  }

  /// Changes the lines, since effects on direction end with them; line breaks stay.
  mutating func mapLines(_ change: (String) -> String) {
    var result = ""
    var line = ""
    for character in description {
      guard character.isNewline else {
        line.append(character)
        continue
      }
      if !line.isEmpty { result += change(line) }
      result.append(character)
      line = ""
    }
    if !line.isEmpty { result += change(line) }
    segments = [.markup(result)]
  }

  /// Puts a copy before the text that asks for no arguments, so that those of the text stay as they are counted: its
  /// specifiers lose their percent sign. So does what is none, as in `100%`: what follows could make it one.
  mutating func double() {
    guard hasLetters else { return }
    let copy = segments.map { segment in
      switch segment {
      case .text(let text): Segment.text(text.filter { $0 != "%" })
      case .markup("%%"): segment
      case .markup(let text): Segment.markup(String(text.reversed().drop { $0 == "%" }.reversed()))
      case .specifier(let text): Segment.markup(String(text.drop { $0 == "%" }))
      }
    }
    segments = copy + [.text(" ")] + segments
  }

  /// Adds words of the text to it.
  mutating func expand(by factor: Double) {
    let words = segments.flatMap { segment -> [Substring] in
      if case .text(let text) = segment { text.split { !$0.isLetter } } else { [] }
    }
    // A percent sign at the end is none of a specifier, and must not become one.
    guard !words.isEmpty, description.last != "%" || segments.last == .markup("%%") else { return }
    let count = segments.reduce(0) { count, segment in
      if case .text(let text) = segment { count + text.count } else { count }
    }
    var missing = Int((Double(count) * (factor - 1)).rounded(.up))
    var added = ""
    var index = 0
    while missing > 1 {
      let word = words[index % words.count].prefix(missing - 1)
      added += " " + word
      missing -= word.count + 1
      index += 1
    }
    segments.append(.text(added))
  }

  private var hasLetters: Bool {
    segments.contains { segment in
      if case .text(let text) = segment { text.contains(where: \.isLetter) } else { false }
    }
  }
}

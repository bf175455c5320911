import FormatSpecifiers

/// Tells what must stay in a text from what translators would translate.
struct PseudoTextScanner {
  private enum Unit {
    case character(Character)
    /// A specifier, or `%%`.
    case specifier(PseudoText.Segment)

    var character: Character? { if case .character(let character) = self { character } else { nil } }
  }

  private let units: [Unit]
  private var index = 0
  private var found: [PseudoText.Segment] = []
  private var pending = ""

  init(_ source: String, isFormat: Bool) {
    guard isFormat else {
      units = source.map { .character($0) }
      return
    }
    var specifiers = 0
    units = FormatString(source).pieces.flatMap { piece -> [Unit] in
      switch piece {
      case .text(let text): return text.map { .character($0) }
      case .percentSign: return [.specifier(.percentSign)]
      case .argument(let argument):
        defer { specifiers += 1 }
        return [.specifier(.specifier(argument.text, place: specifiers))]
      }
    }
  }

  mutating func segments() -> [PseudoText.Segment] {
    while index < units.count {
      switch units[index] {
      case .specifier(let segment):
        flush()
        found.append(segment)
        index += 1
      case .character(let character):
        if let end = endOfMarkup(character) {
          keepMarkup(upTo: end)
        } else {
          pending.append(character)
          index += 1
        }
      }
    }
    flush()
    return found
  }

  /// Specifiers in markup keep their own segments: what is done to them is done everywhere.
  private mutating func keepMarkup(upTo end: Int) {
    flush()
    var text = ""
    while index < end {
      switch units[index] {
      case .character(let character): text.append(character)
      case .specifier(let segment):
        if !text.isEmpty { found.append(.markup(text)) }
        text = ""
        found.append(segment)
      }
      index += 1
    }
    if !text.isEmpty { found.append(.markup(text)) }
  }

  private mutating func flush() {
    if !pending.isEmpty { found.append(.text(pending)) }
    pending = ""
  }

  // MARK: Markup

  /// Where what begins here ends, if it must stay.
  private func endOfMarkup(_ character: Character) -> Int? {
    switch character {
    case "`": endOfCode()
    case "<": end(closedBy: ">") { !$0.isNewline && $0 != "<" }
    case "&": end(closedBy: ";") { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
    case "$": self.character(index + 1) == "{" ? end(closedBy: "}") { !$0.isNewline } : nil
    case "{": end(closedBy: "}") { $0.isASCII && ($0.isLetter || $0.isNumber || "_.-".contains($0)) }
    case "^": self.character(index + 1) == "[" ? index + 2 : nil
    case "]": self.character(index + 1) == "(" ? endOfDestination() : nil
    default: character.isASCII && isAtStartOfWord ? endOfAddress() : nil
    }
  }

  private func character(_ place: Int) -> Character? { units.indices.contains(place) ? units[place].character : nil }

  private var isAtStartOfWord: Bool {
    guard let before = character(index - 1) else { return true }
    return !(before.isLetter || before.isNumber)
  }

  private func end(closedBy close: Character, where isInside: (Character) -> Bool) -> Int? {
    var place = index + 1
    while place < units.count {
      if let character = units[place].character {
        // `<>` and `{}` hold nothing.
        if character == close { return place > index + 1 ? place + 1 : nil }
        if !isInside(character) && place > index + (units[index].character == "$" ? 1 : 0) { return nil }
      }
      place += 1
    }
    return nil
  }

  /// As many backticks as began it end it.
  private func endOfCode() -> Int? {
    var opening = 0
    while character(index + opening) == "`" { opening += 1 }
    var place = index + opening
    var run = 0
    while place <= units.count {
      if character(place) == "`" {
        run += 1
      } else {
        if run == opening { return place }
        run = 0
      }
      place += 1
    }
    return nil
  }

  /// From `](` to the parenthesis that closes it; quoted text may hold any.
  private func endOfDestination() -> Int? {
    var depth = 0
    var quote: Character?
    for place in (index + 1)..<units.count {
      guard let character = character(place) else { continue }
      if let open = quote {
        if character == open { quote = nil }
        continue
      }
      switch character {
      case "'", "\"": quote = character
      case "(": depth += 1
      case ")":
        depth -= 1
        if depth == 0 { return place + 1 }
      default: break
      }
    }
    return nil
  }

  /// A URL, or an address of electronic mail.
  private func endOfAddress() -> Int? {
    var place = index
    while let character = character(place), character.isASCII, isPartOfName(character) { place += 1 }
    guard place > index else { return nil }
    if character(place) == ":", character(place + 1) == "/", character(place + 2) == "/" { return endOfURL() }
    let name = units[index..<place].compactMap(\.character)
    if String(name).lowercased().hasPrefix("www.") { return endOfURL() }
    guard character(place) == "@" else { return nil }
    let domain = place + 1
    place = domain
    while let character = character(place), character.isASCII, isPartOfName(character) { place += 1 }
    while character(place - 1) == "." { place -= 1 }
    return units[domain..<max(domain, place)].contains { $0.character == "." } ? place : nil
  }

  private func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "._%+-".contains(character)
  }

  private func endOfURL() -> Int {
    var place = index
    while place < units.count {
      if let character = units[place].character, character.isWhitespace || "<>\"()[]“”«»".contains(character) { break }
      place += 1
    }
    // Punctuation at its end belongs to the sentence.
    while place > index, let character = character(place - 1), ".,;:!?'’".contains(character) { place -= 1 }
    return place
  }
}

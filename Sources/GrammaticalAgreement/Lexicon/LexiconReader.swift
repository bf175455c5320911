/// Reads lexicons, which are lines of text.
///
/// The format is described in `Documentation/Formats/Lexicon.md`. What is read is added to another lexicon, so that a
/// project's words can use the patterns of the language; its words replace those that are listed by the same form.
package struct LexiconReader {
  /// More than any lexicon needs, less than what would take noticeable memory.
  package static let maximumSize = 1 << 22

  private var lexicon: Lexicon
  private let isExtension: Bool
  private var heading: Heading?

  private struct Heading {
    let kind: WordKind
    let paradigm: String
    let inherent: GrammaticalFeatures
    let isUncountable: Bool
  }

  private init(extending base: Lexicon?) {
    lexicon = base ?? Lexicon()
    isExtension = base != nil
  }

  package static func read(_ text: String, extending base: Lexicon? = nil) throws(LexiconError) -> Lexicon {
    guard text.utf8.count <= maximumSize else {
      throw LexiconError(line: 1, reason: "a lexicon can have \(maximumSize) bytes at most")
    }
    var reader = LexiconReader(extending: base)
    let lines = logicalLines(of: text)
    var sawVersion = false
    for line in lines {
      if !sawVersion {
        guard line.content == "lexicon 1" else {
          throw LexiconError(line: line.number, reason: "expected \"lexicon 1\" in the first line")
        }
        sawVersion = true
        continue
      }
      do throws(LineFault) {
        try reader.readLine(line.content[...], isContinuation: line.isIndented)
      } catch {
        throw LexiconError(line: line.number, reason: error.reason)
      }
    }
    guard sawVersion else { throw LexiconError(line: 1, reason: "expected \"lexicon 1\" in the first line") }
    guard !reader.lexicon.language.isEmpty else {
      throw LexiconError(line: lines.last?.number ?? 1, reason: "expected a line with \"language\" and its identifier")
    }
    return reader.lexicon
  }

  /// The language that a lexicon says it is of, before anything else of it is read.
  package static func language(of text: String) -> String? {
    for line in text.split(separator: "\n") where line.hasPrefix("language") {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
      if words.count == 2, words[0] == "language" { return String(words[1]) }
    }
    return nil
  }

  private struct LogicalLine {
    let number: Int
    var content: String
    let isIndented: Bool
  }

  /// The lines without comments and empty ones; a pattern that goes on in indented lines is one.
  private static func logicalLines(of text: String) -> [LogicalLine] {
    var lines: [LogicalLine] = []
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      let content = line.prefix { $0 != "#" }.trimmingSpaces
      if content.isEmpty { continue }
      let isIndented = line.first == " " || line.first == "\t"
      if isIndented, let last = lines.last, last.content.hasPrefix("paradigm ") || last.content.hasPrefix("sound ") {
        lines[lines.count - 1].content += " " + content
      } else {
        lines.append(LogicalLine(number: number, content: String(content), isIndented: isIndented))
      }
    }
    return lines
  }

  private struct LineFault: Error {
    let reason: String
  }

  private mutating func readLine(_ content: Substring, isContinuation: Bool) throws(LineFault) {
    if isContinuation {
      guard let heading else { throw LineFault(reason: "an indented line must follow a line of words") }
      return try readWords(content, of: heading)
    }
    guard let colon = content.firstIndex(of: ":") else { return try readSetting(content) }
    let head = content[..<colon].split(whereSeparator: \.isWhitespace)
    let rest = content[content.index(after: colon)...].trimmingSpaces
    heading = nil
    switch head.first {
    case "paradigm": try readParadigm(head.dropFirst(), endings: rest)
    case "sound": try readSound(head.dropFirst(), beginnings: rest)
    default:
      let read = try readHeading(head)
      heading = read
      try readWords(rest, of: read)
    }
  }

  private mutating func readSetting(_ content: Substring) throws(LineFault) {
    let words = content.split(whereSeparator: \.isWhitespace)
    heading = nil
    guard words.count == 2 else { throw LineFault(reason: "expected a setting and its value, or words after a colon") }
    switch (words[0], words[1]) {
    case ("language", let identifier):
      if isExtension, identifier.split(separator: "-").first != lexicon.language.split(separator: "-").first {
        throw LineFault(reason: "expected the language \"\(lexicon.language)\", which this lexicon adds to")
      }
      if !isExtension { lexicon.language = String(identifier) }
    case ("head", "first"): lexicon.headIsLast = false
    case ("head", "last"): lexicon.headIsLast = true
    case ("compounds", "yes"): lexicon.hasCompounds = true
    case ("elision", "yes"): lexicon.hasElision = true
    case ("neutral", "yes"): lexicon.hasNeutralPersons = true
    default: throw LineFault(reason: "unknown setting \"\(words[0]) \(words[1])\"")
    }
  }
}

// MARK: - Words

extension LexiconReader {
  private func readKind(_ word: Substring?) throws(LineFault) -> (kind: WordKind, paradigm: String) {
    let parts = (word ?? "").split(separator: "/", maxSplits: 1)
    guard let kind = WordKind(rawValue: String(parts.first ?? "")) else {
      throw LineFault(reason: "unknown kind of words \"\(parts.first ?? "")\"")
    }
    return (kind, parts.count > 1 ? String(parts[1]) : "")
  }

  private func readHeading(_ head: [Substring]) throws(LineFault) -> Heading {
    let (kind, paradigm) = try readKind(head.first)
    var inherent: GrammaticalFeatures = []
    var isUncountable = false
    for word in head.dropFirst() {
      if word == "uncountable" {
        isUncountable = true
      } else if let features = GrammaticalFeatures(letters: word) {
        inherent.formUnion(features)
      } else {
        throw LineFault(reason: "unknown features \"\(word)\"")
      }
    }
    return Heading(kind: kind, paradigm: paradigm, inherent: inherent, isUncountable: isUncountable)
  }

  private mutating func readWords(_ content: Substring, of heading: Heading) throws(LineFault) {
    for entry in content.split(whereSeparator: \.isWhitespace) {
      lexicon.add(try readEntry(entry, of: heading), replacing: isExtension)
    }
  }

  /// `word`, `word/paradigm`, `word[p=forms]` or `word/paradigm[pD=formes]`.
  private func readEntry(_ entry: Substring, of heading: Heading) throws(LineFault) -> Lexeme {
    var head = entry
    var listedForms: [Lexeme.Form] = []
    if let bracket = entry.firstIndex(of: "[") {
      guard entry.last == "]" else { throw LineFault(reason: "expected \"]\" at the end of \"\(entry)\"") }
      head = entry[..<bracket]
      listedForms = try readForms(entry[entry.index(after: bracket)...].dropLast())
    }
    let parts = head.split(separator: "/", omittingEmptySubsequences: false)
    guard let first = parts.first, !first.isEmpty, parts.count <= 2 else {
      throw LineFault(reason: "expected a word in \"\(entry)\"")
    }
    let word = first.withSpaces
    if heading.isUncountable {
      return Lexeme(kind: heading.kind, inherent: heading.inherent, forms: [.init(features: [], text: word)])
    }
    // A word that lists its forms is of the heading's pattern only where it says so itself.
    let name = parts.count > 1 ? String(parts[1]) : listedForms.isEmpty ? heading.paradigm : ""
    if listedForms.isEmpty || !name.isEmpty {
      let inherent = heading.kind == .noun ? heading.inherent : []
      if let paradigm = lexicon.paradigm(for: word, kind: heading.kind, name: name, inherent: inherent),
        let lexeme = paradigm.lexeme(of: word, inherent: heading.inherent)
      {
        let kept = lexeme.forms.filter { form in !listedForms.contains { $0.features == form.features } }
        return Lexeme(kind: lexeme.kind, inherent: lexeme.inherent, forms: kept + listedForms)
      }
      if !name.isEmpty { throw LineFault(reason: "no paradigm \"\(name)\" fits \"\(word)\"") }
    }
    let isNoun = heading.kind == .noun
    if !listedForms.contains(where: { $0.text == word && !(isNoun && $0.features == .plural) }) {
      listedForms.insert(.init(features: isNoun ? .singular : [], text: word), at: 0)
    }
    return Lexeme(kind: heading.kind, inherent: heading.inherent, forms: listedForms)
  }

  /// `p=pies,pD=…`
  private func readForms(_ content: Substring) throws(LineFault) -> [Lexeme.Form] {
    var forms: [Lexeme.Form] = []
    for part in content.split(separator: ",") {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, !sides[1].isEmpty, let features = GrammaticalFeatures(letters: sides[0]) else {
        throw LineFault(reason: "expected features, \"=\" and a form, not \"\(part)\"")
      }
      forms.append(.init(features: features, text: sides[1].withSpaces))
    }
    guard !forms.isEmpty else { throw LineFault(reason: "expected forms between \"[\" and \"]\"") }
    return forms
  }
}

// MARK: - Patterns

extension LexiconReader {
  /// `paradigm noun/name f open with b c: s=*y p=*ies`
  private mutating func readParadigm(
    _ head: ArraySlice<Substring>, endings: Substring
  ) throws(LineFault) {
    let (kind, name) = try readKind(head.first)
    var inherent: GrammaticalFeatures = []
    var isOpen = false
    var beginnings: [Substring]?
    for word in head.dropFirst() {
      if beginnings != nil {
        beginnings?.append(word)
      } else if word == "with" {
        beginnings = []
      } else if word == "open" {
        isOpen = true
      } else if let features = GrammaticalFeatures(letters: word) {
        inherent.formUnion(features)
      } else {
        throw LineFault(reason: "unknown features \"\(word)\"")
      }
    }
    var read: [Paradigm.Ending] = []
    for part in endings.split(whereSeparator: \.isWhitespace) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, let features = GrammaticalFeatures(letters: sides[0]) else {
        throw LineFault(reason: "expected features, \"=\" and an ending, not \"\(part)\"")
      }
      read.append(.init(features: features, text: String(sides[1])))
    }
    guard !read.isEmpty else { throw LineFault(reason: "expected endings after the colon") }
    guard beginnings?.count ?? 0 <= 64 else { throw LineFault(reason: "expected 64 beginnings at most after \"with\"") }
    for beginning in beginnings ?? [""] {
      lexicon.paradigms.append(
        Paradigm(
          kind: kind, name: name, inherent: inherent, isOpen: isOpen,
          endings: read.map {
            Paradigm.Ending(features: $0.features, text: $0.text.replacing("*", with: String(beginning)))
          }))
    }
  }

  /// `sound V: a e`, `sound -: uni`, `sound V words: hour`
  private mutating func readSound(_ head: ArraySlice<Substring>, beginnings: Substring) throws(LineFault) {
    var head = head
    let isWords = head.last == "words"
    if isWords { head.removeLast() }
    guard head.count == 1, let letter = head.first,
      let sound = letter == "-" ? [] : GrammaticalFeatures(letters: letter)
    else { throw LineFault(reason: "expected V, Z or - after \"sound\"") }
    for beginning in beginnings.split(whereSeparator: \.isWhitespace) {
      if isWords {
        lexicon.sounds.words[beginning.lowercased()] = sound
      } else {
        lexicon.sounds.beginnings[beginning.lowercased()] = sound
      }
    }
  }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return self[startIndex..<startIndex]
    }
    return self[first...last]
  }

  /// The text with spaces for the underscores that stand for them in a lexicon.
  fileprivate var withSpaces: String { String(map { $0 == "_" ? " " : $0 }) }
}

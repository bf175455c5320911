/// A text in segments: what translators would translate, and what must stay.
struct PseudoText: CustomStringConvertible {
  enum Segment: Hashable {
    case text(String)
    /// Tags, destinations of links, URLs and the like.
    case markup(String)
    /// A specifier, with its place among those of the text, from 0.
    case specifier(String, place: Int)
    /// `%%`.
    case percentSign

    var written: String {
      switch self {
      case .text(let text), .markup(let text), .specifier(let text, _): text
      case .percentSign: "%%"
      }
    }
  }

  private(set) var segments: [Segment]
  private let isFormat: Bool

  init(_ source: String, isFormat: Bool) {
    self.isFormat = isFormat
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

  /// Has it displayed from right to left, line by line, since effects on direction end with a line.
  mutating func overrideDirection() {
    var result: [Segment] = []
    var isOpen = false
    func append(_ segment: Segment) {
      if !isOpen { result.append(.markup("\u{202E}")) }
      isOpen = true
      result.append(segment)
    }
    for segment in segments {
      switch segment {
      case .specifier, .percentSign: append(segment)
      case .text(let text), .markup(let text):
        for run in text.splitAtNewlines() {
          if run.first?.isNewline == true {
            if isOpen { result.append(.markup("\u{202C}")) }
            isOpen = false
            result.append(.markup(run))
          } else {
            append(.markup(run))
          }
        }
      }
    }
    if isOpen { result.append(.markup("\u{202C}")) }
    segments = result
  }

  mutating func surround(_ before: String, _ after: String) {
    segments = [.markup(before)] + segments + [.markup(after)]
  }

  /// Puts a copy before the text that asks for no arguments, so that those of the text stay as they are counted: its
  /// specifiers lose their percent sign. So does what is none, as in `100%`: what follows could make it one.
  mutating func double() {
    guard hasLetters else { return }
    let copy = segments.map { segment in
      if !isFormat { return segment }
      return switch segment {
      case .text(let text): Segment.text(text.filter { $0 != "%" })
      case .percentSign: segment
      case .markup(let text): Segment.markup(String(text.reversed().drop { $0 == "%" }.reversed()))
      case .specifier(let text, _): Segment.markup(String(text.drop { $0 == "%" }))
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
    guard !words.isEmpty, !isFormat || description.last != "%" || segments.last == .percentSign else { return }
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

extension String {
  /// Runs of newlines and runs without.
  fileprivate func splitAtNewlines() -> [String] {
    var runs: [String] = []
    for character in self {
      if let last = runs.last?.last, last.isNewline == character.isNewline {
        runs[runs.count - 1].append(character)
      } else {
        runs.append(String(character))
      }
    }
    return runs
  }
}

/// The punctuation mark that ends a text, whatever script it is written in.
enum FinalMark: Hashable {
  case none
  case fullStop
  case question
  case exclamation
  case colon
  case semicolon
  case comma
  case ellipsis

  /// - Parameter language: the code of the language alone, since `;` asks in Greek.
  init(of text: String, language: String) {
    self = .none
    var marks: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars.reversed() {
      if marks.isEmpty, Self.isSkipped(scalar) { continue }
      guard Self.marks[scalar] != nil else { break }
      marks.append(scalar)
      if marks.count == 3 { break }
    }
    let kinds = marks.compactMap { Self.marks[$0] }
    guard let last = kinds.first else { return }
    if kinds.contains(.ellipsis) || (kinds.count > 1 && kinds.prefix(2).allSatisfy { $0 == .fullStop }) {
      self = .ellipsis
    } else if kinds.contains(.question) {
      self = .question
    } else if last == .semicolon, language == "el" {
      self = .question
    } else {
      self = last
    }
  }

  /// Spaces, closing quotation marks, Markdown's signs, and marks of direction.
  private static func isSkipped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2A, 0x5F, 0x60, 0x200B...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: scalar.isHorizontalSpace || scalar.isLineEnd || scalar.isQuotationMark
    }
  }

  /// Unicode's terminal punctuation, by its meaning.
  private static let marks: [Unicode.Scalar: FinalMark] = [
    ".": .fullStop, "。": .fullStop, "．": .fullStop, "｡": .fullStop, "।": .fullStop, "॥": .fullStop, "۔": .fullStop,
    "։": .fullStop, "።": .fullStop, "។": .fullStop, "။": .fullStop, "᠃": .fullStop, "།": .fullStop,
    "?": .question, "？": .question, "؟": .question, "\u{37E}": .question, "՞": .question, "፧": .question,
    "!": .exclamation, "！": .exclamation, "՜": .exclamation, "︕": .exclamation,
    ":": .colon, "：": .colon, "︰": .colon, "፡": .colon, "՝": .colon,
    ";": .semicolon, "；": .semicolon, "؛": .semicolon,
    ",": .comma, "，": .comma, "、": .comma, "،": .comma, "፣": .comma,
    "…": .ellipsis, "⋯": .ellipsis,
  ]

  /// As a phrase, with the mark of most languages.
  var name: String {
    switch self {
    case .none: "no mark"
    case .fullStop: "a full stop"
    case .question: "a question mark"
    case .exclamation: "an exclamation mark"
    case .colon: "a colon"
    case .semicolon: "a semicolon"
    case .comma: "a comma"
    case .ellipsis: "an ellipsis"
    }
  }
}

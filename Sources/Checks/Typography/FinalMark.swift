/// The punctuation mark that ends a text, whatever script it is written in.
enum FinalMark: Int, CaseIterable {
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
    var kinds: [FinalMark] = []
    for scalar in text.unicodeScalars.reversed() {
      if kinds.isEmpty, Self.isSkipped(scalar) { continue }
      guard let mark = Self.mark(scalar) else { break }
      kinds.append(mark)
      if kinds.count == 3 { break }
    }
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

  init(of text: CheckedText) {
    // Most texts end with a letter.
    if let byte = text.value.utf8.last, (byte | 0x20) >= UInt8(ascii: "a"), (byte | 0x20) <= UInt8(ascii: "z") {
      self = .none
    } else {
      self.init(of: text.value, language: text.traits.code)
    }
  }

  /// Spaces, closing quotation marks, Markdown's signs, and marks of direction.
  static func isSkipped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2A, 0x5F, 0x60, 0x200B...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: scalar.isHorizontalSpace || scalar.isLineEnd || scalar.isQuotationMark
    }
  }

  /// Unicode's terminal punctuation, by its meaning.
  private static func mark(_ scalar: Unicode.Scalar) -> FinalMark? {
    switch scalar {
    case ".", "。", "．", "｡", "।", "॥", "۔", "։", "።", "។", "။", "᠃", "།": .fullStop
    case "?", "？", "؟", "\u{37E}", "՞", "፧": .question
    case "!", "！", "՜", "︕": .exclamation
    case ":", "：", "︰", "፡", "՝": .colon
    case ";", "；", "؛": .semicolon
    case ",", "，", "、", "،", "፣": .comma
    case "…", "⋯": .ellipsis
    default: nil
    }
  }

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

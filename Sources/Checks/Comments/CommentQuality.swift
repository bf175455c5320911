import StringCatalog

/// What a comment tells a translator.
enum CommentQuality: Equatable {
  case missing
  /// Xcode's and genstrings' words for none.
  case placeholder
  /// The key or the text once more.
  case repetition
  /// Nothing but the names of values in code: `\\(seat.number)`, `%@ = seatNumber`.
  case code
  case explanation

  init(of entry: CheckedEntry) {
    let comment = (entry.comment ?? "").trimmed
    if comment.isEmpty {
      self = entry.comment?.contains { !$0.isWhitespace } ?? false ? .placeholder : .missing
    } else if Self.placeholders.contains(comment.lowercased().trimmed) {
      self = .placeholder
    } else if entry.comment?.contains("\\(") ?? false {
      self = .code
    } else if Self.repeats(comment, entry) {
      self = .repetition
    } else {
      self = .explanation
    }
  }

  var explains: Bool { self == .explanation }

  private static let placeholders: Set<String> = [
    "no comment provided by engineer", "no comment", "comment", "todo", "tbd", "n/a", "none", "description", "text",
    "string", "translate", "title", "label", "key",
  ]

  private static func repeats(_ comment: String, _ entry: CheckedEntry) -> Bool {
    let said = comment.lowercased().trimmed
    return said == entry.key.lowercased().trimmed
      || entry.sourceTexts.contains { $0.value.lowercased().trimmed == said }
  }
}

extension String {
  /// Without spaces and punctuation at its ends.
  fileprivate var trimmed: String {
    let scalars = unicodeScalars
    guard let start = scalars.firstIndex(where: { $0.isLetter || $0.isDigit || $0 == "%" }),
      let end = scalars.lastIndex(where: { $0.isLetter || $0.isDigit || $0 == "%" || $0 == "@" })
    else { return "" }
    return start <= end ? String(self[start...end]) : ""
  }
}

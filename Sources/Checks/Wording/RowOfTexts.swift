import SourceObservations

/// Texts beside each other in a row of views: a sentence that is cut into pieces, or cells that stand for themselves.
struct RowOfTexts {
  /// What each piece says in the source language; nil for a value.
  private let texts: [String?]
  /// Whether the pieces stand below each other.
  private let isColumn: Bool

  /// - Parameter text: what a localized piece says.
  init(_ joined: JoinedText, text: (JoinedText.Piece) -> String) {
    isColumn = joined.use.map { $0.hasSuffix("VStack") } ?? false
    texts = joined.pieces.map { piece in
      switch piece.kind {
      case .localized: text(piece)
      case .literal: piece.text
      case .value: nil
      }
    }
  }

  /// Words of English after which a sentence goes on.
  private static let openWords: Set<String> = [
    "the", "a", "an", "of", "to", "by", "in", "on", "at", "for", "from", "with", "and", "or", "is", "are", "was",
    "were", "has", "have", "had", "our", "my", "your", "their", "its", "this", "that", "these", "those", "as", "than",
    "until", "since", "between", "into", "about", "via", "per",
  ]

  /// Whether one piece only makes sense beside another.
  var isSentence: Bool {
    // Cells of a table, and what has a mark between: `Text("12") · Text("Today")`.
    let runs = texts.split(omittingEmptySubsequences: true) { text in
      text.map { !$0.contains { $0.isLetter || $0.isNumber } && !Self.isEnd($0) } ?? false
    }
    return runs.contains { isSentence(Array($0)) }
  }

  /// A lone full stop or comma belongs to what stands before it.
  private static func isEnd(_ text: String) -> Bool { [".", ",", "?", "!", "。", "，", "？"].contains(text.trimmed) }

  private func isSentence(_ texts: [String?]) -> Bool {
    guard texts.count > 1 else { return false }
    for (place, text) in texts.enumerated() {
      guard let text, text.contains(where: \.isLetter) else { continue }
      if place + 1 < texts.count, isOpen(text, before: texts[place + 1]) { return true }
      if place > 0, !isColumn, goesOn(text, in: texts, at: place) { return true }
    }
    return false
  }

  /// Whether a text ends in the middle of a sentence.
  private func isOpen(_ text: String, before next: String?) -> Bool {
    let words = text.split { $0.isWhitespace }
    guard words.count >= (isColumn ? 3 : 2), let last = words.last.map(String.init) else { return false }
    // In a column a value is one line of many.
    guard !isColumn || next != nil else { return false }
    if Self.openWords.contains(last) { return true }
    return !isColumn && text.last == " " && last.last?.isLetter ?? false
  }

  /// Whether a text starts in the middle of a sentence.
  private func goesOn(_ text: String, in texts: [String?], at place: Int) -> Bool {
    let trimmed = text.trimmed
    guard trimmed.first?.isLowercase ?? false, !Self.isClosed(texts[place - 1] ?? "") else { return false }
    let words = trimmed.split { $0.isWhitespace }
    if words.count > 1 { return true }
    // `Text("12"); Text("followers")` are a number and what it counts, however often.
    guard let first = texts[0], first.trimmed.first?.isUppercase ?? false, !Self.isClosed(first) else { return false }
    let word = trimmed.lowercased()
    return Self.openWords.contains(word) || place + 1 == texts.count && word.last.map { "?!.".contains($0) } ?? false
  }

  /// Whether what follows starts anew: `Name:`.
  private static func isClosed(_ text: String) -> Bool { text.trimmed.last.map { ":.!?…".contains($0) } ?? false }
}

extension String {
  fileprivate var trimmed: Substring {
    var rest = self[...]
    while rest.first?.isWhitespace ?? false { rest.removeFirst() }
    while rest.last?.isWhitespace ?? false { rest.removeLast() }
    return rest
  }
}

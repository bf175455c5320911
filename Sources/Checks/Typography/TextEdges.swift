/// The spaces before and after a text.
struct TextEdges: Equatable {
  let leading: Substring
  let trailing: Substring
  /// What stands between them.
  let content: Substring

  /// - Returns: nil for a text of spaces alone.
  init?(_ text: String) {
    let scalars = text.unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.isHorizontalSpace }),
      let last = scalars.lastIndex(where: { !$0.isHorizontalSpace })
    else { return nil }
    let end = scalars.index(after: last)
    leading = text[..<start]
    trailing = text[end...]
    content = text[start..<end]
  }

  /// Punctuation alone is set with spaces in one language and without in another.
  var hasLetters: Bool { content.unicodeScalars.contains { $0.isLetter } }

  /// Whether both have spaces at the same ends.
  func isLike(_ other: TextEdges) -> Bool {
    leading.isEmpty == other.leading.isEmpty && trailing.isEmpty == other.trailing.isEmpty
  }
}

import Findings
import SourceText

extension StringsTable {
  /// Adds an entry at the end, or at its place where the keys are in order, in the style of the others: line ends,
  /// blank lines, space around `=`. Only new lines are written.
  ///
  /// - Parameter comment: several lines are indented as `genstrings` does it; nil or empty writes no comment.
  package mutating func add(key: String, value: String, comment: String?) throws {
    let style = StringsTableStyle(of: self)
    let newEntry = style.entry(key: key, value: value, comment: comment)
    let place = placement(of: key)
    let insertion: (offset: Int, text: String)
    switch place {
    case .alone: insertion = alone(newEntry, style: style)
    case .after(let index): insertion = inserted(newEntry, after: entries[index], style: style)
    case .before(let index):
      let start = entries[index].startWithComment.value
      insertion = (start, newEntry + style.lineEnd + (style.partsByBlankLine ? style.lineEnd : "") + style.indent)
    }
    text.insert(contentsOf: insertion.text.utf8, at: insertion.offset)
    try parse()
  }

  /// Gives the last entry of `key` another value and leaves everything around it.
  ///
  /// - Returns: whether there is such an entry.
  package mutating func setValue(_ value: String, forKey key: String) throws -> Bool {
    guard let entry = entry(for: key) else { return false }
    let quoted = StringsTableStyle.quoted(value)
    if let range = entry.valueRange {
      text.replaceSubrange(range.lowerBound.value..<range.upperBound.value, with: quoted.utf8)
    } else {
      text.insert(contentsOf: (" = " + quoted).utf8, at: entry.keyRange.upperBound.value)
    }
    try parse()
    return true
  }

  private enum Placement {
    case alone
    case after(Int)
    case before(Int)
  }

  /// By its neighbours where all keys are in order, else at the end.
  private func placement(of key: String) -> Placement {
    guard !entries.isEmpty else { return .alone }
    let end = Placement.after(entries.count - 1)
    guard entries.count >= 3 else { return end }
    let keys = entries.map(\.key)
    let orders: [(String, String) -> Bool] = [
      { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) },
      { $0.lowercased().unicodeScalars.lexicographicallyPrecedes($1.lowercased().unicodeScalars) },
    ]
    for precedes in orders where zip(keys, keys.dropFirst()).allSatisfy({ !precedes($1, $0) }) {
      guard let next = keys.firstIndex(where: { precedes(key, $0) }) else { return end }
      return next == 0 ? .before(0) : .after(next - 1)
    }
    return end
  }

  private func alone(_ entry: String, style: StringsTableStyle) -> (offset: Int, text: String) {
    if let brace = closingBrace {
      let startsLine = brace > 0 && (text[brace - 1] == 0x0A || text[brace - 1] == 0x0D)
      return (brace, (startsLine ? "" : style.lineEnd) + style.indent + entry + style.lineEnd)
    }
    let endsLine = text.last == 0x0A || text.last == 0x0D
    let hasText = text.contains { $0 != 0x20 && !(0x09...0x0D).contains($0) }
    let start = endsLine || text.isEmpty ? "" : style.lineEnd
    return (text.count, start + (hasText ? style.lineEnd : "") + entry + style.lineEnd)
  }

  private func inserted(
    _ entry: String, after previous: StringsTableEntry, style: StringsTableStyle
  ) -> (offset: Int, text: String) {
    var offset = previous.range.upperBound.value
    // What follows in the same line, say a comment, stays with its entry; what is another entry does not.
    let next = entries.first { $0.range.lowerBound.value >= offset }
    let limit = [next?.startWithComment.value, closingBrace].compactMap { $0 }.min() ?? text.count
    var lineEnd = offset
    while lineEnd < limit, text[lineEnd] != 0x0A, text[lineEnd] != 0x0D { lineEnd += 1 }
    let blank = style.partsByBlankLine ? style.lineEnd : ""
    guard lineEnd < limit || limit == text.count else {
      // The next entry or the brace is in the same line; comments in it stay where they are.
      offset = limit
      while text[offset - 1] == 0x20 || text[offset - 1] == 0x09 { offset -= 1 }
      return (offset, style.lineEnd + blank + style.indent + entry + style.lineEnd)
    }
    offset = lineEnd
    guard offset < text.count else { return (offset, style.lineEnd + blank + style.indent + entry) }
    offset += text[offset] == 0x0D && offset + 1 < text.count && text[offset + 1] == 0x0A ? 2 : 1
    return (offset, blank + style.indent + entry + style.lineEnd)
  }
}

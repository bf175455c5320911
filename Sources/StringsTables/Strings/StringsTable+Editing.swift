public import Findings
import SourceText

extension StringsTable {
  /// An entry to be added.
  public struct NewEntry: Hashable, Sendable {
    public var key: String
    public var value: String
    /// Several lines are indented as `genstrings` does it; nil or empty writes no comment.
    public var comment: String?

    public init(key: String, value: String, comment: String? = nil) {
      self.key = key
      self.value = value
      self.comment = comment
    }
  }

  /// Adds an entry at the end, or at its place where the keys are in order, in the style of the others: line ends,
  /// blank lines, space around `=`. Only new lines are written.
  public mutating func add(key: String, value: String, comment: String?) throws(RefusedInput) {
    try add([NewEntry(key: key, value: value, comment: comment)])
  }

  /// Adds several entries; where they come to stand in one place, they keep their order unless the table has one.
  /// Property lists hold no comments.
  public mutating func add(_ newEntries: [NewEntry]) throws(RefusedInput) {
    guard form == .text else {
      guard !newEntries.isEmpty else { return }
      return try changeList { members in
        members += newEntries.map { StringsTableMember($0.key, .string($0.value)) }
      }
    }
    var pending = newEntries[...]
    if entries.isEmpty, let first = pending.popFirst() {
      let style = StringsTableStyle(of: self)
      let insertion = alone(style.entry(first), style: style)
      text.insert(contentsOf: insertion.text.utf8, at: insertion.offset)
      try parse()
    }
    guard !pending.isEmpty else { return }
    let style = StringsTableStyle(of: self)
    let order = keyOrder()
    var ordered = Array(pending)
    if let order { ordered.sort { order($0.key, $1.key) } }
    var insertions: [(offset: Int, text: String)] = []
    for newEntry in ordered {
      let entry = style.entry(newEntry)
      switch placement(of: newEntry.key, order: order) {
      case .after(let index): insertions.append(inserted(entry, after: entries[index], style: style))
      case .before(let index):
        let start = entries[index].startWithComment.value
        let blank = style.partsByBlankLine ? style.lineEnd : ""
        insertions.append((start, entry + style.lineEnd + blank + style.indent))
      }
    }
    var result: [UInt8] = []
    var position = 0
    for (_, insertion) in insertions.enumerated().sorted(by: {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }) {
      result += text[position..<insertion.offset]
      result += insertion.text.utf8
      position = insertion.offset
    }
    text = result + text[position...]
    try parse()
  }

  /// Gives the last entry of `key` another value and leaves everything around it.
  ///
  /// - Returns: whether there is such an entry.
  @discardableResult
  public mutating func setValue(_ value: String, forKey key: String) throws(RefusedInput) -> Bool {
    guard let entry = entry(for: key) else { return false }
    guard form == .text else {
      let key = ExactString(key)
      try changeList { members in
        if let index = members.lastIndex(where: { ExactString($0.key) == key }) {
          members[index].value = .string(value)
        }
      }
      return true
    }
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
    case after(Int)
    case before(Int)
  }

  private typealias KeyOrder = (String, String) -> Bool

  /// The order that all keys are in, if there is one.
  private func keyOrder() -> KeyOrder? {
    guard entries.count >= 3 else { return nil }
    let keys = entries.map(\.key)
    let orders: [KeyOrder] = [
      { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) },
      { $0.lowercased().unicodeScalars.lexicographicallyPrecedes($1.lowercased().unicodeScalars) },
    ]
    return orders.first { precedes in zip(keys, keys.dropFirst()).allSatisfy { !precedes($1, $0) } }
  }

  /// By its neighbours where all keys are in order, else at the end.
  private func placement(of key: String, order: KeyOrder?) -> Placement {
    guard let order, let next = entries.firstIndex(where: { order(key, $0.key) }) else {
      return .after(entries.count - 1)
    }
    return next == 0 ? .before(0) : .after(next - 1)
  }

  private func alone(_ entry: String, style: StringsTableStyle) -> (offset: Int, text: String) {
    if let brace = closingBrace {
      let startsLine = brace > 0 && (text[brace - 1] == 0x0A || text[brace - 1] == 0x0D)
      return (brace, (startsLine ? "" : style.lineEnd) + style.indent + entry + style.lineEnd)
    }
    let before = text[..<(endlessComment ?? text.count)]
    let endsLine = before.last == 0x0A || before.last == 0x0D
    let hasText = before.contains { $0 != 0x20 && !(0x09...0x0D).contains($0) }
    let start = endsLine || before.isEmpty ? "" : style.lineEnd
    return (before.count, start + (hasText ? style.lineEnd : "") + entry + style.lineEnd)
  }

  /// The end of the line of `offset`, which lies outside texts; a comment that goes over several lines is not cut.
  func lineEnd(from offset: Int, limit: Int) -> Int {
    var index = offset
    while index < limit, text[index] != 0x0A, text[index] != 0x0D {
      let isComment = text[index] == UInt8(ascii: "/") && index + 1 < limit && text[index + 1] == UInt8(ascii: "*")
      index += isComment ? 2 : 1
      guard isComment else { continue }
      while index + 1 < limit, text[index] != UInt8(ascii: "*") || text[index + 1] != UInt8(ascii: "/") { index += 1 }
      index = Swift.min(index + 2, limit)
    }
    return index
  }

  private func inserted(
    _ entry: String, after previous: StringsTableEntry, style: StringsTableStyle
  ) -> (offset: Int, text: String) {
    var offset = previous.range.upperBound.value
    // What follows in the same line, say a comment, stays with its entry; what is another entry does not.
    let next = entries.first { $0.range.lowerBound.value >= offset }
    let limit = [next?.startWithComment.value, closingBrace, endlessComment].compactMap { $0 }.min() ?? text.count
    let lineEnd = self.lineEnd(from: offset, limit: limit)
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

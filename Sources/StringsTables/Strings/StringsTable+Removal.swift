public import Findings
import SourceText

extension StringsTable {
  /// Removes every entry of a key, with its comments and the lines that are its own.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  public mutating func removeEntries(forKey key: String) throws(RefusedInput) -> Bool {
    let key = ExactString(key)
    guard entries.contains(where: { ExactString($0.key) == key }) else { return false }
    guard form == .text else {
      try changeList { members in members.removeAll { ExactString($0.key) == key } }
      return true
    }
    // From the end, so that the places of those before stay right.
    for index in entries.indices.reversed() where ExactString(entries[index].key) == key {
      text.removeSubrange(ownLines(of: index))
    }
    // An empty file is refused by every reader, one without entries is not.
    if text.isEmpty { text = [0x0A] }
    try parse()
    return true
  }

  /// Gives every entry of a key another key, and leaves everything around it.
  ///
  /// - Returns: whether there was one; false too, and nothing is changed, if the table has the new key already.
  @discardableResult
  public mutating func renameKey(_ key: String, to newKey: String) throws(RefusedInput) -> Bool {
    let old = ExactString(key)
    guard entry(for: newKey) == nil else { return false }
    let indexes = entries.indices.filter { ExactString(entries[$0].key) == old }
    guard !indexes.isEmpty else { return false }
    guard form == .text else {
      try changeList(renames: Dictionary(indexes.map { ($0, newKey) }, uniquingKeysWith: { $1 }))
      return true
    }
    for entry in indexes.reversed().map({ entries[$0] }) {
      // In the short form the key is the value too, and that stays.
      let value = entry.valueRange == nil ? " = " + StringsTableStyle.quoted(key) : ""
      let replacement = StringsTableStyle.quoted(newKey) + value
      text.replaceSubrange(
        entry.keyRange.lowerBound.value..<entry.keyRange.upperBound.value, with: replacement.utf8)
    }
    try parse()
    return true
  }

  /// An entry with its comments, the white space that its lines hold, and the blank lines that part it from the next.
  private func ownLines(of index: Int) -> Range<Int> {
    let entry = entries[index]
    var start = entry.startWithComment.value
    var end = entry.range.upperBound.value
    var lineStart = start
    while lineStart > 0, text[lineStart - 1] == 0x20 || text[lineStart - 1] == 0x09 { lineStart -= 1 }
    guard lineStart == 0 || Self.isLineEnd(text[lineStart - 1]) else { return start..<end }
    // A comment behind the entry, in its line, goes with it.
    let next = entries[(index + 1)...].first?.startWithComment.value
    let limit = [next, closingBrace, endlessComment].compactMap { $0 }.min() ?? text.count
    let ownEnd = lineEnd(from: end, limit: limit)
    guard ownEnd < limit || limit == text.count else { return start..<end }
    start = lineStart
    end = afterLineEnd(ownEnd)
    if next != nil {
      while end < limit, let blank = blankLineEnd(from: end, limit: limit) { end = blank }
    } else if index > 0 {
      // Behind the last entry, what parted it from the one before goes.
      let previousEnd = entries[index - 1].range.upperBound.value
      while let blank = blankLineStart(before: start, limit: previousEnd) { start = blank }
    }
    return start..<end
  }

  /// The start of the line that ends at `offset`, if nothing but white space is in it.
  private func blankLineStart(before offset: Int, limit: Int) -> Int? {
    var index = offset - 1
    guard index > limit, Self.isLineEnd(text[index]) else { return nil }
    if text[index] == 0x0A, text[index - 1] == 0x0D { index -= 1 }
    while index > limit, text[index - 1] == 0x20 || text[index - 1] == 0x09 { index -= 1 }
    return index > limit && Self.isLineEnd(text[index - 1]) ? index : nil
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private func afterLineEnd(_ offset: Int) -> Int {
    guard offset < text.count, Self.isLineEnd(text[offset]) else { return offset }
    return offset + (text[offset] == 0x0D && offset + 1 < text.count && text[offset + 1] == 0x0A ? 2 : 1)
  }

  /// The end of the line at `offset` with its line end, if nothing but white space is in it.
  private func blankLineEnd(from offset: Int, limit: Int) -> Int? {
    var index = offset
    while index < limit, text[index] == 0x20 || text[index] == 0x09 { index += 1 }
    guard index < limit, Self.isLineEnd(text[index]) else { return nil }
    return afterLineEnd(index)
  }
}

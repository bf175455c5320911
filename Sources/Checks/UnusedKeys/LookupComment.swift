package import SourceText

/// A comment that says which keys a look-up may reach, where the code does not: `// dragoman:keys menu.*, "Press *"`.
///
/// It is about the line that it stands in, or where it stands alone about the next line of code; `keys:this`,
/// `keys:next` and `keys:previous` say which.
package struct LookupComment: Hashable, Sendable {
  /// Keys, in which `*` stands for any characters.
  package struct Pattern: Hashable, Sendable {
    package var text: String
    package var range: Range<SourcePosition>

    package func matches(_ key: String) -> Bool { KeyWildcard(text).matches(key) }
  }

  /// Relative to the project's root.
  package var path: String
  /// Without the reason.
  package var range: Range<SourcePosition>
  /// The 1-based line that it is about.
  package var line: Int
  /// Empty where none is named: then it reaches no key of the project.
  package var patterns: [Pattern]

  /// All that a source has.
  static func comments(in bytes: [UInt8], path: String) -> [LookupComment] {
    guard SuppressionComment.mayOccur(in: bytes) else { return [] }
    let markers = SuppressionComment.markers(in: bytes, .init(path: path))
    guard !markers.isEmpty else { return [] }
    let text = SourceText(bytes: bytes)
    return markers.compactMap { comment(at: $0, in: bytes, text, path: path) }
  }

  private static func comment(at start: Int, in bytes: [UInt8], _ text: SourceText, path: String) -> LookupComment? {
    var position = start + SuppressionComment.marker.count
    func word() -> String {
      let word = SuppressionComment.word(at: position, in: bytes)
      position += word.utf8.count
      return word
    }
    guard word() == "keys" else { return nil }
    var scope = ""
    if position < bytes.count, bytes[position] == UInt8(ascii: ":") {
      position += 1
      scope = word()
    }
    let own = text.lineAndColumn(at: UTF8Offset(start)).line
    let line: Int
    switch scope {
    case "this": line = own
    case "next": line = text.lineOfCode(after: own)
    case "previous": line = own - 1
    case "":
      let before = text.line(own)?.prefix { $0 != UInt8(ascii: "/") } ?? []
      line = before.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? text.lineOfCode(after: own) : own
    default: return nil
    }
    let (patterns, end) = patterns(from: position, in: bytes, text)
    return LookupComment(
      path: path, range: text.position(at: UTF8Offset(start))..<text.position(at: UTF8Offset(end)), line: line,
      patterns: patterns)
  }

  /// Patterns are separated by commas or blanks; those with blanks in them stand in quotes. A dash begins a reason.
  private static func patterns(
    from start: Int, in bytes: [UInt8], _ text: SourceText
  ) -> (patterns: [Pattern], end: Int) {
    var patterns: [Pattern] = []
    var position = start
    var end = start
    func isBetween(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ",") }
    while position < bytes.count {
      while position < bytes.count, isBetween(bytes[position]) { position += 1 }
      guard position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D else { break }
      let from = position
      let isQuoted = bytes[position] == UInt8(ascii: "\"")
      if isQuoted { position += 1 }
      let first = position
      while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D,
        isQuoted ? bytes[position] != UInt8(ascii: "\"") : !isBetween(bytes[position])
      {
        position += 1
      }
      let pattern = String(decoding: bytes[first..<position], as: UTF8.self)
      if isQuoted, position < bytes.count, bytes[position] == UInt8(ascii: "\"") { position += 1 }
      if !isQuoted, pattern == "-" || pattern == "*/" { break }
      let range = text.position(at: UTF8Offset(from))..<text.position(at: UTF8Offset(position))
      patterns.append(Pattern(text: pattern, range: range))
      end = position
    }
    return (patterns, end)
  }
}

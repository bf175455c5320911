import Findings
import SourceText

/// Takes a PO file apart, line by line: comments above a message, then its keywords with quoted strings.
struct POParser {
  private enum Field: Hashable {
    case context, id, pluralID
    case text(Int)
    case previousContext, previousID, previousPluralID
  }

  private let source: SourceText
  private let path: String
  private(set) var file = POFile()

  private var entry = POEntry(id: "", texts: [])
  /// The field that quoted strings go to.
  private var field: Field?
  private var hasID = false
  private var hasText = false
  private var firstLine = 0
  /// Where the lines of the entry begin, and where its last line ends.
  private var start = 0
  private var end = 0
  /// Line of each message, to find doubles.
  private var seen: [ExactString: Int] = [:]
  /// No message has more; a larger number is a slip.
  private static let largestNumberOfForms = 64

  init(_ source: SourceText, path: String) {
    self.source = source
    self.path = path
  }

  mutating func parse() throws(RefusedInput) {
    var lineStart = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var number = 1
    while lineStart < source.bytes.count {
      var lineEnd = lineStart
      while lineEnd < source.bytes.count, source.bytes[lineEnd] != 0x0A { lineEnd += 1 }
      try readLine(lineStart, lineEnd, number: number)
      lineStart = min(lineEnd + 1, source.bytes.count)
      number += 1
    }
    if hasText {
      try finish()
    } else if hasID || entry.context != nil {
      throw POFindings.truncated(expected: "'msgstr'", in: source, path: path)
    }
    file.trailingBytes = Array(source.bytes[start...])
    file.path = path
  }

  private mutating func readLine(_ start: Int, _ lineEnd: Int, number: Int) throws(RefusedInput) {
    var index = start
    skipSpace(&index, lineEnd)
    guard index < lineEnd else { return }
    defer { end = min(lineEnd + 1, source.bytes.count) }
    guard source.bytes[index] == UInt8(ascii: "#") else {
      return try readKeyword(index, lineEnd, number: number, isObsolete: false, isPrevious: false)
    }
    let sign = index + 1 < lineEnd ? source.bytes[index + 1] : 0
    switch sign {
    case UInt8(ascii: "~"):
      var inner = index + 2
      let isPrevious = inner < lineEnd && source.bytes[inner] == UInt8(ascii: "|")
      if isPrevious { inner += 1 }
      skipSpace(&inner, lineEnd)
      guard inner < lineEnd else { return }
      try readKeyword(inner, lineEnd, number: number, isObsolete: true, isPrevious: isPrevious)
    case UInt8(ascii: "|"):
      var inner = index + 2
      skipSpace(&inner, lineEnd)
      guard inner < lineEnd else { return }
      try readKeyword(inner, lineEnd, number: number, isObsolete: false, isPrevious: true)
    default:
      if hasText { try finish() }
      readComment(sign, text(index + 1, lineEnd))
    }
  }

  private mutating func readComment(_ sign: UInt8, _ rest: String) {
    switch sign {
    case UInt8(ascii: "."): entry.extractedComments.append(rest.dropFirst().trimmed)
    case UInt8(ascii: ":"): entry.references.append(rest.dropFirst().trimmed)
    case UInt8(ascii: ","):
      entry.flags += rest.dropFirst().split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
    default: entry.translatorComments.append(rest.last == "\r" ? String(rest.dropLast()) : rest)
    }
  }

  // MARK: Keywords

  private mutating func readKeyword(
    _ start: Int, _ lineEnd: Int, number: Int, isObsolete: Bool, isPrevious: Bool
  ) throws(RefusedInput) {
    var index = start
    if source.bytes[index] != UInt8(ascii: "\"") {
      let wordEnd = source.bytes[index..<lineEnd].firstIndex { !Self.isWordByte($0) } ?? lineEnd
      let word = String(decoding: source.bytes[index..<wordEnd], as: UTF8.self)
      index = wordEnd
      try begin(word, &index, lineEnd, at: start, isPrevious: isPrevious)
      if !isPrevious {
        if isObsolete { entry.isObsolete = true }
        if firstLine == 0 { firstLine = number }
      }
    } else if field == nil {
      throw malformed("a keyword such as 'msgid' before the text", start)
    }
    skipSpace(&index, lineEnd)
    while index < lineEnd {
      append(try quotedString(&index, lineEnd))
      skipSpace(&index, lineEnd)
    }
  }

  private mutating func begin(
    _ word: String, _ index: inout Int, _ lineEnd: Int, at start: Int, isPrevious: Bool
  ) throws(RefusedInput) {
    if hasText, isPrevious || word == "msgctxt" || word == "msgid" { try finish() }
    switch word {
    case "msgctxt":
      field = isPrevious ? .previousContext : .context
      if !isPrevious, hasID { throw malformed("'msgctxt' before 'msgid'", start) }
    case "msgid":
      field = isPrevious ? .previousID : .id
      if !isPrevious {
        if hasID { throw malformed("'msgstr' after 'msgid'", start) }
        hasID = true
      }
    case "msgid_plural":
      field = isPrevious ? .previousPluralID : .pluralID
      if !isPrevious, !hasID || hasText { throw malformed("'msgid' before 'msgid_plural'", start) }
    case "msgstr":
      guard hasID, !isPrevious else { throw malformed("'msgid' before 'msgstr'", start) }
      let form = try formNumber(&index, lineEnd)
      if let form, form != entry.texts.count { throw malformed("'msgstr[\(entry.texts.count)]'", start) }
      if form == nil, hasText { throw malformed("one 'msgstr'", start) }
      entry.texts.append("")
      field = .text(form ?? 0)
      hasText = true
    default: throw malformed("'msgctxt', 'msgid', 'msgid_plural', 'msgstr', a text or a comment", start)
    }
    touch()
  }

  /// Makes the field exist, though it may be empty.
  private mutating func touch() { append("") }

  private mutating func append(_ text: String) {
    switch field {
    case .context: entry.context = (entry.context ?? "") + text
    case .id: entry.id += text
    case .pluralID: entry.pluralID = (entry.pluralID ?? "") + text
    case .text(let form): entry.texts[form] += text
    case .previousContext: change { $0.context = ($0.context ?? "") + text }
    case .previousID: change { $0.id = ($0.id ?? "") + text }
    case .previousPluralID: change { $0.pluralID = ($0.pluralID ?? "") + text }
    case nil: break
    }
  }

  private mutating func change(_ body: (inout POPreviousMessage) -> Void) {
    var previous = entry.previous ?? POPreviousMessage()
    body(&previous)
    entry.previous = previous
  }

  private func formNumber(_ index: inout Int, _ lineEnd: Int) throws(RefusedInput) -> Int? {
    guard index < lineEnd, source.bytes[index] == UInt8(ascii: "[") else { return nil }
    let start = index
    let close = source.bytes[index..<lineEnd].firstIndex(of: UInt8(ascii: "]"))
    guard let close, let number = Int(text(index + 1, close)), (0..<Self.largestNumberOfForms).contains(number) else {
      throw malformed("the number of a plural form and ']'", start)
    }
    index = close + 1
    return number
  }

  private mutating func finish() throws(RefusedInput) {
    let identity = ExactString(
      (entry.isObsolete ? "~" : "") + (entry.context.map { $0 + "\u{4}" } ?? "") + entry.id)
    if let first = seen[identity], !entry.isObsolete {
      throw POFindings.duplicate(entry.id, line: firstLine, first: first, in: source, path: path)
    }
    seen[identity] = firstLine
    file.records.append(
      POFile.Record(
        entry: entry, original: entry, originalBytes: Array(source.bytes[start..<end]), line: firstLine))
    start = end
    entry = POEntry(id: "", texts: [])
    field = nil
    hasID = false
    hasText = false
    firstLine = 0
  }

  // MARK: Texts

  private func quotedString(_ index: inout Int, _ lineEnd: Int) throws(RefusedInput) -> String {
    guard source.bytes[index] == UInt8(ascii: "\"") else { throw malformed("a text in quotation marks", index) }
    let opening = index
    index += 1
    var bytes: [UInt8] = []
    while index < lineEnd {
      let byte = source.bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: bytes, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      guard index < lineEnd else { break }
      guard let decoded = POEscapes.decoded(source.bytes, &index, lineEnd) else {
        throw malformed("an escape such as '\\n' or '\\\"'", index - 1)
      }
      bytes.append(contentsOf: decoded)
    }
    if lineEnd == source.bytes.count {
      throw POFindings.truncated(expected: "a closing quotation mark", in: source, path: path)
    }
    throw malformed("a closing quotation mark in this line", opening)
  }

  private func skipSpace(_ index: inout Int, _ lineEnd: Int) {
    while index < lineEnd, [0x20, 0x09, 0x0D, 0x0B, 0x0C].contains(source.bytes[index]) { index += 1 }
  }

  private func text(_ start: Int, _ end: Int) -> String { String(decoding: source.bytes[start..<end], as: UTF8.self) }

  private func malformed(_ expected: String, _ offset: Int) -> RefusedInput {
    POFindings.malformed(expected: expected, at: offset, in: source, path: path)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
  }
}

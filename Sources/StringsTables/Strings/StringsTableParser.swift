import Findings
import PropertyLists
import SourceText

/// Reads the grammar of old-style property lists as far as tables use it, with the place of everything that an edit may
/// touch.
struct StringsTableParser {
  private let text: [UInt8]
  private let path: String
  private var index = 0
  private(set) var closingBrace: Int?
  /// Where a comment starts that nothing ends: like Foundation, we read the file without it, but nothing can follow it.
  private(set) var endlessComment: Int?

  /// The comments since the last entry that a blank line does not part from what follows.
  private var comments: [(start: Int, end: Int)] = []
  /// Where the last entry ended; a comment in that line belongs to it, not to the next.
  private var lastEntryEnd: Int?

  private static let deepestNesting = 64

  init(text: [UInt8], path: String) {
    self.text = text
    self.path = path
  }

  mutating func entries() throws(RefusedInput) -> [StringsTableEntry] {
    var entries: [StringsTableEntry] = []
    skipSpace()
    guard !text.isEmpty else {
      throw refusal(
        "an entry, found an empty file", at: 0, suggestion: "add `\"key\" = \"value\";`, or delete the file")
    }
    let isBraced = peek() == UInt8(ascii: "{")
    let brace = index
    if isBraced {
      index += 1
      comments = []
      skipSpace()
    }
    while let byte = peek() {
      if isBraced, byte == UInt8(ascii: "}") {
        closingBrace = index
        index += 1
        skipSpace()
        guard index == text.count else {
          throw refusal("nothing after the closing brace", at: index, suggestion: "move it inside the braces")
        }
        return entries
      }
      entries.append(try entry())
      comments = []
      lastEntryEnd = index
      skipSpace()
    }
    if isBraced {
      throw refusal("`}` before the end of the file", at: brace, suggestion: "close the brace that is opened here")
    }
    return entries
  }

  private mutating func entry() throws(RefusedInput) -> StringsTableEntry {
    let commentStart = comments.first?.start
    let comment = comments.isEmpty ? nil : comments.map { commentText($0) }.joined(separator: "\n")
    let start = index
    let key = try string(what: "a key")
    let keyEnd = index
    var value: String? = key
    var valueRange: Range<UTF8Offset>?
    skipSpace()
    if peek() == UInt8(ascii: "=") {
      index += 1
      skipSpace()
      let valueStart = index
      value = try self.value(depth: 0)
      valueRange = UTF8Offset(valueStart)..<UTF8Offset(index)
      skipSpace()
      guard peek() == UInt8(ascii: ";") else {
        throw refusal(
          "`;` after the value of '\(key)'", at: valueRange?.upperBound.value ?? index,
          suggestion: "end the entry with `;`, and write `\\\"` for a quotation mark inside a text")
      }
    } else if peek() != UInt8(ascii: ";") {
      throw refusal("`=` or `;` after the key '\(key)'", at: keyEnd, suggestion: "write `\"key\" = \"value\";`")
    }
    index += 1
    return StringsTableEntry(
      key: key, value: value, comment: comment, range: UTF8Offset(start)..<UTF8Offset(index),
      keyRange: UTF8Offset(start)..<UTF8Offset(keyEnd), valueRange: valueRange,
      startWithComment: UTF8Offset(commentStart ?? start))
  }

  // MARK: Values

  /// A value; nil unless it is a string.
  private mutating func value(depth: Int) throws(RefusedInput) -> String? {
    guard depth < Self.deepestNesting else {
      throw refusal("fewer than \(Self.deepestNesting) levels of nesting", at: index, suggestion: "flatten the value")
    }
    switch peek() {
    case UInt8(ascii: "{"):
      try skipDictionary(depth: depth)
      return nil
    case UInt8(ascii: "("):
      try skipArray(depth: depth)
      return nil
    case UInt8(ascii: "<"):
      try skipData()
      return nil
    default: return try string(what: "a value")
    }
  }

  private mutating func skipDictionary(depth: Int) throws(RefusedInput) {
    let start = index
    index += 1
    skipSpace()
    while let byte = peek() {
      if byte == UInt8(ascii: "}") {
        index += 1
        return
      }
      _ = try string(what: "a key")
      skipSpace()
      if peek() == UInt8(ascii: "=") {
        index += 1
        skipSpace()
        _ = try value(depth: depth + 1)
        skipSpace()
      }
      guard peek() == UInt8(ascii: ";") else {
        throw refusal("`;` in the dictionary", at: index, suggestion: "end each of its entries with `;`")
      }
      index += 1
      skipSpace()
    }
    throw refusal("`}` before the end of the file", at: start, suggestion: "close the brace that is opened here")
  }

  private mutating func skipArray(depth: Int) throws(RefusedInput) {
    let start = index
    index += 1
    skipSpace()
    while let byte = peek() {
      if byte == UInt8(ascii: ")") {
        index += 1
        return
      }
      _ = try value(depth: depth + 1)
      skipSpace()
      if peek() == UInt8(ascii: ",") {
        index += 1
        skipSpace()
      } else if peek() != UInt8(ascii: ")") {
        throw refusal("`,` or `)` in the array", at: index, suggestion: "part its values with `,`")
      }
    }
    throw refusal("`)` before the end of the file", at: start, suggestion: "close the parenthesis that is opened here")
  }

  private mutating func skipData() throws(RefusedInput) {
    let start = index
    index += 1
    while let byte = peek() {
      index += 1
      if byte == UInt8(ascii: ">") { return }
      guard OldStyleSyntax.isSpace(byte) || OldStyleSyntax.hexadecimalValue(byte) != nil else {
        throw refusal("hexadecimal digits or `>`", at: index - 1, suggestion: "put the text in quotation marks")
      }
    }
    throw refusal("`>` before the end of the file", at: start, suggestion: "close the data that is opened here")
  }

  // MARK: Strings

  private mutating func string(what: String) throws(RefusedInput) -> String {
    guard let byte = peek() else {
      throw refusal("\(what) before the end of the file", at: index, suggestion: "complete the last entry")
    }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(by: byte) }
    let start = index
    while let byte = peek(), OldStyleSyntax.isBare(byte) { index += 1 }
    guard index > start else {
      throw refusal(
        "\(what), found `\(characterAt(index))`", at: index,
        suggestion: "write `\"key\" = \"value\";`, and `\\\"` for a quotation mark inside a text")
    }
    return String(decoding: text[start..<index], as: UTF8.self)
  }

  private mutating func quoted(by quote: UInt8) throws(RefusedInput) -> String {
    let start = index
    index += 1
    var units: [UInt16] = []
    var copied = index
    func flush(_ end: Int, into units: inout [UInt16]) {
      if copied < end { units.append(contentsOf: String(decoding: text[copied..<end], as: UTF8.self).utf16) }
    }
    while let byte = peek() {
      if byte == quote {
        flush(index, into: &units)
        index += 1
        return String(decoding: units, as: UTF16.self)
      }
      guard byte == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      flush(index, into: &units)
      index += 1
      scanEscape(into: &units)
      copied = index
    }
    throw refusal(
      "the quotation mark that ends this text", at: start,
      suggestion: "close the text, and write `\\\"` for a quotation mark inside it")
  }

  /// What follows a backslash.
  private mutating func scanEscape(into units: inout [UInt16]) {
    guard let byte = peek() else { return }
    switch byte {
    case UInt8(ascii: "a"): units.append(0x07)
    case UInt8(ascii: "b"): units.append(0x08)
    case UInt8(ascii: "f"): units.append(0x0C)
    case UInt8(ascii: "n"): units.append(0x0A)
    case UInt8(ascii: "r"): units.append(0x0D)
    case UInt8(ascii: "t"): units.append(0x09)
    case UInt8(ascii: "v"): units.append(0x0B)
    case UInt8(ascii: "U"):
      index += 1
      var unit: UInt16 = 0
      var digits = 0
      while digits < 4, let next = peek(), let digit = OldStyleSyntax.hexadecimalValue(next) {
        unit = unit << 4 | UInt16(digit)
        digits += 1
        index += 1
      }
      units.append(unit)
      return
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value = 0
      var digits = 0
      while digits < 3, let next = peek(), next >= UInt8(ascii: "0"), next <= UInt8(ascii: "7") {
        value = value << 3 | Int(next - UInt8(ascii: "0"))
        digits += 1
        index += 1
      }
      units.append(NextStepEncoding.unit(UInt8(truncatingIfNeeded: value)))
      return
    default:
      // Any other character stands for itself, with all of its bytes.
      let start = index
      index += 1
      while let next = peek(), next & 0xC0 == 0x80 { index += 1 }
      units.append(contentsOf: String(decoding: text[start..<index], as: UTF8.self).utf16)
      return
    }
    index += 1
  }

  // MARK: Space and comments

  private mutating func skipSpace() {
    var lineEndsSinceComment = 0
    while let byte = peek() {
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*") {
        if lineEndsSinceComment > 1 { comments = [] }
        let start = index
        skipComment()
        if !isInLineOfLastEntry(start) { comments.append((start, index)) }
        lineEndsSinceComment = 0
      } else if let length = spaceLength() {
        if byte == 0x0A || (byte == 0x0D && peek(1) != 0x0A) || length == 3 { lineEndsSinceComment += 1 }
        index += length
      } else {
        break
      }
    }
    if lineEndsSinceComment > 1 { comments = [] }
  }

  private mutating func skipComment() {
    let isBlock = peek(1) == UInt8(ascii: "*")
    let start = index
    index += 2
    while let byte = peek() {
      if isBlock {
        if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
          index += 2
          return
        }
      } else if byte == 0x0A || byte == 0x0D || lineSeparatorLength() != nil {
        return
      }
      index += 1
    }
    if isBlock { endlessComment = start }
  }

  private func isInLineOfLastEntry(_ start: Int) -> Bool {
    guard let end = lastEntryEnd, end <= start else { return false }
    return !text[end..<start].contains { $0 == 0x0A || $0 == 0x0D }
  }

  private func commentText(_ range: (start: Int, end: Int)) -> String {
    var slice = text[range.start..<range.end].dropFirst(2)
    if text[range.start + 1] == UInt8(ascii: "*"), slice.count >= 2, slice.suffix(2).elementsEqual("*/".utf8) {
      slice = slice.dropLast(2)
    }
    while let first = slice.first, OldStyleSyntax.isSpace(first) { slice = slice.dropFirst() }
    while let last = slice.last, OldStyleSyntax.isSpace(last) { slice = slice.dropLast() }
    return String(decoding: slice, as: UTF8.self)
  }

  /// The number of bytes of the space character at `index`: tab to CR, space, U+2028, U+2029.
  private func spaceLength() -> Int? {
    guard let byte = peek() else { return nil }
    return OldStyleSyntax.isSpace(byte) ? 1 : lineSeparatorLength()
  }

  private func lineSeparatorLength() -> Int? {
    guard peek() == 0xE2, peek(1) == 0x80, let third = peek(2), third == 0xA8 || third == 0xA9 else { return nil }
    return 3
  }

  // MARK: Bytes

  private func peek(_ distance: Int = 0) -> UInt8? {
    index + distance < text.count ? text[index + distance] : nil
  }

  private func characterAt(_ offset: Int) -> String {
    let character = String(decoding: text[offset...].prefix(16), as: UTF8.self).first.map(String.init) ?? ""
    guard let scalar = character.unicodeScalars.first, scalar.properties.generalCategory == .format else {
      return character
    }
    // A second byte order mark, for one, which no one sees.
    let code = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
  }

  private func refusal(_ what: String, at offset: Int, suggestion: String) -> RefusedInput {
    RefusedInput(
      StringsTableFindings.expected(
        what, path: path, text: SourceText(bytes: text), offset: offset, suggestion: suggestion))
  }
}

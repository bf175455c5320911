package import Findings
import SourceText

/// Reads the property lists of OpenStep, the form of `project.pbxproj`: `{ key = value; }`, `( a, b, )`, `<hex>`,
/// quoted and bare strings, comments.
///
/// Accepted as CoreFoundation accepts it: bare strings of letters, digits and `_ $ / : . -`, double and single quotes,
/// octal and `\U` escapes, a comma after the last element, `key;` for a key that is its own value. Everything else is
/// refused with its place. Bytes above ASCII are taken as UTF-8.
package struct OldStylePropertyListReader {
  /// More than any real file has (a project file has about six levels), little enough for any thread's stack.
  package static let depthLimit = 128

  private let path: String
  private let text: SourceText
  private let bytes: [UInt8]
  private var index: Int

  private init(bytes: [UInt8], path: String) {
    self.path = path
    self.bytes = bytes
    text = SourceText(bytes: bytes)
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The value that the bytes hold.
  ///
  /// - Parameter path: for locations in findings.
  /// - Throws: `RefusedInput` naming line and column of the first thing that cannot be understood.
  package static func propertyList(in bytes: [UInt8], path: String) throws(RefusedInput) -> PropertyListNode {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw RefusedInput(PropertyListFindings.encoding(path: path, found: "UTF-16"))
    }
    var reader = OldStylePropertyListReader(bytes: bytes, path: path)
    let value = try reader.readValue(depth: 0)
    try reader.skipSpaceAndComments()
    guard reader.index == bytes.count else { throw reader.refusal("expected the end of the file") }
    return value
  }

  // MARK: Values

  private mutating func readValue(depth: Int) throws(RefusedInput) -> PropertyListNode {
    try skipSpaceAndComments()
    let start = index
    guard depth < Self.depthLimit else {
      throw RefusedInput(PropertyListFindings.tooDeep(text, at: start, path: path, limit: Self.depthLimit))
    }
    guard index < bytes.count else {
      throw RefusedInput(PropertyListFindings.truncated(text, path: path, expected: "a value"))
    }
    let value: PropertyListValue
    switch bytes[index] {
    case UInt8(ascii: "{"): value = .dictionary(try readDictionary(depth: depth))
    case UInt8(ascii: "("): value = .array(try readArray(depth: depth))
    case UInt8(ascii: "<"): value = .data(try readData())
    default: value = .string(try readString(expected: "a value"))
    }
    return PropertyListNode(value, range: UTF8Offset(start)..<UTF8Offset(index))
  }

  private mutating func readDictionary(depth: Int) throws(RefusedInput) -> PropertyListDictionary {
    let opening = index
    index += 1
    var entries: [PropertyListDictionary.Entry] = []
    while true {
      try skipSpaceAndComments()
      guard index < bytes.count else { throw unclosed("dictionary", "}", openedAt: opening) }
      if bytes[index] == UInt8(ascii: "}") {
        index += 1
        return PropertyListDictionary(entries)
      }
      let keyStart = index
      let key = try readString(expected: "a key or '}'")
      let keyRange = UTF8Offset(keyStart)..<UTF8Offset(index)
      try skipSpaceAndComments()
      var value = PropertyListNode(.string(key), range: keyRange)
      if index < bytes.count, bytes[index] == UInt8(ascii: "=") {
        index += 1
        value = try readValue(depth: depth + 1)
        try skipSpaceAndComments()
      } else if index >= bytes.count || bytes[index] != UInt8(ascii: ";") {
        throw refusal("expected '=' after the key '\(Self.shortened(key))'")
      }
      guard index < bytes.count, bytes[index] == UInt8(ascii: ";") else {
        throw refusal("expected ';' after the value of '\(Self.shortened(key))'")
      }
      index += 1
      entries.append(PropertyListDictionary.Entry(key: key, keyRange: keyRange, value: value))
    }
  }

  private mutating func readArray(depth: Int) throws(RefusedInput) -> [PropertyListNode] {
    let opening = index
    index += 1
    var elements: [PropertyListNode] = []
    while true {
      try skipSpaceAndComments()
      guard index < bytes.count else { throw unclosed("array", ")", openedAt: opening) }
      if bytes[index] == UInt8(ascii: ")") {
        index += 1
        return elements
      }
      elements.append(try readValue(depth: depth + 1))
      try skipSpaceAndComments()
      guard index < bytes.count else { throw unclosed("array", ")", openedAt: opening) }
      if bytes[index] == UInt8(ascii: ",") {
        index += 1
      } else if bytes[index] != UInt8(ascii: ")") {
        throw refusal("expected ',' or ')' after an element of an array")
      }
    }
  }

  private mutating func readData() throws(RefusedInput) -> [UInt8] {
    let opening = index
    index += 1
    var data: [UInt8] = []
    var high: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: ">") {
        guard high == nil else { throw refusal("expected an even number of hexadecimal digits") }
        index += 1
        return data
      }
      if let digit = OldStyleSyntax.hexadecimalValue(byte) {
        if let first = high {
          data.append(first << 4 | digit)
          high = nil
        } else {
          high = digit
        }
      } else if !OldStyleSyntax.isSpace(byte) {
        throw refusal("expected hexadecimal digits or '>'")
      }
      index += 1
    }
    throw unclosed("data", ">", openedAt: opening)
  }

  // MARK: Strings

  private mutating func readString(expected: String) throws(RefusedInput) -> String {
    let quote = bytes[index]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try readQuotedString(quote) }
    let start = index
    while index < bytes.count, OldStyleSyntax.isBare(bytes[index]) { index += 1 }
    guard index > start else {
      throw refusal("expected \(expected), found \(Self.described(bytes[start]))")
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func readQuotedString(_ quote: UInt8) throws(RefusedInput) -> String {
    let opening = index
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != quote, bytes[index] != UInt8(ascii: "\\") { index += 1 }
    if index < bytes.count, bytes[index] == quote {
      index += 1
      return String(decoding: bytes[start..<(index - 1)], as: UTF8.self)
    }
    var content = QuotedStringContent(Array(bytes[start..<index]))
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == quote { return content.string }
      if byte == UInt8(ascii: "\\") {
        guard let used = content.appendEscape(bytes[index...]) else {
          if index >= bytes.count { break }
          throw refusal("expected four hexadecimal digits after '\\U'")
        }
        index += used
      } else {
        content.append(byte)
      }
    }
    index = bytes.count
    throw unclosed("string", String(UnicodeScalar(quote)), openedAt: opening)
  }

  // MARK: Space, comments, conflict markers

  private mutating func skipSpaceAndComments() throws(RefusedInput) {
    while index < bytes.count {
      let byte = bytes[index]
      if OldStyleSyntax.isSpace(byte) {
        index += 1
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
        let opening = index
        index += 2
        while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/") {
          index += 1
        }
        guard index + 1 < bytes.count else { throw unclosed("comment", "*/", openedAt: opening) }
        index += 2
      } else {
        if isConflictMarker() { throw RefusedInput(PropertyListFindings.conflict(text, at: index, path: path)) }
        return
      }
    }
  }

  /// Whether the line that starts here is one that Git writes between the sides of a conflict.
  private func isConflictMarker() -> Bool {
    guard index == 0 || bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D, index + 7 <= bytes.count else {
      return false
    }
    let byte = bytes[index]
    guard
      byte == UInt8(ascii: "<") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "|")
    else { return false }
    return bytes[index..<(index + 7)].allSatisfy { $0 == byte }
  }

  // MARK: Refusals

  private func refusal(_ problem: String) -> RefusedInput {
    RefusedInput(PropertyListFindings.malformed(text, at: index, path: path, problem))
  }

  private func unclosed(_ what: String, _ closing: String, openedAt opening: Int) -> RefusedInput {
    var finding = PropertyListFindings.truncated(text, path: path, expected: "'\(closing)'")
    finding.notes.append(
      FindingNote("the \(what) opens here", at: FindingLocation(path: path, text: text, offset: opening)))
    return RefusedInput(finding)
  }

  private static func shortened(_ text: String) -> String { text.count > 40 ? text.prefix(40) + "…" : text }

  private static func described(_ byte: UInt8) -> String {
    byte > 0x20 && byte < 0x7F ? "'\(UnicodeScalar(byte))'" : "byte 0x\(String(byte, radix: 16, uppercase: true))"
  }
}

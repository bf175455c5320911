/// A piece of Objective-C or C source that matters for finding calls of localizing macros.
struct ObjectiveCToken {
  enum Kind: Equatable {
    case identifier(String)
    /// `"…"` or `@"…"`, escapes resolved.
    case string(String)
    /// One character, such as `(`.
    case punctuation(UInt8)
    case number
  }

  var kind: Kind
  /// In UTF-8 code units from the start of the file.
  var offset: Int
}

/// Splits C-like sources into tokens: comments, `#if 0` branches and character literals are left out, adjacent
/// literals stay apart. Any bytes are accepted.
struct ObjectiveCTokenizer {
  private let bytes: [UInt8]
  private var position = 0
  private var tokens: [ObjectiveCToken] = []
  /// For each open `#if`, whether its current branch is left out, and whether one that is always taken came before.
  private var conditions: [(isExcluded: Bool, isDecided: Bool)] = []
  /// Where a literal or comment starts that does not end.
  private(set) var unterminatedOffset: Int?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func tokens(in bytes: [UInt8]) -> (tokens: [ObjectiveCToken], unterminatedOffset: Int?) {
    var tokenizer = ObjectiveCTokenizer(bytes)
    tokenizer.run()
    return (tokenizer.tokens, tokenizer.unterminatedOffset)
  }

  private func byte(at place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func run() {
    var isLineStart = true
    while let current = byte(at: position) {
      switch current {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        isLineStart = true
        position += 1
        continue
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        position += 1
        continue
      case UInt8(ascii: "/") where byte(at: position + 1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where byte(at: position + 1) == UInt8(ascii: "*"): skipBlockComment()
      case UInt8(ascii: "#") where isLineStart: readDirective()
      case UInt8(ascii: "\""): readString(from: position)
      case UInt8(ascii: "@") where byte(at: position + 1) == UInt8(ascii: "\""):
        position += 1
        readString(from: position - 1)
      case UInt8(ascii: "'"): skipCharacter()
      default: readWord(current)
      }
      isLineStart = false
    }
  }

  private mutating func add(_ kind: ObjectiveCToken.Kind, at offset: Int) {
    guard !conditions.contains(where: \.isExcluded) else { return }
    tokens.append(ObjectiveCToken(kind: kind, offset: offset))
  }

  private mutating func readWord(_ first: UInt8) {
    let start = position
    while let current = byte(at: position), Self.isWordByte(current) { position += 1 }
    guard position > start else {
      add(.punctuation(first), at: start)
      position += 1
      return
    }
    if first >= UInt8(ascii: "0"), first <= UInt8(ascii: "9") {
      add(.number, at: start)
    } else {
      add(.identifier(String(decoding: bytes[start..<position], as: UTF8.self)), at: start)
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      return true
    default: return false
    }
  }

  /// To the end of the line; a backslash before it continues the line.
  private mutating func skipLine() {
    while let current = byte(at: position), current != UInt8(ascii: "\n"), current != UInt8(ascii: "\r") {
      position += current == UInt8(ascii: "\\") && byte(at: position + 1) != nil ? 2 : 1
    }
  }

  private mutating func skipBlockComment() {
    let start = position
    position += 2
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), byte(at: position + 1) == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
    unterminatedOffset = unterminatedOffset ?? start
  }

  private mutating func skipCharacter() {
    let start = position
    position += 1
    while let current = byte(at: position), current != UInt8(ascii: "'"), current != UInt8(ascii: "\n") {
      position += current == UInt8(ascii: "\\") ? 2 : 1
    }
    if byte(at: position) == UInt8(ascii: "'") {
      position += 1
    } else {
      // An apostrophe in a disabled text, not a character.
      position = start + 1
    }
  }

  private mutating func readString(from start: Int) {
    position += 1
    let content = position
    while let current = byte(at: position), current != UInt8(ascii: "\"") {
      if current == UInt8(ascii: "\n") { break }
      position += current == UInt8(ascii: "\\") ? (byte(at: position + 1) == UInt8(ascii: "\r") ? 3 : 2) : 1
    }
    let end = Swift.min(position, bytes.count)
    if byte(at: position) == UInt8(ascii: "\"") {
      position += 1
    } else if !conditions.contains(where: \.isExcluded) {
      unterminatedOffset = unterminatedOffset ?? start
    }
    add(.string(ObjectiveCLiteral.decoded(bytes[content..<end])), at: start)
  }

  /// Branches that are never compiled (`#if 0`, what follows `#if 1`) are left out; other conditions count on both sides. The rest of the line is read on, since
  /// `#define` may hold a call.
  private mutating func readDirective() {
    position += 1
    while let current = byte(at: position), current == UInt8(ascii: " ") || current == UInt8(ascii: "\t") {
      position += 1
    }
    let start = position
    while let current = byte(at: position), Self.isWordByte(current) { position += 1 }
    switch String(decoding: bytes[start..<position], as: UTF8.self) {
    case "if":
      let value = constantCondition()
      conditions.append((value == false, value == true))
      skipLine()
    case "ifdef", "ifndef":
      conditions.append((false, false))
      skipLine()
    case "else", "elif", "elifdef", "elifndef":
      if let last = conditions.indices.last {
        let value = String(decoding: bytes[start..<position], as: UTF8.self) == "elif" ? constantCondition() : nil
        let isDecided = conditions[last].isDecided
        conditions[last] = (isDecided || value == false, isDecided || value == true)
      }
      skipLine()
    case "endif":
      if !conditions.isEmpty { conditions.removeLast() }
      skipLine()
    case "import", "include", "pragma", "error", "warning": skipLine()
    default: break
    }
  }

  /// What a condition is whatever is defined; nil if that is not certain.
  private func constantCondition() -> Bool? {
    let rest = bytes[position...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let text = String(decoding: rest, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    guard let first = text.first, text.count == 1 || text[1].hasPrefix("//") || text[1].hasPrefix("/*") else {
      return nil
    }
    switch first {
    case "0", "NO", "FALSE": return false
    case "1", "YES", "TRUE": return true
    default: return nil
    }
  }
}

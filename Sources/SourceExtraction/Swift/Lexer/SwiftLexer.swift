/// Takes a Swift source apart into tokens, by the rules of the Swift compiler's own lexer, at the speed of reading it.
///
/// It works on bytes, in one pass and in linear time, and never fails: what is no Swift becomes `unknown` tokens and
/// sets `isDamaged`. `Documentation/Contributors/Extraction.md` says what it is used for.
struct SwiftLexer {
  /// What the bytes at hand are part of.
  struct Mode {
    enum Kind { case code, string, interpolation }

    var kind: Kind
    /// Of a literal, or of the one around an interpolation.
    var isMultiline = false
    var isSingleQuoted = false
    /// The number of `#` around a literal.
    var pounds = 0
    /// Open parentheses inside an interpolation.
    var parens = 0
  }

  let bytes: UnsafePointer<UInt8>
  let count: Int
  let classes: UnsafePointer<UInt8>
  var position = 0
  var mode = Mode(kind: .code)
  /// The modes around the one at hand.
  var outerModes: [Mode] = []
  /// Whether something was met that is no Swift.
  var isDamaged = false

  /// What a `/` means depends on what stands before it.
  var previous: SwiftToken?
  var isAfterTryMark = false
  /// A regex literal that was found at the end of an operator.
  var pendingRegex: Range<Int>?

  // Searches to a line's or the file's end that found nothing are not done again.
  var noPlaceholderEndBefore = 0
  var noConflictEnd: Set<UInt8> = []
  var noRegexEnd: Int?

  /// - Parameter buffer: has to outlive the lexer.
  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    classes = CharacterClasses.table
    if let base = buffer.baseAddress {
      bytes = base
      count = buffer.count
    } else {
      bytes = classes
      count = 0
    }
  }

  /// The next token; `endOfFile` for ever at the end.
  mutating func next() -> SwiftToken {
    if let regex = pendingRegex {
      pendingRegex = nil
      return finish(.regex, start: regex.lowerBound, end: regex.upperBound, isAtStartOfLine: false)
    }
    var sawNewline = false
    while true {
      if mode.kind == .string {
        if let token = nextInString() { return token }
        continue
      }
      let allowsNewlines = mode.kind == .code || mode.isMultiline
      if skipTrivia(acrossLines: allowsNewlines) { sawNewline = true }
      guard position < count else {
        if mode.kind != .code { isDamaged = true }
        return finish(.endOfFile, start: count, end: count, isAtStartOfLine: sawNewline)
      }
      if !allowsNewlines, isLineEnd(bytes[position]) {
        // The line ends inside an interpolation, and with it the literal around.
        isDamaged = true
        popMode()
        if mode.kind == .string { popMode() }
        continue
      }
      return nextInCode(isAtStartOfLine: sawNewline)
    }
  }

  mutating func finish(_ kind: SwiftToken.Kind, start: Int, end: Int, isAtStartOfLine: Bool) -> SwiftToken {
    let token = SwiftToken(kind: kind, isAtStartOfLine: isAtStartOfLine, start: start, end: end)
    position = end
    if kind == .postfixQuestion || kind == .exclamation {
      isAfterTryMark = previous.map { isWord($0, "try") } ?? false
    } else {
      isAfterTryMark = false
    }
    previous = token
    return token
  }

  mutating func push(_ mode: Mode) {
    outerModes.append(self.mode)
    self.mode = mode
  }

  mutating func popMode() {
    mode = outerModes.popLast() ?? Mode(kind: .code)
  }

  // MARK: Code

  private mutating func nextInCode(isAtStartOfLine: Bool) -> SwiftToken {
    let start = position
    let byte = bytes[start]
    let classes = classes[Int(byte)]
    if classes & CharacterClasses.identifierStart != 0 {
      return finish(.identifier, start: start, end: endOfIdentifier(from: start + 1), isAtStartOfLine: isAtStartOfLine)
    }
    let kind: SwiftToken.Kind
    switch byte {
    case UInt8(ascii: "("):
      if mode.kind == .interpolation { mode.parens += 1 }
      kind = .leftParen
    case UInt8(ascii: ")"):
      if mode.kind == .interpolation {
        if mode.parens == 0 {
          popMode()
          return finish(.interpolationClose, start: start, end: start + 1, isAtStartOfLine: isAtStartOfLine)
        }
        mode.parens -= 1
      }
      kind = .rightParen
    case UInt8(ascii: "{"): kind = .leftBrace
    case UInt8(ascii: "}"): kind = .rightBrace
    case UInt8(ascii: "["): kind = .leftSquare
    case UInt8(ascii: "]"): kind = .rightSquare
    case UInt8(ascii: ","): kind = .comma
    case UInt8(ascii: ";"): kind = .semicolon
    case UInt8(ascii: "@"): kind = .atSign
    case UInt8(ascii: "\\"): kind = .backslash
    case UInt8(ascii: ":"):
      if start + 1 < count, bytes[start + 1] == byte {
        return finish(.doubleColon, start: start, end: start + 2, isAtStartOfLine: isAtStartOfLine)
      }
      kind = .colon
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return openString(pounds: 0, isAtStartOfLine: isAtStartOfLine)
    case UInt8(ascii: "#"): return nextAtPound(isAtStartOfLine: isAtStartOfLine)
    case UInt8(ascii: "$"): return dollarIdentifier(isAtStartOfLine: isAtStartOfLine)
    case UInt8(ascii: "`"): return escapedIdentifier(isAtStartOfLine: isAtStartOfLine)
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      if isLeftBound(at: start) {
        kind = byte == UInt8(ascii: "!") ? .exclamation : .postfixQuestion
        break
      }
      return nextOperator(isAtStartOfLine: isAtStartOfLine)
    default:
      if classes & CharacterClasses.digit != 0 {
        let end = endOfNumber(from: start)
        return finish(.number, start: start, end: end, isAtStartOfLine: isAtStartOfLine)
      }
      if classes & CharacterClasses.operatorCharacter != 0 {
        if byte == UInt8(ascii: "<"), let end = endOfPlaceholder(at: start) {
          isDamaged = true
          return finish(.identifier, start: start, end: end, isAtStartOfLine: isAtStartOfLine)
        }
        return nextOperator(isAtStartOfLine: isAtStartOfLine)
      }
      return nextBeyondASCII(isAtStartOfLine: isAtStartOfLine)
    }
    return finish(kind, start: start, end: start + 1, isAtStartOfLine: isAtStartOfLine)
  }

  private mutating func nextAtPound(isAtStartOfLine: Bool) -> SwiftToken {
    let start = position
    if start == 0, count > 1, bytes[1] == UInt8(ascii: "!") {
      return finish(.shebang, start: 0, end: endOfLine(from: 0), isAtStartOfLine: false)
    }
    let afterPounds = endOfPounds(from: start)
    if afterPounds < count {
      if bytes[afterPounds] == UInt8(ascii: "\"") {
        return openString(pounds: afterPounds - start, isAtStartOfLine: isAtStartOfLine)
      }
      if bytes[afterPounds] == UInt8(ascii: "/"), let end = endOfRegex(from: start, mustBeRegex: true) {
        return finish(.regex, start: start, end: end, isAtStartOfLine: isAtStartOfLine)
      }
    }
    var end = start + 1
    while end < count, classes[Int(bytes[end])] & CharacterClasses.identifierStart != 0 { end += 1 }
    let kind: SwiftToken.Kind
    if isText("if", start + 1, end) {
      kind = .poundIf
    } else if isText("else", start + 1, end) {
      kind = .poundElse
    } else if isText("elseif", start + 1, end) {
      kind = .poundElseif
    } else if isText("endif", start + 1, end) {
      kind = .poundEndif
    } else if isText("available", start + 1, end) || isText("unavailable", start + 1, end)
      || isText("sourceLocation", start + 1, end)
    {
      kind = .poundKeyword
    } else {
      return finish(.pound, start: start, end: start + 1, isAtStartOfLine: isAtStartOfLine)
    }
    return finish(kind, start: start, end: end, isAtStartOfLine: isAtStartOfLine)
  }

  // MARK: Text

  func isText(_ text: StaticString, _ start: Int, _ end: Int) -> Bool {
    guard end - start == text.utf8CodeUnitCount else { return false }
    let other = text.utf8Start
    for place in 0..<(end - start) where bytes[start + place] != other[place] { return false }
    return true
  }

  func isWord(_ token: SwiftToken, _ text: StaticString) -> Bool {
    token.kind == .identifier && isText(text, token.start, token.end)
  }

  func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  func endOfPounds(from start: Int) -> Int {
    var end = start
    while end < count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    return end
  }

  /// The scalar at a place and the place after it; what is no UTF-8 is no scalar, and its bytes are passed over.
  func scalar(at place: Int) -> (value: UInt32?, next: Int) {
    let first = bytes[place]
    if first < 0x80 { return (UInt32(first), place + 1) }
    var next = place + 1
    guard first >= 0xC2, first < 0xF5 else {
      while next < count, !(bytes[next] < 0x80 || (bytes[next] >= 0xC2 && bytes[next] < 0xF5)) { next += 1 }
      return (nil, next)
    }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for _ in 1..<length {
      guard next < count, bytes[next] & 0xC0 == 0x80 else { return (nil, next) }
      value = value << 6 | UInt32(bytes[next] & 0x3F)
      next += 1
    }
    let isShortest = value >= (length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000)
    guard isShortest, value < 0x110000, !(0xD800..<0xE000).contains(value) else { return (nil, next) }
    return (value, next)
  }
}

/// What the lexer's speed is measured by.
package enum SwiftTokenCount {
  /// The number of tokens of a source.
  package static func tokens(in buffer: UnsafeBufferPointer<UInt8>) -> Int {
    var lexer = SwiftLexer(buffer)
    var count = 0
    while lexer.next().kind != .endOfFile { count += 1 }
    return count
  }
}

extension SwiftLexer {
  /// The end of the regex literal whose slash an operator holds; nil if the slash is part of the operator.
  mutating func endOfRegexInOperator(from slash: Int, operatorStart: Int, operatorEnd: Int) -> Int? {
    guard !isLeftBound(at: operatorStart) else { return nil }
    if let previous, isWord(previous, "func") || isWord(previous, "operator") { return nil }
    var mustBeRegex = false
    if !isRightBound(at: operatorEnd, isLeftBound: false) {
      // It looks like an operator between two operands, which cannot be where an expression has to start.
      mustBeRegex = isAfterTryMark
      if !mustBeRegex, !isBeforeExpression { return nil }
      switch previous?.kind {
      case .leftParen, .interpolationOpen, .leftSquare, .comma, .colon, .doubleColon: break
      default: mustBeRegex = true
      }
    }
    return endOfRegex(from: slash, mustBeRegex: mustBeRegex)
  }

  /// Whether an expression has to follow the token before.
  private var isBeforeExpression: Bool {
    guard let previous else { return true }
    switch previous.kind {
    case .leftBrace, .leftParen, .interpolationOpen, .leftSquare, .prefixOperator, .prefixAmpersand, .binaryOperator,
      .equal, .semicolon, .comma, .colon, .infixQuestion, .poundIf, .poundElse, .poundElseif, .poundEndif, .unknown:
      return true
    case .identifier: return isKeywordBeforeExpression(previous)
    default: return false
    }
  }

  private static let keywordsBeforeExpressions: [StaticString] = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
    "return", "static", "struct", "subscript", "switch", "throw", "throws", "try", "typealias", "var", "where", "while",
  ]

  private func isKeywordBeforeExpression(_ token: SwiftToken) -> Bool {
    Self.keywordsBeforeExpressions.contains { isText($0, token.start, token.end) }
  }

  /// The end of the regex literal at a place, `#` included.
  ///
  /// - Parameter mustBeRegex: whether nothing else can stand there, so that what is wrong with it is a fault of the
  ///   literal and no sign that it is none.
  mutating func endOfRegex(from start: Int, mustBeRegex: Bool) -> Int? {
    var place = endOfPounds(from: start)
    let pounds = place - start
    guard place < count, bytes[place] == UInt8(ascii: "/") else { return nil }
    let slash = place
    place += 1
    var firstNewline: Int?
    if pounds == 0 {
      if place < count {
        switch bytes[place] {
        case 0x20, 0x09:
          guard mustBeRegex else { return nil }
          isDamaged = true
        case UInt8(ascii: "*"), UInt8(ascii: "/"): return nil
        default: break
        }
      }
      if slash > 0, bytes[slash - 1] == UInt8(ascii: "*") { return nil }
    } else {
      var blank = place
      while blank < count, bytes[blank] == 0x20 || bytes[blank] == 0x09 { blank += 1 }
      if blank < count, isLineEnd(bytes[blank]) {
        firstNewline = blank
        place = blank
      }
    }
    var groups = 0
    var classDepth = 0
    var blank: Int?
    var lineStart: Int?
    func unterminated(at end: Int) -> Int? { mustBeRegex ? end : nil }
    if let firstNewline, let noRegexEnd, pounds >= noRegexEnd {
      isDamaged = true
      return unterminated(at: firstNewline)
    }
    while true {
      guard place < count else {
        if mustBeRegex { isDamaged = true }
        if firstNewline != nil { noRegexEnd = pounds }
        return unterminated(at: firstNewline ?? count)
      }
      if bytes[place] == UInt8(ascii: "/") {
        let end = pounds > 0 ? endOfPounds(from: place + 1) : place + 1
        if end - place - 1 >= pounds {
          if let lineStart, (lineStart..<place).contains(where: { bytes[$0] != 0x20 && bytes[$0] != 0x09 }) {
            isDamaged = true
          }
          if pounds == 0 {
            if end < count, bytes[end] == UInt8(ascii: "*") || bytes[end] == UInt8(ascii: "/") {
              if mustBeRegex { isDamaged = true }
              return unterminated(at: place)
            }
            if let blank, blank + 1 == place {
              guard mustBeRegex else { return nil }
              isDamaged = true
            }
          }
          return end
        }
      }
      var isEscaped = false
      if bytes[place] == UInt8(ascii: "\\") {
        isEscaped = true
        place += 1
        guard place < count else { continue }
      }
      let (scalar, next) = scalar(at: place)
      switch scalar {
      case nil:
        if mustBeRegex { isDamaged = true }
      case 0x0A?, 0x0D?:
        guard firstNewline != nil else {
          if mustBeRegex { isDamaged = true }
          return unterminated(at: place)
        }
        lineStart = next
      case 0x28? where !isEscaped && classDepth == 0: groups += 1
      case 0x29? where !isEscaped && classDepth == 0:
        if groups == 0 {
          guard mustBeRegex else { return nil }
        } else {
          groups -= 1
        }
      case 0x5B? where !isEscaped: classDepth += 1
      case 0x5D? where !isEscaped: classDepth = Swift.max(0, classDepth - 1)
      case 0x20?, 0x09?:
        if !isEscaped { blank = place }
      case .some(let value) where value < 0x20 || value == 0x7F:
        if mustBeRegex { isDamaged = true }
      default: break
      }
      place = next
    }
  }
}

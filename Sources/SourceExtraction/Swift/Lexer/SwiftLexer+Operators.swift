extension SwiftLexer {
  /// An operator, or the regex literal that stands in its place.
  mutating func nextOperator(isAtStartOfLine: Bool) -> SwiftToken {
    let start = position
    var end = start
    var slash: Int?
    while end < count {
      let byte = bytes[end]
      if end > start {
        // A dot cannot appear in the middle of an operator unless it started with one.
        if byte == UInt8(ascii: "."), bytes[start] != byte { break }
        if byte == UInt8(ascii: "<"), endOfPlaceholder(at: end, isNested: true) != nil { break }
      }
      if byte < 0x80 {
        guard classes[Int(byte)] & CharacterClasses.operatorCharacter != 0 else { break }
        if byte == UInt8(ascii: "/"), slash == nil { slash = end }
        end += 1
      } else {
        let (scalar, next) = scalar(at: end)
        guard let scalar, CharacterClasses.continuesOperator(scalar) else { break }
        end = next
      }
    }
    if let slash, let regexEnd = endOfRegexInOperator(from: slash, operatorStart: start, operatorEnd: end) {
      if slash == start { return finish(.regex, start: start, end: regexEnd, isAtStartOfLine: isAtStartOfLine) }
      let kind = classify(start, slash)
      let token = finish(kind, start: start, end: slash, isAtStartOfLine: isAtStartOfLine)
      pendingRegex = slash..<regexEnd
      return token
    }
    if end - start > 2, slash != nil {
      // A comment may begin in what looks like the middle of an operator.
      for place in (start + 1)..<end where bytes[place] == UInt8(ascii: "/") && place + 1 < count {
        guard bytes[place + 1] == UInt8(ascii: "/") || bytes[place + 1] == UInt8(ascii: "*") else { continue }
        end = place
        break
      }
    }
    return finish(classify(start, end), start: start, end: end, isAtStartOfLine: isAtStartOfLine)
  }

  /// Whether an operator is bound to what stands on its sides tells whether it is prefix, postfix or between two.
  private mutating func classify(_ start: Int, _ end: Int) -> SwiftToken.Kind {
    let isLeft = isLeftBound(at: start)
    let isRight = isRightBound(at: end, isLeftBound: isLeft)
    switch end - start {
    case 1:
      switch bytes[start] {
      case UInt8(ascii: "="):
        if isLeft != isRight { isDamaged = true }
        return .equal
      case UInt8(ascii: "&") where isLeft != isRight && !isLeft: return .prefixAmpersand
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "?"): return isLeft ? .postfixQuestion : .infixQuestion
      default: break
      }
    case 2:
      if starts(with: "->", at: start) { return .arrow }
      if starts(with: "*/", at: start) {
        isDamaged = true
        return .unknown
      }
    default:
      for place in start..<(end - 1) where starts(with: "*/", at: place) {
        isDamaged = true
        return .unknown
      }
    }
    return isLeft == isRight ? .binaryOperator : isLeft ? .postfixOperator : .prefixOperator
  }

  func isLeftBound(at place: Int) -> Bool {
    guard place > 0 else { return false }
    switch bytes[place - 1] {
    case 0x20, 0x0D, 0x0A, 0x09, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "/"): return !(place > 1 && bytes[place - 2] == UInt8(ascii: "*"))
    case 0xA0: return !(place > 1 && bytes[place - 2] == 0xC2)
    default: return true
    }
  }

  func isRightBound(at place: Int, isLeftBound: Bool) -> Bool {
    guard place < count else { return false }
    switch bytes[place] {
    case 0x20, 0x0D, 0x0A, 0x09, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"):
      return !(place + 1 < count && (bytes[place + 1] == UInt8(ascii: "/") || bytes[place + 1] == UInt8(ascii: "*")))
    case 0xC2: return !(place + 1 < count && bytes[place + 1] == 0xA0)
    default: return true
    }
  }

  /// The end of `<#…#>` at a place; nil if there is none on the line.
  ///
  /// - Parameter isNested: whether another `<#` may come first, as it may where only the end of an operator is asked for.
  mutating func endOfPlaceholder(at place: Int, isNested: Bool = false) -> Int? {
    guard place + 1 < count, bytes[place + 1] == UInt8(ascii: "#") else { return nil }
    var end = Swift.max(place + 2, noPlaceholderEndBefore)
    while end < count {
      switch bytes[end] {
      case 0x0A:
        noPlaceholderEndBefore = end
        return nil
      case UInt8(ascii: "<") where !isNested && end + 1 < count && bytes[end + 1] == UInt8(ascii: "#"): return nil
      case UInt8(ascii: "#") where end + 1 < count && bytes[end + 1] == UInt8(ascii: ">"): return end + 2
      default: end += 1
      }
    }
    noPlaceholderEndBefore = end
    return nil
  }
}

extension SwiftLexer {
  /// The end of a name whose first character has been passed.
  func endOfIdentifier(from start: Int) -> Int {
    var end = start
    while end < count {
      let classes = classes[Int(bytes[end])]
      if classes & CharacterClasses.identifierContinuation != 0 {
        end += 1
        continue
      }
      guard classes & CharacterClasses.notASCII != 0 else { break }
      let (scalar, next) = scalar(at: end)
      guard let scalar, CharacterClasses.continuesIdentifier(scalar) else { break }
      end = next
    }
    return end
  }

  mutating func dollarIdentifier(isAtStartOfLine: Bool) -> SwiftToken {
    let start = position
    let end = endOfIdentifier(from: start + 1)
    var isNumber = true
    for place in (start + 1)..<end where classes[Int(bytes[place])] & CharacterClasses.digit == 0 { isNumber = false }
    return finish(
      isNumber ? .dollarIdentifier : .identifier, start: start, end: end, isAtStartOfLine: isAtStartOfLine)
  }

  /// `` `name` ``, which may hold spaces; a backtick that nothing closes stands for itself.
  mutating func escapedIdentifier(isAtStartOfLine: Bool) -> SwiftToken {
    let start = position
    var end = start + 1
    var isPlain = true
    while end < count, bytes[end] != UInt8(ascii: "`"), !isLineEnd(bytes[end]) {
      if classes[Int(bytes[end])] & CharacterClasses.identifierContinuation == 0 { isPlain = false }
      end += 1
    }
    guard end < count, bytes[end] == UInt8(ascii: "`") else {
      isDamaged = true
      return finish(.backtick, start: start, end: start + 1, isAtStartOfLine: isAtStartOfLine)
    }
    if !isPlain || end == start + 1 { checkEscapedIdentifier(from: start + 1, to: end) }
    return finish(.identifier, start: start, end: end + 1, isAtStartOfLine: isAtStartOfLine)
  }

  /// Names between backticks may hold nearly anything, but not everything.
  private mutating func checkEscapedIdentifier(from start: Int, to end: Int) {
    var isBlank = true
    var isOperator = true
    var place = start
    while place < end {
      let (scalar, next) = scalar(at: place)
      guard let scalar else {
        isDamaged = true
        return
      }
      switch scalar {
      case 0..<0x20, 0x5C, 0x7F, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
        isDamaged = true
      case 0x20, 0x200E, 0x200F: break
      default: isBlank = false
      }
      let isFitting =
        place == start ? CharacterClasses.startsOperator(scalar) : CharacterClasses.continuesOperator(scalar)
      if !isFitting { isOperator = false }
      place = next
    }
    if isBlank || isOperator { isDamaged = true }
  }

  /// A token that starts with a character beyond ASCII; blanks and what is no token have been passed.
  mutating func nextBeyondASCII(isAtStartOfLine: Bool) -> SwiftToken {
    let start = position
    let (scalar, next) = scalar(at: start)
    if let scalar {
      if CharacterClasses.startsIdentifier(scalar) {
        return finish(.identifier, start: start, end: endOfIdentifier(from: next), isAtStartOfLine: isAtStartOfLine)
      }
      if CharacterClasses.startsOperator(scalar) { return nextOperator(isAtStartOfLine: isAtStartOfLine) }
      isDamaged = true
      if CharacterClasses.continuesIdentifier(scalar) {
        return finish(.identifier, start: start, end: endOfIdentifier(from: next), isAtStartOfLine: isAtStartOfLine)
      }
      if scalar == 0x201C {
        let end = endOfCurlyString(from: next) ?? next
        return finish(.identifier, start: start, end: end, isAtStartOfLine: isAtStartOfLine)
      }
    }
    isDamaged = true
    return finish(.unknown, start: start, end: next, isAtStartOfLine: isAtStartOfLine)
  }

  /// Text between curly quotes is taken as one name, as long as it has no interpolation.
  private func endOfCurlyString(from start: Int) -> Int? {
    var place = start
    while place < count, !isLineEnd(bytes[place]) {
      if bytes[place] == UInt8(ascii: "\\") {
        guard place + 1 < count, bytes[place + 1] != UInt8(ascii: "("), let next = endOfEscape(from: place + 1) else {
          return nil
        }
        place = next
        continue
      }
      let (scalar, next) = scalar(at: place)
      guard let scalar, scalar >= 0x20, scalar != 0x7F else { return nil }
      place = next
      if scalar == 0x201D || scalar == 0x22 { return place }
    }
    return nil
  }

  // MARK: Numbers

  func isDigit(at place: Int) -> Bool { place < count && classes[Int(bytes[place])] & CharacterClasses.digit != 0 }

  private func isHexDigit(at place: Int) -> Bool {
    place < count && classes[Int(bytes[place])] & CharacterClasses.hexDigit != 0
  }

  private func endOfDigits(from start: Int, _ mask: UInt8 = CharacterClasses.digit) -> Int {
    var end = start
    while end < count, classes[Int(bytes[end])] & mask != 0 || bytes[end] == UInt8(ascii: "_") { end += 1 }
    return end
  }

  /// Letters that follow a number at once belong to it, and are wrong.
  private mutating func endOfJunk(after end: Int) -> Int {
    let junk = endOfIdentifier(from: end)
    if junk > end { isDamaged = true }
    return junk
  }

  mutating func endOfNumber(from start: Int) -> Int {
    if bytes[start] == UInt8(ascii: "0"), start + 1 < count {
      switch bytes[start + 1] {
      case UInt8(ascii: "x"): return endOfHexNumber(from: start + 2)
      case UInt8(ascii: "o"), UInt8(ascii: "b"):
        let highest = bytes[start + 1] == UInt8(ascii: "o") ? UInt8(ascii: "7") : UInt8(ascii: "1")
        var end = start + 2
        while end < count,
          (UInt8(ascii: "0")...highest).contains(bytes[end])
            || (bytes[end] == UInt8(ascii: "_") && end > start + 2)
        {
          end += 1
        }
        if end == start + 2 { isDamaged = true }
        return endOfJunk(after: end)
      default: break
      }
    }
    var end = endOfDigits(from: start)
    guard end < count else { return end }
    if bytes[end] == UInt8(ascii: ".") {
      // `1.a` is a member, and `x.0.1` a tuple's element of an element.
      guard isDigit(at: end + 1), previous?.kind != .period else { return end }
      end = endOfDigits(from: end + 1)
    } else if bytes[end] | 0x20 != UInt8(ascii: "e") {
      return endOfJunk(after: end)
    }
    guard end < count, bytes[end] | 0x20 == UInt8(ascii: "e") else { return end }
    return endOfExponent(from: end + 1)
  }

  private mutating func endOfExponent(from start: Int) -> Int {
    var end = start
    if end < count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") { end += 1 }
    guard isDigit(at: end) else {
      isDamaged = true
      return endOfIdentifier(from: end)
    }
    return endOfJunk(after: endOfDigits(from: end))
  }

  private mutating func endOfHexNumber(from start: Int) -> Int {
    guard isHexDigit(at: start) else {
      isDamaged = true
      return endOfIdentifier(from: start)
    }
    var end = endOfDigits(from: start, CharacterClasses.hexDigit)
    guard end < count, bytes[end] == UInt8(ascii: ".") || bytes[end] | 0x20 == UInt8(ascii: "p") else {
      return endOfJunk(after: end)
    }
    var dot: Int?
    if bytes[end] == UInt8(ascii: ".") {
      if end + 1 < count, !isHexDigit(at: end + 1) { return end }
      dot = end
      end = endOfDigits(from: end + 1, CharacterClasses.hexDigit)
      guard end < count, bytes[end] | 0x20 == UInt8(ascii: "p") else {
        // `0xff.description`
        if end + 1 < count, !isDigit(at: end + 1) { return dot ?? end }
        isDamaged = true
        return end
      }
    }
    end = Swift.min(count, end + 1)
    let isSigned = end < count && (bytes[end] == UInt8(ascii: "+") || bytes[end] == UInt8(ascii: "-"))
    if isSigned { end += 1 }
    if end < count, !isDigit(at: end) {
      if let dot, !isDigit(at: dot + 1), !isSigned { return dot }
      isDamaged = true
      return endOfIdentifier(from: end)
    }
    return endOfJunk(after: endOfDigits(from: end))
  }
}

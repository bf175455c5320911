extension SwiftLexer {
  /// The opening of a literal at the position, `#` included.
  mutating func openString(pounds: Int, isAtStartOfLine: Bool) -> SwiftToken {
    let start = position
    let quote = start + pounds
    var literal = Mode(kind: .string, pounds: pounds)
    var end = quote + 1
    if bytes[quote] == UInt8(ascii: "'") {
      isDamaged = true
      literal.isSingleQuoted = true
    } else if starts(with: "\"\"\"", at: quote), pounds == 0 || !closesOnLine(from: quote + 3, pounds: pounds) {
      literal.isMultiline = true
      end = quote + 3
      // The text starts on the next line.
      if end >= count || !isLineEnd(bytes[end]) { isDamaged = true }
    }
    push(literal)
    return finish(.stringOpen, start: start, end: end, isAtStartOfLine: isAtStartOfLine)
  }

  /// Whether a raw literal that begins with `"""` ends on its line, which makes it one of a single line: `#"""#`.
  private func closesOnLine(from start: Int, pounds: Int) -> Bool {
    if afterPounds(from: start, count: pounds) != nil { return true }
    var place = start
    while place < count, !isLineEnd(bytes[place]) {
      if bytes[place] == UInt8(ascii: "\""), afterPounds(from: place + 1, count: pounds) != nil { return true }
      place += 1
    }
    return false
  }

  /// The place after a number of `#`, or after one more where there is one; nil where there are less.
  private func afterPounds(from start: Int, count pounds: Int) -> Int? {
    guard pounds > 0 else { return start }
    var place = start
    var found = 0
    while place < count, bytes[place] == UInt8(ascii: "#") {
      place += 1
      if found == pounds { break }
      found += 1
    }
    return found == pounds ? place : nil
  }

  /// The next piece of the literal at hand; nil if the literal ended without a quote and other rules go on.
  mutating func nextInString() -> SwiftToken? {
    let start = position
    var place = start
    while place < count {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "\""):
        guard !mode.isSingleQuoted, let end = endOfClosing(at: place) else {
          place += 1
          continue
        }
        if place > start { return text(from: start, to: place) }
        popMode()
        return finish(.stringClose, start: place, end: end, isAtStartOfLine: false)
      case UInt8(ascii: "'") where mode.isSingleQuoted:
        if place > start { return text(from: start, to: place) }
        popMode()
        return finish(.stringClose, start: place, end: place + 1, isAtStartOfLine: false)
      case UInt8(ascii: "\\"):
        guard let next = afterPounds(from: place + 1, count: mode.pounds) else {
          place += 1
          continue
        }
        if next < count, bytes[next] == UInt8(ascii: "(") {
          if place > start { return text(from: start, to: place) }
          push(Mode(kind: .interpolation, isMultiline: mode.isMultiline))
          return finish(.interpolationOpen, start: place, end: next + 1, isAtStartOfLine: false)
        }
        if let end = endOfEscape(from: next) {
          place = end
        } else {
          isDamaged = true
          place = next
        }
      case 0x0A, 0x0D:
        if mode.isMultiline {
          place += 1
          continue
        }
        // A literal ends with its line, closed or not.
        isDamaged = true
        popMode()
        return place > start ? text(from: start, to: place) : nil
      case 0x00...0x1F, 0x7F:
        if byte != 0x09 || !mode.isMultiline { isDamaged = true }
        place += 1
      case 0x80...:
        let (scalar, next) = scalar(at: place)
        if scalar == nil { isDamaged = true }
        place = next
      default: place += 1
      }
    }
    isDamaged = true
    if place > start { return text(from: start, to: place) }
    return finish(.endOfFile, start: count, end: count, isAtStartOfLine: false)
  }

  private mutating func text(from start: Int, to end: Int) -> SwiftToken {
    finish(.stringText, start: start, end: end, isAtStartOfLine: false)
  }

  /// The end of the closing quotes at a place, `#` included; nil if the quote there belongs to the text.
  private func endOfClosing(at place: Int) -> Int? {
    var end = place + 1
    if mode.isMultiline {
      guard starts(with: "\"\"\"", at: place) else { return nil }
      end = place + 3
    }
    guard mode.pounds > 0 else { return end }
    let after = endOfPounds(from: end)
    return after - end >= mode.pounds ? after : nil
  }

  /// The end of an escape after its backslash and `#`; nil if it is none.
  func endOfEscape(from start: Int) -> Int? {
    guard start < count else { return nil }
    switch bytes[start] {
    case UInt8(ascii: "0"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: "\\"):
      return start + 1
    case UInt8(ascii: "u"):
      guard start + 1 < count, bytes[start + 1] == UInt8(ascii: "{") else { return nil }
      var end = start + 2
      while end < count, classes[Int(bytes[end])] & CharacterClasses.hexDigit != 0 { end += 1 }
      let digits = end - start - 2
      guard end < count, bytes[end] == UInt8(ascii: "}"), (1...8).contains(digits) else { return nil }
      let text = String(decoding: UnsafeBufferPointer(start: bytes + start + 2, count: digits), as: UTF8.self)
      guard let value = UInt32(text, radix: 16), Unicode.Scalar(value) != nil else { return nil }
      return end + 1
    case 0x20, 0x09, 0x0A, 0x0D:
      // A backslash at a line's end joins it to the next one; blanks may follow it.
      guard mode.isMultiline else { return nil }
      var end = start
      while end < count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
      guard end < count, isLineEnd(bytes[end]) else { return nil }
      return end + 1
    default: return nil
    }
  }
}

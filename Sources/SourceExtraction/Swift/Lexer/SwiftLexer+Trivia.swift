#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension SwiftLexer {
  /// Goes to the next token and says whether a line ended on the way.
  mutating func skipTrivia(acrossLines: Bool) -> Bool {
    var sawNewline = false
    while position < count {
      let byte = bytes[position]
      switch byte {
      case 0x20, 0x09, 0x0B, 0x0C: position += 1
      case 0x0A, 0x0D:
        guard acrossLines else { return sawNewline }
        sawNewline = true
        position += 1
      case UInt8(ascii: "/"):
        guard position + 1 < count else { return sawNewline }
        if bytes[position + 1] == UInt8(ascii: "/") {
          position = endOfLine(from: position)
        } else if bytes[position + 1] == UInt8(ascii: "*") {
          if skipBlockComment() { sawNewline = true }
        } else {
          return sawNewline
        }
      case UInt8(ascii: "<"), UInt8(ascii: ">"):
        guard skipConflict() else { return sawNewline }
      case 0x00...0x1F, 0x7F:
        isDamaged = true
        position += 1
      case 0x80...:
        guard skipUnknown() else { return sawNewline }
      default: return sawNewline
      }
    }
    return sawNewline
  }

  func endOfLine(from start: Int) -> Int {
    let feed = memchr(bytes + start, 0x0A, count - start).map { distance(to: $0) } ?? count
    return memchr(bytes + start, 0x0D, feed - start).map { distance(to: $0) } ?? feed
  }

  private func distance(to found: UnsafeMutableRawPointer) -> Int {
    UnsafeRawPointer(bytes).distance(to: UnsafeRawPointer(found))
  }

  /// Comments nest. Whether a line ended inside.
  private mutating func skipBlockComment() -> Bool {
    var depth = 1
    var sawNewline = false
    var place = position + 2
    while place < count {
      let byte = bytes[place]
      place += 1
      if byte == UInt8(ascii: "*"), place < count, bytes[place] == UInt8(ascii: "/") {
        place += 1
        depth -= 1
        if depth == 0 {
          position = place
          return sawNewline
        }
      } else if byte == UInt8(ascii: "/"), place < count, bytes[place] == UInt8(ascii: "*") {
        place += 1
        depth += 1
      } else if isLineEnd(byte) {
        sawNewline = true
      }
    }
    isDamaged = true
    position = count
    return sawNewline
  }

  /// What a merge left behind is passed over as a whole, from `<<<<<<<` to the line of `>>>>>>>`.
  private mutating func skipConflict() -> Bool {
    guard position == 0 || isLineEnd(bytes[position - 1]) || bytes[position - 1] == 0 else { return false }
    let (opening, closing): (StaticString, StaticString)
    if starts(with: "<<<<<<< ", at: position) {
      (opening, closing) = ("<<<<<<< ", ">>>>>>> ")
    } else if starts(with: ">>>> ", at: position) {
      (opening, closing) = (">>>> ", "<<<<\n")
    } else {
      return false
    }
    isDamaged = true
    guard !noConflictEnd.contains(bytes[position]) else { return false }
    var place = position + opening.utf8CodeUnitCount
    while place < count {
      if isLineEnd(bytes[place - 1]), starts(with: closing, at: place) {
        let after = place + closing.utf8CodeUnitCount
        position = after < count ? endOfLine(from: after) : count
        return true
      }
      place += 1
    }
    noConflictEnd.insert(bytes[position])
    return false
  }

  func starts(with text: StaticString, at place: Int) -> Bool {
    place + text.utf8CodeUnitCount <= count && isText(text, place, place + text.utf8CodeUnitCount)
  }

  /// Passes over what is neither a token nor a blank; false at the start of a token.
  private mutating func skipUnknown() -> Bool {
    if bytes[position] == 0xEF, position + 2 < count, bytes[position + 1] == 0xBB, bytes[position + 2] == 0xBF {
      position += 3
      return true
    }
    let (scalar, next) = scalar(at: position)
    if let scalar {
      // Curly quotes are tokens, too.
      if CharacterClasses.continuesIdentifier(scalar) || CharacterClasses.startsOperator(scalar)
        || scalar == 0x201C || scalar == 0x201D
      {
        return false
      }
    }
    isDamaged = true
    position = next
    return true
  }
}

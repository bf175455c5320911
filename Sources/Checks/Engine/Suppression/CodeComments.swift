/// The comments of a source, told from what only looks like one: in a literal, or in another comment.
///
/// A reading of bytes, of Swift (comments nest; literals have interpolations, pounds and several lines) and of C.
struct CodeComments {
  /// Where each begins, at its first slash.
  private(set) var starts: [Int] = []

  private enum Place {
    /// What an interpolation holds ends with the parenthesis that nothing opened.
    case code(parentheses: Int)
    case literal(isLong: Bool, pounds: Int)
  }

  private let bytes: [UInt8]
  private let isSwift: Bool
  private var position = 0
  /// What is read, innermost last.
  private var places = [Place.code(parentheses: 0)]

  init(_ bytes: [UInt8], isSwift: Bool) {
    self.bytes = bytes
    self.isSwift = isSwift
    while position < bytes.count {
      switch places[places.count - 1] {
      case .code(let parentheses): readCode(parentheses)
      case .literal(let isLong, let pounds): readLiteral(isLong, pounds)
      }
    }
  }

  private func byte(_ place: Int) -> UInt8? { place >= 0 && place < bytes.count ? bytes[place] : nil }

  private func has(_ sign: UInt8, times: Int, at place: Int) -> Bool {
    (0..<times).allSatisfy { byte(place + $0) == sign }
  }

  private mutating func readCode(_ parentheses: Int) {
    let current = bytes[position]
    let next = byte(position + 1)
    switch current {
    case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
      starts.append(position)
      while let byte = byte(position), byte != 0x0A, byte != 0x0D { position += 1 }
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
      starts.append(position)
      position = Self.endOfBlockComment(in: bytes, from: position, nests: isSwift)
    case UInt8(ascii: "\""): open(pounds: 0)
    case UInt8(ascii: "#") where isSwift:
      let start = position
      while byte(position) == UInt8(ascii: "#") { position += 1 }
      if byte(position) == UInt8(ascii: "\"") { open(pounds: position - start) }
    case UInt8(ascii: "'") where !isSwift:
      // A character: `'"'`, `'\''`.
      if next == UInt8(ascii: "\\"), byte(position + 3) == current { position += 3 }
      if byte(position + 2) == current { position += 2 }
      position += 1
    case UInt8(ascii: "("):
      places[places.count - 1] = .code(parentheses: parentheses + 1)
      position += 1
    case UInt8(ascii: ")"):
      position += 1
      if parentheses == 0, places.count > 1 {
        places.removeLast()
      } else {
        places[places.count - 1] = .code(parentheses: max(0, parentheses - 1))
      }
    default: position += 1
    }
  }

  private mutating func open(pounds: Int) {
    let isLong = isSwift && has(UInt8(ascii: "\""), times: 3, at: position)
    position += isLong ? 3 : 1
    places.append(.literal(isLong: isLong, pounds: pounds))
  }

  private mutating func readLiteral(_ isLong: Bool, _ pounds: Int) {
    let quotes = isLong ? 3 : 1
    switch bytes[position] {
    case UInt8(ascii: "\"")
    where has(UInt8(ascii: "\""), times: quotes, at: position)
      && has(UInt8(ascii: "#"), times: pounds, at: position + quotes):
      position += quotes + pounds
      places.removeLast()
    case UInt8(ascii: "\\") where has(UInt8(ascii: "#"), times: pounds, at: position + 1):
      position += 1 + pounds
      if isSwift, byte(position) == UInt8(ascii: "(") { places.append(.code(parentheses: 0)) }
      // The line end behind a backslash may have two characters.
      position += byte(position) == 0x0D && byte(position + 1) == 0x0A ? 2 : 1
    case 0x0A where !isLong, 0x0D where !isLong:
      // Nothing closes it, or a quote was something else.
      places.removeLast()
    default: position += 1
    }
  }

  /// The end of a comment that begins with `/*`, or of the file where nothing closes it.
  ///
  /// - Parameter nests: whether comments stand in each other, as those of Swift do.
  static func endOfBlockComment(in bytes: [UInt8], from start: Int, nests: Bool) -> Int {
    var position = start
    var open = 0
    while position < bytes.count {
      let next = position + 1 < bytes.count ? bytes[position + 1] : nil
      if bytes[position] == UInt8(ascii: "/"), next == UInt8(ascii: "*"), open == 0 || nests {
        open += 1
        position += 2
      } else if bytes[position] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        open -= 1
        position += 2
        if open == 0 { return position }
      } else {
        position += 1
      }
    }
    return position
  }
}

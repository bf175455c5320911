/// Takes a text apart into its specifiers and what stands between them. Works on UTF-8; all that has a meaning is
/// ASCII, so no cut falls into a character's bytes.
struct FormatScanner {
  private let bytes: [UInt8]
  private var index = 0
  /// How many values the unnumbered arguments so far take.
  private var counted = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func pieces() -> [FormatString.Piece] {
    var pieces: [FormatString.Piece] = []
    var textStart = 0
    index = 0
    counted = 0
    while index < bytes.count {
      guard bytes[index] == Self.percent else {
        index += 1
        continue
      }
      let start = index
      guard let piece = pieceAfterPercent() else {
        index = start + 1
        continue
      }
      if textStart < start { pieces.append(.text(string(textStart, start))) }
      pieces.append(piece)
      textStart = index
    }
    if textStart < bytes.count { pieces.append(.text(string(textStart, bytes.count))) }
    return pieces
  }

  private static let percent = UInt8(ascii: "%")
  private static let at = UInt8(ascii: "@")
  /// A larger position cannot be meant, and could overflow.
  private static let largestNumberOfDigits = 4

  /// The piece that starts with the percent sign at `index`, which is moved behind it; nil if it is plain text.
  private mutating func pieceAfterPercent() -> FormatString.Piece? {
    let start = index
    index += 1
    if peek() == Self.percent {
      index += 1
      return .percentSign
    }
    if skipArgumentName() {
      return .argument(
        FormatArgument(
          kind: .substitutionArgument, writtenPosition: nil, position: 0, name: nil, flags: "", width: nil,
          precision: nil, length: "", conversion: "@", text: "%arg"))
    }
    let position = scanPosition()
    if peek() == UInt8(ascii: "#"), peek(1) == Self.at {
      return substitution(from: start, position: position)
    }
    return value(from: start, position: position)
  }

  private mutating func substitution(from start: Int, position: Int?) -> FormatString.Piece? {
    let nameStart = index + 2
    var end = nameStart
    while end < bytes.count, bytes[end] != Self.at {
      // No name spans lines or holds another specifier: this `#@` is not meant as one.
      if bytes[end] == Self.percent || bytes[end] == 0x0A || bytes[end] == 0x0D { return nil }
      end += 1
    }
    guard end < bytes.count, end > nameStart else { return nil }
    index = end + 1
    return .argument(
      FormatArgument(
        kind: .substitution, writtenPosition: position, position: position ?? nextPosition(),
        name: string(nameStart, end), flags: "", width: nil, precision: nil, length: "", conversion: "@",
        text: string(start, index)))
  }

  private mutating func value(from start: Int, position: Int?) -> FormatString.Piece? {
    let name = scanName()
    let flags = scanFlags()
    let width = scanSize()
    var precision: String?
    if peek() == UInt8(ascii: ".") {
      index += 1
      precision = scanSize() ?? ""
    }
    let length = scanLength()
    guard let conversion = peek(), Self.isConversion(conversion) else { return nil }
    index += 1
    if flags.contains(" "), isProse(percentAt: start) { return nil }
    for size in [width, precision] where size == "*" && position == nil { _ = nextPosition() }
    return .argument(
      FormatArgument(
        kind: .value, writtenPosition: position, position: position ?? nextPosition(), name: name, flags: flags,
        width: width, precision: precision, length: length, conversion: Character(UnicodeScalar(conversion)),
        text: string(start, index)))
  }

  /// Whether `% x` is rather a percentage and the next word: a digit before it or a letter behind.
  private func isProse(percentAt start: Int) -> Bool {
    if start > 0, Self.isDigit(bytes[start - 1]) { return true }
    guard let next = peek() else { return false }
    return Self.isLetter(next) || next >= 0x80
  }

  private mutating func nextPosition() -> Int {
    counted += 1
    return counted
  }

  /// `1$`.
  private mutating func scanPosition() -> Int? {
    let start = index
    guard let number = scanNumber(), number > 0, peek() == UInt8(ascii: "$") else {
      index = start
      return nil
    }
    index += 1
    return number
  }

  /// `(count)`.
  private mutating func scanName() -> String? {
    guard peek() == UInt8(ascii: "(") else { return nil }
    var end = index + 1
    while end < bytes.count, Self.isNameByte(bytes[end]) { end += 1 }
    guard end < bytes.count, end > index + 1, bytes[end] == UInt8(ascii: ")") else { return nil }
    let name = string(index + 1, end)
    index = end + 1
    return name
  }

  private mutating func scanFlags() -> String {
    let start = index
    while let byte = peek(), Self.isFlag(byte) { index += 1 }
    return start == index ? "" : string(start, index)
  }

  /// `hh`, `ll`, `h`, `l`, `q`, `L`, `z`, `t`, `j` or nothing.
  private mutating func scanLength() -> String {
    guard let first = peek() else { return "" }
    let start = index
    switch first {
    case UInt8(ascii: "h"), UInt8(ascii: "l"): index += peek(1) == first ? 2 : 1
    case UInt8(ascii: "q"), UInt8(ascii: "L"), UInt8(ascii: "z"), UInt8(ascii: "t"), UInt8(ascii: "j"): index += 1
    default: return ""
    }
    return string(start, index)
  }

  /// A width or what follows the dot of a precision: digits, `*` or `*1$`.
  private mutating func scanSize() -> String? {
    let start = index
    if peek() == UInt8(ascii: "*") {
      index += 1
      _ = scanPosition()
      return string(start, index)
    }
    return scanNumber() == nil ? nil : string(start, index)
  }

  private mutating func scanNumber() -> Int? {
    let start = index
    var number = 0
    while let byte = peek(), Self.isDigit(byte), index - start < Self.largestNumberOfDigits {
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
      index += 1
    }
    return index == start ? nil : number
  }

  /// `arg`, of which `a` alone is a conversion.
  private mutating func skipArgumentName() -> Bool {
    guard peek() == UInt8(ascii: "a"), peek(1) == UInt8(ascii: "r"), peek(2) == UInt8(ascii: "g") else { return false }
    index += 3
    return true
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  private func string(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

  private static func isFlag(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: " "), UInt8(ascii: "#"), UInt8(ascii: "0"),
      UInt8(ascii: "'"):
      true
    default: false
    }
  }

  private static func isConversion(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "@"), UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"), UInt8(ascii: "u"),
      UInt8(ascii: "U"), UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "O"),
      UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
      UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"), UInt8(ascii: "c"), UInt8(ascii: "C"),
      UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "p"), UInt8(ascii: "n"):
      true
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || isLetter(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}

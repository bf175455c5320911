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
  private static let flagBytes = Set("-+ #0'".utf8)
  private static let conversionBytes = Set("@dDiuUxXoOfFeEgGaAcCsSpn".utf8)
  /// Longest first.
  private static let lengths = ["hh", "ll", "h", "l", "q", "L", "z", "t", "j"].map { Array($0.utf8) }
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
    if skip("arg") {
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
    var length = ""
    for candidate in Self.lengths where bytes[index...].starts(with: candidate) {
      length = String(decoding: candidate, as: UTF8.self)
      index += candidate.count
      break
    }
    guard let conversion = peek(), Self.conversionBytes.contains(conversion) else { return nil }
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
    while let byte = peek(), Self.flagBytes.contains(byte) { index += 1 }
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

  private mutating func skip(_ word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  private func string(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || isLetter(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}

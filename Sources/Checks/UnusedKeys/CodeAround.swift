/// What stands before and behind a name.
struct CodeAround {
  private let bytes: [UInt8]
  private let start: Int
  private let end: Int

  init(_ bytes: [UInt8], start: Int, end: Int) {
    self.bytes = bytes
    self.start = start
    self.end = end
  }

  private func byte(_ place: Int) -> UInt8? { place >= 0 && place < bytes.count ? bytes[place] : nil }

  private func behindBlanks(_ place: Int) -> Int {
    var place = place
    while let byte = byte(place), byte <= 0x20 { place += 1 }
    return place
  }

  private func nameEnd(_ place: Int) -> Int {
    var place = place
    while let byte = byte(place), SourceMentions.isNamePart(byte) { place += 1 }
    return place
  }

  /// Whether the first argument begins with a literal; nil where the name has no arguments.
  ///
  /// - Parameter afterColon: whether a colon, not a parenthesis, begins them.
  func argumentIsLiteral(afterColon: Bool) -> Bool? {
    var place = behindBlanks(end)
    guard byte(place) == (afterColon ? UInt8(ascii: ":") : UInt8(ascii: "(")) else { return nil }
    place = behindBlanks(place + 1)
    let label = nameEnd(place)
    if label > place, byte(label) == UInt8(ascii: ":") { place = behindBlanks(label + 1) }
    if bytes[min(place, bytes.count)...].starts(with: "CFSTR(".utf8) { place += 6 }
    while byte(place) == UInt8(ascii: "@") || byte(place) == UInt8(ascii: "#") { place += 1 }
    return byte(place) == UInt8(ascii: "\"")
  }

  /// Whether it is given something that is no literal by `=`.
  var isAssignedWhatIsNoLiteral: Bool {
    let place = behindBlanks(end)
    guard byte(place) == UInt8(ascii: "="), byte(place + 1) != UInt8(ascii: "=") else { return false }
    var value = behindBlanks(place + 1)
    if byte(value) == UInt8(ascii: "@") { value += 1 }
    return byte(value) != UInt8(ascii: "\"") && !bytes[min(value, bytes.count)...].starts(with: "nil".utf8)
  }

  /// Whether a type gets another name here: `typealias Key = LocalizedStringKey`.
  var namesAlias: Bool {
    var place = start
    while let byte = byte(place - 1), SourceMentions.isNamePart(byte) || byte == UInt8(ascii: ".") { place -= 1 }
    while let byte = byte(place - 1), byte == 0x20 { place -= 1 }
    guard byte(place - 1) == UInt8(ascii: "=") else { return false }
    place -= 1
    while let byte = byte(place - 1), byte == 0x20 { place -= 1 }
    while let byte = byte(place - 1), SourceMentions.isNamePart(byte) { place -= 1 }
    return CodeAround(bytes, start: place, end: place).previousWord == "typealias"
  }

  /// `Value(stringLiteral: text)`: whatever the type is, it may be one of keys.
  var hasUnknownLiteral: Bool {
    let label = "(stringLiteral:"
    guard bytes[min(end, bytes.count)...].starts(with: label.utf8) else { return false }
    return byte(behindBlanks(end + label.utf8.count)) != UInt8(ascii: "\"")
  }

  /// Whether a function is a value here, `.init`, `.init(_:)` or `.init($0)`, which get what nobody sees.
  var isHandedOn: Bool {
    guard byte(end) == UInt8(ascii: "(") else { return true }
    let rest = bytes[(end + 1)...]
    return ["$0", "_:)", "stringLiteral:)", "stringLiteral: $0"].contains { rest.starts(with: $0.utf8) }
  }

  /// Whether the dot before it has nothing before it.
  var beginsWithDot: Bool {
    byte(start - 1) == UInt8(ascii: ".")
      && !(byte(start - 2).map { SourceMentions.isNamePart($0) || ")]>?!".utf8.contains($0) } ?? false)
  }

  /// Whether it is a member of a name or of what a call gives, not of a literal.
  var isMemberOfName: Bool {
    guard byte(start - 1) == UInt8(ascii: "."), let before = byte(start - 2) else { return false }
    return SourceMentions.isNamePart(before) || ")]?!".utf8.contains(before)
  }

  var previousWord: String {
    var last = start
    while let byte = byte(last - 1), byte == 0x20 || byte == 0x09 { last -= 1 }
    var first = last
    while let byte = byte(first - 1), SourceMentions.isNamePart(byte) { first -= 1 }
    return String(decoding: bytes[first..<last], as: UTF8.self)
  }

  /// The macro whose definition it stands in.
  var definedMacro: String? {
    var first = start
    let newline = UInt8(ascii: "\n")
    while let byte = byte(first - 1) {
      if byte == newline, self.byte(first - 2) != UInt8(ascii: "\\") { break }
      first -= 1
    }
    let line = bytes[first..<start].drop { $0 <= 0x20 }
    guard line.starts(with: "#".utf8) else { return nil }
    let word = line.dropFirst().drop { $0 <= 0x20 }
    guard word.starts(with: "define".utf8) else { return nil }
    let name = behindBlanks(word.startIndex + 6)
    let end = nameEnd(name)
    return end < start ? String(decoding: bytes[name..<end], as: UTF8.self) : nil
  }
}

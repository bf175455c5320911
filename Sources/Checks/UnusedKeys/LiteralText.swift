/// What literals of Swift, Objective-C and JSON stand for.
enum LiteralText {
  /// Takes the line ends at the quotes of a long literal away, and what its last line begins with from each line.
  ///
  /// - Parameter pieces: the text between interpolations, as written.
  static func removeIndentation(from pieces: inout [[UInt8]]) {
    let newline = UInt8(ascii: "\n")
    for place in pieces.indices { pieces[place].removeAll { $0 == 0x0D } }
    guard let first = pieces.first?.firstIndex(of: newline), let lastPiece = pieces.last,
      let last = lastPiece.lastIndex(of: newline)
    else { return }
    let indentation = lastPiece[(last + 1)...]
    guard pieces[0][..<first].allSatisfy({ $0 == 0x20 || $0 == 0x09 }),
      indentation.allSatisfy({ $0 == 0x20 || $0 == 0x09 })
    else { return }
    let wanted = Array(indentation)
    pieces[pieces.count - 1].removeSubrange((last)...)
    for place in pieces.indices {
      var result: [UInt8] = []
      var rest = pieces[place][...]
      if place == 0 {
        rest =
          rest.dropFirst(first).dropFirst().starts(with: wanted)
          ? rest.dropFirst(first + 1 + wanted.count) : rest.dropFirst(first + 1)
      }
      while let byte = rest.popFirst() {
        result.append(byte)
        if byte == newline, rest.starts(with: wanted) { rest = rest.dropFirst(wanted.count) }
      }
      pieces[place] = result
    }
  }

  /// Without escapes.
  ///
  /// - Parameter pounds: as many as a Swift literal has before its quote.
  static func decoded(_ raw: [UInt8], pounds: Int, _ language: SourceMentions.Language) -> String {
    guard raw.contains(UInt8(ascii: "\\")) else { return String(decoding: raw, as: UTF8.self) }
    var result: [UInt8] = []
    var units: [UInt16] = []
    func flushed() -> [UInt8] { Array(String(decoding: units, as: UTF16.self).utf8) }
    var place = 0
    while place < raw.count {
      guard raw[place] == UInt8(ascii: "\\"), place + pounds + 1 < raw.count,
        raw[(place + 1)..<(place + 1 + pounds)].allSatisfy({ $0 == UInt8(ascii: "#") })
      else {
        result += flushed()
        units = []
        result.append(raw[place])
        place += 1
        continue
      }
      place += 1 + pounds
      let letter = raw[place]
      place += 1
      if let unit = utf16Unit(letter, raw, &place, language) {
        units.append(unit)
        continue
      }
      result += flushed()
      units = []
      switch letter {
      case UInt8(ascii: "u") where language == .swift, UInt8(ascii: "U"): result += scalar(raw, &place)
      case UInt8(ascii: "x") where language == .objectiveC: result += number(raw, &place, radix: 16, digits: 2)
      case UInt8(ascii: "0")...UInt8(ascii: "7") where language == .objectiveC:
        place -= 1
        result += number(raw, &place, radix: 8, digits: 3)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): result.append(0x0D)
      // A line that goes on.
      case 0x0A: break
      default: result.append(letter)
      }
    }
    return String(decoding: result + flushed(), as: UTF8.self)
  }

  /// `\u00E9` of Objective-C and JSON.
  private static func utf16Unit(
    _ letter: UInt8, _ raw: [UInt8], _ place: inout Int, _ language: SourceMentions.Language
  ) -> UInt16? {
    guard language != .swift, letter == UInt8(ascii: "u"), place + 4 <= raw.count,
      let unit = UInt16(String(decoding: raw[place..<(place + 4)], as: UTF8.self), radix: 16)
    else { return nil }
    place += 4
    return unit
  }

  /// `\u{E9}` of Swift, `\U000000E9` of C.
  private static func scalar(_ raw: [UInt8], _ place: inout Int) -> [UInt8] {
    var digits = raw[place...].prefix(8)
    var length = digits.count
    if digits.first == UInt8(ascii: "{"), let end = raw[place...].prefix(12).firstIndex(of: UInt8(ascii: "}")) {
      digits = raw[(place + 1)..<end]
      length = end + 1 - place
    }
    guard let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16), let scalar = Unicode.Scalar(value)
    else { return [] }
    place += length
    return Array(String(Character(scalar)).utf8)
  }

  private static func number(_ raw: [UInt8], _ place: inout Int, radix: Int, digits: Int) -> [UInt8] {
    var value = 0
    var count = 0
    while count < digits, place < raw.count,
      let digit = Int(String(decoding: [raw[place]], as: UTF8.self), radix: radix)
    {
      value = value * radix + digit
      place += 1
      count += 1
    }
    return count > 0 ? [UInt8(truncatingIfNeeded: value)] : []
  }

  /// The text between `%@` and its like. Each percent sign counts, also one in prose: what is taken for a specifier makes
  /// a key's use likelier, and no key is to be deleted that is used.
  static func splitAtSpecifiers(_ format: String) -> [String] {
    var pieces: [[UInt8]] = [[]]
    let bytes = Array(format.utf8)
    var place = 0
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "%") else {
        pieces[pieces.count - 1].append(bytes[place])
        place += 1
        continue
      }
      place += 1
      // To the letter of the conversion; lengths are letters before it.
      while place < bytes.count, "0123456789$-+ #.*hlqztjL".utf8.contains(bytes[place]) { place += 1 }
      place += 1
      pieces.append([])
    }
    return pieces.map { String(decoding: $0, as: UTF8.self) }
  }
}

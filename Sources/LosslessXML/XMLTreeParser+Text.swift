import SourceText

extension XMLTreeParser {
  /// The text up to the next markup.
  mutating func text() throws(XMLFault) -> XMLTree.Node {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
      if isConflictMarker() { throw XMLFault(reason: .conflictMarker, offset: position, length: 7) }
      position += 1
    }
    let text = try resolved(start..<position, inAttribute: false)
    return .text(text, range: Self.range(start, position))
  }

  /// `<![CDATA[…]]>`
  mutating func characterData() throws(XMLFault) -> XMLTree.Node {
    let start = position
    try skip(to: "]]>", from: position + 9)
    let text = try Self.normalized(bytes, (start + 9)..<(position - 3))
    return .text(text, range: Self.range(start, position))
  }

  /// The value up to the closing quote, which is left.
  mutating func attributeValue(until quote: UInt8) throws(XMLFault) -> String {
    let start = position
    while position < bytes.count, bytes[position] != quote {
      if bytes[position] == UInt8(ascii: "<") { throw fault(.malformed(expected: "a closing quote before <")) }
      position += 1
    }
    guard position < bytes.count else { throw fault(.truncated(expected: "a closing quote")) }
    return try resolved(start..<position, inAttribute: true)
  }

  /// The text of `range` with its references resolved and its line ends made one.
  private func resolved(_ range: Range<Int>, inAttribute: Bool) throws(XMLFault) -> String {
    var result = ""
    var start = range.lowerBound
    while let ampersand = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "&")) {
      result += try plain(start..<ampersand, inAttribute: inAttribute)
      guard let end = bytes[ampersand..<range.upperBound].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
        if range.upperBound == bytes.count, range.upperBound - ampersand < 12 {
          throw XMLFault(reason: .truncated(expected: "; after an entity"), offset: bytes.count)
        }
        throw XMLFault(reason: .malformed(expected: "an entity such as &amp;"), offset: ampersand)
      }
      result.unicodeScalars.append(try scalar(named: (ampersand + 1)..<end))
      start = end + 1
    }
    return result + (try plain(start..<range.upperBound, inAttribute: inAttribute))
  }

  private func plain(_ range: Range<Int>, inAttribute: Bool) throws(XMLFault) -> String {
    let text = try Self.normalized(bytes, range)
    guard inAttribute, text.utf8.contains(where: { $0 == 0x0A || $0 == 0x09 }) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\n" || $0 == "\t" ? " " : $0 }))
  }

  private func scalar(named range: Range<Int>) throws(XMLFault) -> Unicode.Scalar {
    let name = String(decoding: bytes[range], as: UTF8.self)
    let unknown = XMLFault(
      reason: .unknownEntity(name), offset: range.lowerBound - 1, length: range.count + 2)
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    let digits = name.hasPrefix("#x") ? name.dropFirst(2) : name.dropFirst()
    let isDigits = digits.utf8.allSatisfy { $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }
    guard name.hasPrefix("#"), isDigits, let code = UInt32(digits, radix: name.hasPrefix("#x") ? 16 : 10) else {
      throw unknown
    }
    guard let scalar = Unicode.Scalar(code), Self.isAllowed(scalar) else {
      throw XMLFault(
        reason: .forbiddenCharacter(code), offset: range.lowerBound - 1, length: range.count + 2)
    }
    return scalar
  }

  /// The text of bytes, line ends made LF.
  private static func normalized(_ bytes: [UInt8], _ range: Range<Int>) throws(XMLFault) -> String {
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      throw XMLFault(reason: .invalidUTF8, offset: firstInvalidByte(bytes[range]))
    }
    var hasReturn = false
    for (offset, byte) in zip(range, bytes[range]) where byte < 0x20 && byte != 0x09 && byte != 0x0A {
      guard byte == 0x0D else { throw XMLFault(reason: .forbiddenCharacter(UInt32(byte)), offset: offset) }
      hasReturn = true
    }
    guard hasReturn else { return text }
    var scalars = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if scalar == "\r" { scalars.append("\n") } else if scalar != "\n" || previous != "\r" { scalars.append(scalar) }
      previous = scalar
    }
    return String(scalars)
  }

  /// The offset of the first byte that no valid UTF-8 text could have there.
  private static func firstInvalidByte(_ bytes: ArraySlice<UInt8>) -> Int {
    var low = bytes.startIndex
    var iterator = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    while true {
      switch iterator.parseScalar(from: &rest) {
      case .valid(let scalar): low += scalar.count
      case .emptyInput, .error: return min(low, bytes.endIndex)
      }
    }
  }

  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}

import SourceText

extension XMLTreeParser {
  func fault(_ reason: XMLFault.Reason) -> XMLFault { XMLFault(reason: reason, offset: min(position, bytes.count)) }

  /// The file ends where more was expected.
  func truncated(_ expected: String) -> XMLFault {
    XMLFault(reason: .truncated(expected: expected), offset: bytes.count)
  }

  static func range(_ start: Int, _ end: Int) -> Range<UTF8Offset> { UTF8Offset(start)..<UTF8Offset(end) }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

  func isAt(_ text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { expected in
      for index in 0..<expected.count where bytes[position + index] != expected[index] { return false }
      return true
    }
  }

  /// Moves behind the next `ending`.
  mutating func skip(to ending: StaticString, from start: Int) throws(XMLFault) {
    position = start
    while position < bytes.count {
      if isAt(ending) {
        position += ending.utf8CodeUnitCount
        return
      }
      position += 1
    }
    position = bytes.count
    throw fault(.truncated(expected: "\(ending)"))
  }

  mutating func comment() throws(XMLFault) {
    let start = position
    try skip(to: "-->", from: position + 4)
    guard String(validating: bytes[start..<position], as: UTF8.self) != nil else {
      throw XMLFault(reason: .invalidUTF8, offset: start)
    }
  }

  /// - Returns: whether there was any.
  mutating func skipSpace() -> Bool {
    let start = position
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
    return position > start
  }

  /// A name of an element or attribute. Characters beyond ASCII are taken as they are: which of them XML allows is
  /// nothing that a localization depends on.
  mutating func name() throws(XMLFault) -> String {
    let start = position
    while position < bytes.count, Self.isInName(bytes[position], first: position == start) { position += 1 }
    guard position > start else {
      throw position < bytes.count ? fault(.malformed(expected: "a name")) : truncated("a name")
    }
    guard let name = String(validating: bytes[start..<position], as: UTF8.self) else {
      throw XMLFault(reason: .invalidUTF8, offset: start)
    }
    return name
  }

  private static func isInName(_ byte: UInt8, first: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: ":"), 0x80...:
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): !first
    default: false
    }
  }

  /// Whether the line begins here that ends a conflict which Git left in the file.
  func isConflictMarker() -> Bool {
    guard position == 0 || bytes[position - 1] == 0x0A else { return false }
    return isAt(">>>>>>> ")
  }
}

extension String {
  /// The end of the first `text` in this one.
  func range(ofText text: String) -> String.Index? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(text) { return self.index(index, offsetBy: text.count) }
      index = self.index(after: index)
    }
    return nil
  }
}

/// Reads bytes into the records of a document (RFC 8259, and nothing that it does not allow).
///
/// Works on a pointer, because this loop decides how long a large file takes; every access is checked against `count`.
struct JSONParser {
  let base: UnsafePointer<UInt8>
  let count: Int
  let depthLimit: Int
  let duplicateNames: JSONDuplicateNames
  var position = 0
  var records: [JSONNodeRecord] = []
  /// Offsets of the containers that are open, for naming the one that is never closed.
  var openContainers: [Int] = []
  /// Slots of the hash table that finds duplicate names in large objects, kept from object to object.
  var nameSlots: [UInt32] = []

  init(
    _ buffer: UnsafeBufferPointer<UInt8>, base: UnsafePointer<UInt8>, depthLimit: Int,
    duplicateNames: JSONDuplicateNames
  ) {
    self.base = base
    count = buffer.count
    self.depthLimit = depthLimit
    self.duplicateNames = duplicateNames
    records.reserveCapacity(Swift.max(16, buffer.count / 44))
  }

  mutating func parseDocument() throws(JSONFault) {
    skipWhitespace()
    try parseValue(expected: "a JSON value")
    skipWhitespace()
    if position < count { throw JSONFault(reason: .textAfterEnd, offset: position) }
  }

  private mutating func parseValue(expected: String) throws(JSONFault) {
    guard position < count else { throw endOfText(expected) }
    switch base[position] {
    case UInt8(ascii: "{"): try parseContainer(.object)
    case UInt8(ascii: "["): try parseContainer(.array)
    case UInt8(ascii: "\""):
      let start = position
      let hasEscapes = try scanString()
      append(JSONNodeRecord(kind: .string, start: start, end: position, hasEscapes: hasEscapes))
    case UInt8(ascii: "t"): try parseWord("true", .boolean)
    case UInt8(ascii: "f"): try parseWord("false", .boolean)
    case UInt8(ascii: "n"): try parseWord("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try parseNumber()
    default: throw JSONFault(reason: .unexpectedByte(expected: expected), offset: position)
    }
  }

  private mutating func append(_ record: JSONNodeRecord) {
    var record = record
    record.next = UInt32(truncatingIfNeeded: records.count + 1)
    records.append(record)
  }

  private mutating func parseContainer(_ kind: JSONKind) throws(JSONFault) {
    guard openContainers.count < depthLimit else {
      throw JSONFault(reason: .tooDeep(limit: depthLimit), offset: position)
    }
    let index = records.count
    openContainers.append(position)
    records.append(JSONNodeRecord(kind: kind, start: position, end: position))
    position += 1
    let memberCount = kind == .object ? try parseMembers() : try parseElements()
    openContainers.removeLast()
    records[index].end = UInt32(truncatingIfNeeded: position)
    records[index].next = UInt32(truncatingIfNeeded: records.count)
    if memberCount > 1, kind == .object, duplicateNames == .refused {
      try refuseDuplicateNames(in: index, memberCount: memberCount)
    }
  }

  private mutating func parseElements() throws(JSONFault) -> Int {
    skipWhitespace()
    if position < count, base[position] == UInt8(ascii: "]") {
      position += 1
      return 0
    }
    var elementCount = 0
    while true {
      try parseValue(expected: "a value")
      elementCount += 1
      skipWhitespace()
      guard position < count else { throw endOfText("a comma or ]") }
      let byte = base[position]
      guard byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") else {
        throw JSONFault(reason: .unexpectedByte(expected: "a comma or ]"), offset: position)
      }
      position += 1
      if byte == UInt8(ascii: "]") { return elementCount }
      skipWhitespace()
    }
  }

  private mutating func parseMembers() throws(JSONFault) -> Int {
    skipWhitespace()
    if position < count, base[position] == UInt8(ascii: "}") {
      position += 1
      return 0
    }
    var memberCount = 0
    while true {
      guard position < count else { throw endOfText("a name in quotes") }
      guard base[position] == UInt8(ascii: "\"") else {
        let expected = memberCount == 0 ? "a name in quotes or }" : "a name in quotes"
        throw JSONFault(reason: .unexpectedByte(expected: expected), offset: position)
      }
      let nameStart = position
      let hasEscapes = try scanString()
      let nameLength = position - nameStart
      guard nameLength <= JSONNodeRecord.longestName else {
        throw JSONFault(reason: .nameTooLong, offset: nameStart)
      }
      skipWhitespace()
      guard position < count else { throw endOfText("a colon") }
      guard base[position] == UInt8(ascii: ":") else {
        throw JSONFault(reason: .unexpectedByte(expected: "a colon"), offset: position)
      }
      position += 1
      skipWhitespace()
      let index = records.count
      try parseValue(expected: "a value")
      records[index].setName(start: nameStart, length: nameLength, hasEscapes: hasEscapes)
      memberCount += 1
      skipWhitespace()
      guard position < count else { throw endOfText("a comma or }") }
      let byte = base[position]
      guard byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") else {
        throw JSONFault(reason: .unexpectedByte(expected: "a comma or }"), offset: position)
      }
      position += 1
      if byte == UInt8(ascii: "}") { return memberCount }
      skipWhitespace()
    }
  }

  private mutating func parseWord(_ word: StaticString, _ kind: JSONKind) throws(JSONFault) {
    let start = position
    for index in 0..<word.utf8CodeUnitCount {
      guard position < count else { throw endOfText("\(word)") }
      guard base[position] == word.utf8Start[index] else {
        throw JSONFault(reason: .unexpectedByte(expected: "\(word)"), offset: start)
      }
      position += 1
    }
    append(JSONNodeRecord(kind: kind, start: start, end: position))
  }

  private mutating func parseNumber() throws(JSONFault) {
    let start = position
    if base[position] == UInt8(ascii: "-") { position += 1 }
    let firstDigit = position
    try skipDigits(from: start)
    if base[firstDigit] == UInt8(ascii: "0"), position > firstDigit + 1 {
      throw JSONFault(reason: .badNumber, offset: start)
    }
    if position < count, base[position] == UInt8(ascii: ".") {
      position += 1
      try skipDigits(from: start)
    }
    if position < count, base[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if position < count, base[position] == UInt8(ascii: "+") || base[position] == UInt8(ascii: "-") { position += 1 }
      try skipDigits(from: start)
    }
    append(JSONNodeRecord(kind: .number, start: start, end: position))
  }

  private mutating func skipDigits(from start: Int) throws(JSONFault) {
    let first = position
    while position < count, base[position] &- UInt8(ascii: "0") < 10 { position += 1 }
    if position == first {
      throw position < count ? JSONFault(reason: .badNumber, offset: start) : endOfText("a digit")
    }
  }

  @inline(__always)
  private mutating func skipWhitespace() {
    while position < count {
      let byte = base[position]
      if byte > 0x20 { return }
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      position += 1
      while position + 8 <= count, word(at: position) == 0x2020_2020_2020_2020 { position += 8 }
    }
  }

  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
  }

  func endOfText(_ expected: String) -> JSONFault {
    JSONFault(reason: .endOfText(expected: expected, openContainer: openContainers.last), offset: count)
  }
}

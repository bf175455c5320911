import SourceText

/// Parses markup; texts are in `XMLTreeParser+Text.swift`. Open elements lie on a stack of its own, so that no nesting
/// can exhaust the thread's.
struct XMLTreeParser {
  let bytes: [UInt8]
  var position = 0

  /// Whether the encoding that the file names is one that it no longer has.
  private let isDecoded: Bool
  private let allowsDocumentType: Bool

  init(bytes: [UInt8], isDecoded: Bool = false, allowsDocumentType: Bool = true) {
    self.bytes = bytes
    self.isDecoded = isDecoded
    self.allowsDocumentType = allowsDocumentType
  }

  mutating func document() throws(XMLFault) -> XMLTree.Element {
    try checkEncoding()
    try declaration()
    try miscellany(allowsDocumentType: allowsDocumentType)
    guard position < bytes.count else { throw fault(.truncated(expected: "an element")) }
    guard bytes[position] == UInt8(ascii: "<") else { throw fault(.malformed(expected: "an element")) }
    if isAt("<!DOCTYPE") { throw fault(.documentType) }
    let root = try element()
    try miscellany(allowsDocumentType: false)
    guard position == bytes.count else { throw fault(.malformed(expected: "the end of the file")) }
    return root
  }

  // MARK: Before and after the root

  private mutating func checkEncoding() throws(XMLFault) {
    let starts: [[UInt8]] = [[0xFE, 0xFF], [0xFF, 0xFE], [0x3C, 0], [0, 0x3C]]
    if starts.contains(where: bytes.starts(with:)) {
      throw XMLFault(reason: .encoding("UTF-16"), offset: 0)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// `<?xml version="1.0" encoding="UTF-8"?>`
  private mutating func declaration() throws(XMLFault) {
    guard isAt("<?xml"), position + 5 < bytes.count, Self.isSpace(bytes[position + 5]) else { return }
    let start = position
    try skip(to: "?>", from: start + 5)
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard !isDecoded, let place = text.range(ofText: "encoding") else { return }
    let value = text[place...].drop { $0 != "\"" && $0 != "'" }.dropFirst()
    let name = value.prefix { $0 != "\"" && $0 != "'" }
    guard ["UTF-8", "UTF8", "US-ASCII", "ASCII"].contains(name.uppercased()) else {
      throw XMLFault(reason: .encoding(String(name)), offset: start, length: position - start)
    }
  }

  private mutating func miscellany(allowsDocumentType: Bool) throws(XMLFault) {
    var allowsDocumentType = allowsDocumentType
    while position < bytes.count {
      if Self.isSpace(bytes[position]) {
        position += 1
      } else if isAt("<!--") {
        try comment()
      } else if isAt("<?") {
        try skip(to: "?>", from: position + 2)
      } else if isAt("<!DOCTYPE"), allowsDocumentType {
        try documentType()
        allowsDocumentType = false
      } else {
        return
      }
    }
  }

  /// Property lists name their type. What a type declares is never read, so a file that leans on it is refused.
  private mutating func documentType() throws(XMLFault) {
    position += 9
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: ">") {
        position += 1
        return
      }
      if byte == UInt8(ascii: "[") { throw fault(.declaresEntities) }
      if byte == UInt8(ascii: "<") { throw fault(.malformed(expected: "the end of the document type")) }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        guard let end = bytes[(position + 1)...].firstIndex(of: byte) else { break }
        position = end
      }
      position += 1
    }
    position = bytes.count
    throw fault(.truncated(expected: "the end of the document type"))
  }

  // MARK: Elements

  private mutating func element() throws(XMLFault) -> XMLTree.Element {
    var open: [XMLTree.Element] = []
    while true {
      guard position < bytes.count else {
        throw fault(.truncated(expected: open.last.map { "</\($0.name)>" } ?? "an element"))
      }
      if bytes[position] != UInt8(ascii: "<") {
        let node = try text()
        if !open.isEmpty { open[open.count - 1].children.append(node) }
      } else if isAt("</") {
        guard var closed = open.popLast() else { throw fault(.malformed(expected: "an element")) }
        try close(&closed)
        guard !open.isEmpty else { return closed }
        open[open.count - 1].children.append(.element(closed))
      } else if isAt("<!--"), !open.isEmpty {
        let start = position
        try comment()
        open[open.count - 1].children.append(.comment(range: Self.range(start, position)))
      } else if isAt("<![CDATA["), !open.isEmpty {
        let node = try characterData()
        open[open.count - 1].children.append(node)
      } else if isAt("<?") {
        try skip(to: "?>", from: position + 2)
      } else {
        let (element, isEmpty) = try startTag()
        if !isEmpty {
          guard open.count < XMLTreeReader.depthLimit else {
            throw XMLFault(reason: .tooDeep, offset: element.range.lowerBound.value)
          }
          open.append(element)
        } else if open.isEmpty {
          return element
        } else {
          open[open.count - 1].children.append(.element(element))
        }
      }
    }
  }

  private mutating func startTag() throws(XMLFault) -> (element: XMLTree.Element, isEmpty: Bool) {
    let start = position
    if isAt("<<<<<<<") { throw XMLFault(reason: .conflictMarker, offset: position, length: 7) }
    position += 1
    var element = XMLTree.Element(name: try name(), range: Self.range(start, start))
    var names: Set<String> = []
    while true {
      let hadSpace = skipSpace()
      guard position < bytes.count else { throw fault(.truncated(expected: "the end of <\(element.name)>")) }
      if bytes[position] == UInt8(ascii: ">") {
        position += 1
        element.range = Self.range(start, position)
        element.contentRange = Self.range(position, position)
        return (element, false)
      }
      if bytes[position] == UInt8(ascii: "/") {
        guard position + 1 < bytes.count else { throw truncated("the end of <\(element.name)>") }
        guard bytes[position + 1] == UInt8(ascii: ">") else { throw fault(.malformed(expected: "/>")) }
        position += 2
        element.range = Self.range(start, position)
        return (element, true)
      }
      guard hadSpace else { throw fault(.malformed(expected: "a space, > or />")) }
      let attribute = try attribute()
      guard names.insert(attribute.name).inserted else {
        throw XMLFault(
          reason: .duplicateAttribute(attribute.name), offset: attribute.range.lowerBound.value,
          length: attribute.name.utf8.count)
      }
      element.attributes.append(attribute)
    }
  }

  private mutating func close(_ element: inout XMLTree.Element) throws(XMLFault) {
    let start = position
    position += 2
    let found = try name()
    guard found == element.name else {
      throw XMLFault(
        reason: .mismatchedEnd(found: found, open: element.name), offset: start, length: position - start)
    }
    _ = skipSpace()
    guard position < bytes.count else { throw fault(.truncated(expected: ">")) }
    guard bytes[position] == UInt8(ascii: ">") else { throw fault(.malformed(expected: ">")) }
    position += 1
    let contentStart = element.contentRange?.lowerBound.value ?? start
    element.contentRange = Self.range(contentStart, start)
    element.range = Self.range(element.range.lowerBound.value, position)
  }

  private mutating func attribute() throws(XMLFault) -> XMLTree.Attribute {
    let start = position
    let name = try name()
    _ = skipSpace()
    guard position < bytes.count else { throw fault(.truncated(expected: "= and a value")) }
    guard bytes[position] == UInt8(ascii: "=") else { throw fault(.malformed(expected: "= after \(name)")) }
    position += 1
    _ = skipSpace()
    guard position < bytes.count else { throw fault(.truncated(expected: "a value in quotes")) }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw fault(.malformed(expected: "a value in quotes"))
    }
    position += 1
    let valueStart = position
    let value = try attributeValue(until: quote)
    let valueEnd = position
    position += 1
    return XMLTree.Attribute(
      name: name, value: value, range: Self.range(start, position), valueRange: Self.range(valueStart, valueEnd))
  }
}

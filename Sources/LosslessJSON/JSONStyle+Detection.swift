extension JSONStyle {
  /// The style of a document, from its first places that show it; what none shows is as Xcode writes it.
  ///
  /// Looks at the first few thousand values only: a file has one style, or none.
  package init(detectedIn document: JSONDocument) {
    self = .xcode
    let bytes = document.bytes
    var sawColon = false
    var sawIndentation = false
    var sawEmpty = false
    for index in document.records.indices.prefix(4096) {
      let node = JSONNode(index: index)
      let range = document.range(of: node)
      let name = document.nameRange(of: node)
      if !name.isEmpty, !sawColon {
        colon = Array(bytes[name.upperBound..<range.lowerBound])
        sawColon = true
      }
      if index == 1, let indent = document.indentation(before: document.start(of: node)) {
        indentation = indent
        sawIndentation = true
        let lineStart = document.start(of: node) - indent.count
        if lineStart >= 2, bytes[lineStart - 2] == 0x0D, bytes[lineStart - 1] == 0x0A {
          lineEnd = [0x0D, 0x0A]
        } else if lineStart >= 1, bytes[lineStart - 1] == 0x0D {
          lineEnd = [0x0D]
        }
      }
      let kind = document.kind(of: node)
      if !sawEmpty, kind == .object || kind == .array, Int(document.records[index].next) == index + 1 {
        let inside = bytes[range.lowerBound + 1..<range.upperBound - 1]
        switch inside.count(where: { $0 == 0x0A }) {
        case 0: emptyContainer = inside.isEmpty ? .closed : .spaced
        case 1: emptyContainer = .nextLine
        default: emptyContainer = .emptyLine
        }
        sawEmpty = true
      }
    }
    if sawColon, !sawEmpty, colon != JSONStyle.xcode.colon { emptyContainer = .closed }
    if sawColon, !sawIndentation { emptyContainer = sawEmpty ? emptyContainer : .closed }
    escaping = document.detectedEscaping()
    detectOneLineLayout(of: document)
  }

  /// Looks at the first container that is not empty and stands on one line.
  private mutating func detectOneLineLayout(of document: JSONDocument) {
    let bytes = document.bytes
    isOneLine = !bytes[document.range(of: document.root)].contains { $0 == 0x0A || $0 == 0x0D }
    bracePadding = colon.last == UInt8(ascii: ":") ? [] : [0x20]
    commaPadding = bracePadding
    var sawBrace = false
    for node in document.records.indices.prefix(4096).lazy.map(JSONNode.init)
    where document.isNonEmptyContainerOnOneLine(node) {
      let children = Array(document.children(of: node).prefix(2))
      if !sawBrace {
        bracePadding = Array(bytes[document.range(of: node).lowerBound + 1..<document.start(of: children[0])])
        sawBrace = true
      }
      guard children.count > 1 else { continue }
      let gap = bytes[document.range(of: children[0]).upperBound..<document.start(of: children[1])]
      commaPadding = Array(gap.drop { $0 != UInt8(ascii: ",") }.dropFirst())
      return
    }
  }
}

extension JSONDocument {
  /// The blanks between the start of the line and `offset`, or nil if something else stands there.
  func indentation(before offset: Int) -> [UInt8]? {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    guard start > 0, bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D else { return nil }
    return Array(bytes[start..<offset])
  }

  /// The blanks at the start of the line of `offset`.
  func lineIndentation(at offset: Int) -> [UInt8] {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    var end = start
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return Array(bytes[start..<end])
  }

  /// Looks for `\/` beside no bare slash, and for `\u` with a letter beyond ASCII beside no bare one.
  fileprivate func detectedEscaping() -> JSONEscaping {
    var escaping = JSONEscaping()
    var hasBareNonASCII = false
    var hasBareSlash = false
    bytes.withUnsafeBufferPointer { buffer in
      let count = Swift.min(buffer.count, 1 << 20)
      var index = 0
      while index < count {
        let byte = buffer[index]
        if byte == UInt8(ascii: "\\"), index + 1 < buffer.count {
          let letter = buffer[index + 1]
          if letter == UInt8(ascii: "/") { escaping.escapesSlashes = true }
          if letter == UInt8(ascii: "u"), index + 6 <= buffer.count {
            let digits = buffer[index + 2..<index + 6]
            let unit = digits.reduce(UInt32(0)) { $0 << 4 | (hexadecimalDigit($1) ?? 0) }
            if unit >= 0x80 { escaping.escapesNonASCII = true }
            if digits.contains(where: { (0x41...0x46).contains($0) }) { escaping.usesCapitalHexadecimal = true }
          }
          index += 2
        } else {
          if byte == UInt8(ascii: "/") { hasBareSlash = true }
          if byte >= 0x80 { hasBareNonASCII = true }
          index += 1
        }
      }
    }
    if hasBareSlash { escaping.escapesSlashes = false }
    if hasBareNonASCII { escaping.escapesNonASCII = false }
    return escaping
  }
}

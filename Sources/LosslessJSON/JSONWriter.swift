/// Decides whether one name stands before another in an object.
package typealias JSONNameOrder = @Sendable (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool

/// Writes values that are in no file, and whole documents anew.
package struct JSONWriter {
  package var style: JSONStyle
  package var result: [UInt8] = []

  package init(style: JSONStyle) { self.style = style }

  /// Appends a value; `base` is the indent of the line on which it starts. Members stand in the order they have.
  package mutating func append(_ value: JSONValue, base: [UInt8], isOnOneLine: Bool = false) {
    switch value {
    case .null: result.append(contentsOf: "null".utf8)
    case .boolean(let flag): result.append(contentsOf: (flag ? "true" : "false").utf8)
    case .number(let digits): result.append(contentsOf: digits.utf8)
    case .string(let text): result.appendJSONString(text, style.escaping)
    case .array(let elements):
      appendContainer(.array, elements, base: base, isOnOneLine: isOnOneLine) { writer, element, inner in
        writer.append(element, base: inner, isOnOneLine: isOnOneLine)
      }
    case .object(let members):
      appendContainer(.object, members, base: base, isOnOneLine: isOnOneLine) { writer, member, inner in
        writer.append(member, base: inner, isOnOneLine: isOnOneLine)
      }
    }
  }

  package mutating func append(_ member: JSONMember, base: [UInt8], isOnOneLine: Bool = false) {
    result.appendJSONString(member.name, style.escaping)
    result.append(contentsOf: style.colon)
    append(member.value, base: base, isOnOneLine: isOnOneLine)
  }

  /// Appends a value of a document, laid out anew; in every object the names are put in `order` unless that is nil.
  package mutating func append(
    _ node: JSONNode, of document: JSONDocument, base: [UInt8], order: JSONNameOrder?
  ) {
    let record = document.records[node.index]
    switch record.kind {
    case .string where record.valueHasEscapes: result.appendJSONString(document.string(of: node), style.escaping)
    case .string, .null, .boolean, .number: result.append(contentsOf: document.bytes[document.range(of: node)])
    case .array:
      let elements = Array(document.children(of: node))
      appendContainer(.array, elements, base: base, isOnOneLine: false) { writer, element, inner in
        writer.append(element, of: document, base: inner, order: order)
      }
    case .object:
      var members = Array(document.children(of: node))
      if let order { document.sort(&members, by: order) }
      appendContainer(.object, members, base: base, isOnOneLine: false) { writer, member, inner in
        if document.records[member.index].nameHasEscapes {
          writer.result.appendJSONString(document.name(of: member), writer.style.escaping)
        } else {
          writer.result.append(contentsOf: document.bytes[document.nameRange(of: member)])
        }
        writer.result.append(contentsOf: writer.style.colon)
        writer.append(member, of: document, base: inner, order: order)
      }
    }
  }

  private mutating func appendContainer<Element>(
    _ kind: JSONKind, _ elements: [Element], base: [UInt8], isOnOneLine: Bool,
    _ appendElement: (inout JSONWriter, Element, [UInt8]) -> Void
  ) {
    guard !elements.isEmpty else {
      style.appendEmpty(kind, to: &result, base: base, isOnOneLine: isOnOneLine)
      return
    }
    result.append(kind == .object ? UInt8(ascii: "{") : UInt8(ascii: "["))
    let inner = isOnOneLine ? base : base + style.indentation
    for (index, element) in elements.enumerated() {
      if index > 0 { result.append(UInt8(ascii: ",")) }
      if isOnOneLine {
        result.append(contentsOf: index > 0 ? style.commaPadding : style.bracePadding)
      } else {
        appendLine(inner)
      }
      appendElement(&self, element, inner)
    }
    if isOnOneLine { result.append(contentsOf: style.bracePadding) } else { appendLine(base) }
    result.append(kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]"))
  }

  private mutating func appendLine(_ indentation: [UInt8]) {
    result.append(contentsOf: style.lineEnd)
    result.append(contentsOf: indentation)
  }
}

extension JSONDocument {
  /// Whether each member stands before the next in `order`.
  package func isSorted(_ members: some Sequence<JSONNode>, by order: JSONNameOrder) -> Bool {
    var previous: JSONNode?
    for member in members {
      if let previous, !precedes(previous, member, order) { return false }
      previous = member
    }
    return true
  }

  /// Sorts only what is not sorted: comparing names is the dear part.
  func sort(_ members: inout [JSONNode], by order: JSONNameOrder) {
    if isSorted(members, by: order) { return }
    members.sort { precedes($0, $1, order) }
  }

  package func precedes(_ left: JSONNode, _ right: JSONNode, _ order: JSONNameOrder) -> Bool {
    withName(of: left) { leftName in withName(of: right) { rightName in order(leftName, rightName) } }
  }
}

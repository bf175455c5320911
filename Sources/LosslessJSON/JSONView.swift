/// A document's values while a closure reads them, see `JSONDocument.reading(_:)`: no reference is counted, which threads
/// that read one document at once would have to wait for. Means nothing outside of the closure.
package struct JSONView {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let records: UnsafeBufferPointer<JSONNodeRecord>

  fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>, _ records: UnsafeBufferPointer<JSONNodeRecord>) {
    self.bytes = bytes
    self.records = records
  }

  package func kind(of node: JSONNode) -> JSONKind { records[node.index].kind }

  /// What a container holds, in the order of the file; nothing for other values.
  package func children(of node: JSONNode) -> Children { Children(records, of: node) }

  /// How many children a container has.
  package func childCount(of node: JSONNode) -> Int {
    var count = 0
    for _ in children(of: node) { count += 1 }
    return count
  }

  /// The text of a string, or the number or word as it is written.
  package func string(of node: JSONNode) -> String {
    let record = records[node.index]
    guard record.kind == .string else {
      return String(decoding: bytes[Int(record.start)..<Int(record.end)], as: UTF8.self)
    }
    return text(Int(record.start) + 1..<Int(record.end) - 1, hasEscapes: record.valueHasEscapes)
  }

  /// The name of a member; empty where the node has none.
  package func name(of node: JSONNode) -> String {
    let record = records[node.index]
    guard record.nameLength > 0 else { return "" }
    let start = Int(record.nameStart)
    return text(start + 1..<start + record.nameLength - 1, hasEscapes: record.nameHasEscapes)
  }

  private func text(_ range: Range<Int>, hasEscapes: Bool) -> String {
    if hasEscapes { return String(decoding: decodedJSONString(bytes, range), as: UTF8.self) }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// Calls `body` with the UTF-8 of a member's name, escapes decoded, without making a string.
  package func withName<Result>(of node: JSONNode, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let record = records[node.index]
    let start = Int(record.nameStart)
    let range = record.nameLength > 0 ? start + 1..<start + record.nameLength - 1 : start..<start
    if record.nameHasEscapes { return decodedJSONString(bytes, range).withUnsafeBufferPointer(body) }
    return body(UnsafeBufferPointer(rebasing: bytes[range]))
  }

  /// Whether a member has this name.
  package func name(of node: JSONNode, is name: StaticString) -> Bool {
    let record = records[node.index]
    if !record.nameHasEscapes, record.nameLength != name.utf8CodeUnitCount + 2 { return false }
    return withName(of: node) { bytes in
      bytes.count == name.utf8CodeUnitCount
        && bytes.elementsEqual(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    }
  }

  /// The value apart from the file.
  package func value(of node: JSONNode) -> JSONValue {
    switch kind(of: node) {
    case .null: .null
    case .boolean: .boolean(bytes[Int(records[node.index].start)] == UInt8(ascii: "t"))
    case .number: .number(string(of: node))
    case .string: .string(string(of: node))
    case .array: .array(children(of: node).map { value(of: $0) })
    case .object: .object(children(of: node).map { JSONMember(name(of: $0), value(of: $0)) })
    }
  }

  package struct Children: Sequence, IteratorProtocol {
    private let records: UnsafeBufferPointer<JSONNodeRecord>
    private var place: Int
    private let end: Int

    fileprivate init(_ records: UnsafeBufferPointer<JSONNodeRecord>, of node: JSONNode) {
      self.records = records
      let record = records[node.index]
      let isContainer = record.kind == .object || record.kind == .array
      place = node.index + 1
      end = isContainer ? Int(record.next) : node.index + 1
    }

    package mutating func next() -> JSONNode? {
      guard place < end else { return nil }
      defer { place = Int(records[place].next) }
      return JSONNode(index: place)
    }
  }
}

extension JSONDocument {
  /// What `body` makes of the document's values; the view must not leave it.
  package func reading<Result>(_ body: (JSONView) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { bytes in
      records.withUnsafeBufferPointer { body(JSONView(bytes, $0)) }
    }
  }
}

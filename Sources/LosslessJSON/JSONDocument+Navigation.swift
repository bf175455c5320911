/// The members of an object or the elements of an array, in the order of the file.
package struct JSONChildren: Sequence, IteratorProtocol, Sendable {
  // Not the document, of which a copy counts several references.
  private let records: [JSONNodeRecord]
  private var next_: Int
  private let end: Int

  init(_ document: JSONDocument, of node: JSONNode) {
    records = document.records
    let record = document.records[node.index]
    let isContainer = record.kind == .object || record.kind == .array
    next_ = node.index + 1
    end = isContainer ? Int(record.next) : node.index + 1
  }

  package mutating func next() -> JSONNode? {
    guard next_ < end else { return nil }
    defer { next_ = Int(records[next_].next) }
    return JSONNode(index: next_)
  }
}

extension JSONDocument {
  /// What a container holds; nothing for other values.
  package func children(of node: JSONNode) -> JSONChildren { JSONChildren(self, of: node) }

  /// How many children a container has.
  package func childCount(of node: JSONNode) -> Int {
    var count = 0
    for _ in children(of: node) { count += 1 }
    return count
  }

  /// The member of an object by its name, or nil if the node is no object or has no such member.
  package func member(_ name: String, of node: JSONNode) -> JSONNode? {
    guard kind(of: node) == .object else { return nil }
    var name = name
    return name.withUTF8 { wanted in
      children(of: node).first { child in
        withName(of: child) { $0.count == wanted.count && $0.elementsEqual(wanted) }
      }
    }
  }

  /// Whether a member has this name.
  package func name(of node: JSONNode, is name: StaticString) -> Bool { reading { $0.name(of: node, is: name) } }

  /// The value apart from the file.
  package func value(of node: JSONNode) -> JSONValue { reading { $0.value(of: node) } }
}

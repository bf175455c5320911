/// A member that an edit puts into an object.
package enum JSONNewMember: Sendable {
  /// Written in the file's style.
  case written(JSONMember)
  /// A value whose bytes are there already, at the same depth.
  case copied(name: String, value: [UInt8])
  /// An element of an array, which has no name.
  case element(JSONValue)
}

/// Collects the changes of a document and makes the new bytes: everything that no change names stays as it is, to the
/// byte. Changes must not overlap.
package struct JSONEditing {
  package let document: JSONDocument
  package let style: JSONStyle
  /// The orders that names may have in this file, the likeliest first.
  package let orders: [JSONNameOrder]
  var splices: [(range: Range<Int>, replacement: [UInt8])] = []

  package init(_ document: JSONDocument, style: JSONStyle, orders: [JSONNameOrder]) {
    self.document = document
    self.style = style
    self.orders = orders
  }

  /// The document with the changes.
  package func bytes() -> [UInt8] {
    if splices.isEmpty { return document.bytes }
    return bytes(in: 0..<document.bytes.count)
  }

  /// A part of the document with the changes that lie in it.
  package func bytes(in range: Range<Int>) -> [UInt8] {
    let ordered = splices.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    var result: [UInt8] = []
    result.reserveCapacity(range.count + ordered.reduce(0) { $0 + $1.replacement.count - $1.range.count })
    var position = range.lowerBound
    for splice in ordered where splice.range.lowerBound >= position && splice.range.upperBound <= range.upperBound {
      result.append(contentsOf: document.bytes[position..<splice.range.lowerBound])
      result.append(contentsOf: splice.replacement)
      position = splice.range.upperBound
    }
    result.append(contentsOf: document.bytes[position..<range.upperBound])
    return result
  }

  package mutating func replace(_ range: Range<Int>, with bytes: [UInt8]) {
    if bytes.elementsEqual(document.bytes[range]) { return }
    splices.append((range, bytes))
  }

  /// Replaces a value by another, written in the file's style.
  package mutating func replace(_ node: JSONNode, with value: JSONValue) {
    let range = document.range(of: node)
    var writer = JSONWriter(style: style)
    writer.append(
      value, base: document.lineIndentation(at: range.lowerBound),
      isOnOneLine: style.isOneLine || document.isNonEmptyContainerOnOneLine(node))
    replace(range, with: writer.result)
  }

  /// Removes and inserts members of one object.
  ///
  /// - Parameters:
  ///   - members: all members of the object, in the order of the file.
  ///   - removed: those of them to be removed, each with its line and comma.
  ///   - insertions: the new members by the index of the member that they are to stand before, `members.count` being
  ///     the end.
  package mutating func change(
    _ object: JSONNode, members: [JSONNode], removed: Set<JSONNode>, insertions: [Int: [JSONNewMember]]
  ) {
    if removed.isEmpty, insertions.isEmpty { return }
    let layout = ObjectLayout(of: object, members: members, document: document, style: style)
    if removed.count == members.count {
      rewrite(object, layout, (0...members.count).flatMap { insertions[$0] ?? [] })
      return
    }
    var previous: Int?
    var pending: [JSONNewMember] = []
    for index in 0...members.count {
      pending += insertions[index] ?? []
      let isKept = index < members.count && !removed.contains(members[index])
      guard isKept || index == members.count else { continue }
      let next = isKept ? index : nil
      changeGap(between: previous, and: next, members: members, layout, pending)
      pending = []
      previous = index
    }
  }

  /// Rewrites what lies between two members that stay: nil is the start or the end of the object.
  private mutating func changeGap(
    between previous: Int?, and next: Int?, members: [JSONNode], _ layout: ObjectLayout, _ inserted: [JSONNewMember]
  ) {
    let firstRemoved = previous.map { $0 + 1 } ?? 0
    let isRemoving = firstRemoved < (next ?? members.count)
    if !isRemoving, inserted.isEmpty { return }
    // New containers are laid out as the value beside them is.
    let neighbour = members[previous ?? next ?? 0]
    let isOnOneLine = layout.isOnOneLine || document.isNonEmptyContainerOnOneLine(neighbour)
    var writer = JSONWriter(style: style)
    if let previous, !isRemoving || next == nil {
      for member in inserted {
        writer.result.append(contentsOf: layout.separator)
        writer.append(member, base: layout.indentation, isOnOneLine: isOnOneLine)
      }
      let start = document.range(of: members[previous]).upperBound
      let end = isRemoving ? document.range(of: members[members.count - 1]).upperBound : start
      replace(start..<end, with: writer.result)
    } else if let next {
      for member in inserted {
        writer.append(member, base: layout.indentation, isOnOneLine: isOnOneLine)
        writer.result.append(contentsOf: layout.separator)
      }
      replace(document.start(of: members[firstRemoved])..<document.start(of: members[next]), with: writer.result)
    }
  }

  /// Writes a container of which nothing stays.
  private mutating func rewrite(_ container: JSONNode, _ layout: ObjectLayout, _ inserted: [JSONNewMember]) {
    let range = document.range(of: container)
    let kind = document.kind(of: container)
    let base = document.lineIndentation(at: range.lowerBound)
    var writer = JSONWriter(style: style)
    if inserted.isEmpty {
      style.appendEmpty(kind, to: &writer.result, base: base, isOnOneLine: layout.isOnOneLine)
    } else {
      writer.result.append(kind == .object ? UInt8(ascii: "{") : UInt8(ascii: "["))
      for (index, member) in inserted.enumerated() {
        if index > 0 {
          writer.result.append(contentsOf: layout.separator)
        } else {
          writer.result.append(contentsOf: layout.isOnOneLine ? style.bracePadding : style.lineEnd + layout.indentation)
        }
        writer.append(member, base: layout.indentation, isOnOneLine: layout.isOnOneLine)
      }
      writer.result.append(contentsOf: layout.isOnOneLine ? style.bracePadding : style.lineEnd + base)
      writer.result.append(kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]"))
    }
    replace(range, with: writer.result)
  }
}

/// How the members of one object stand.
private struct ObjectLayout {
  var isOnOneLine = false
  var indentation: [UInt8]
  /// A comma and what lies between it and the next member.
  var separator: [UInt8]

  init(of object: JSONNode, members: [JSONNode], document: JSONDocument, style: JSONStyle) {
    let base = document.lineIndentation(at: document.range(of: object).lowerBound)
    indentation = base + style.indentation
    if let first = members.first {
      let opening = document.bytes[document.range(of: object).lowerBound..<document.start(of: first)]
      isOnOneLine = !opening.contains(0x0A) && !opening.contains(0x0D)
      if !isOnOneLine, let own = document.indentation(before: document.start(of: first)) { indentation = own }
    }
    if members.isEmpty { isOnOneLine = style.isOneLine }
    separator = Array(",".utf8) + (isOnOneLine ? style.commaPadding : style.lineEnd + indentation)
    if isOnOneLine {
      indentation = base
      if members.count > 1 {
        let gap = document.range(of: members[0]).upperBound..<document.start(of: members[1])
        separator = Array(document.bytes[gap])
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func append(_ member: JSONNewMember, base: [UInt8], isOnOneLine: Bool) {
    switch member {
    case .written(let member): append(member, base: base, isOnOneLine: isOnOneLine)
    case .copied(let name, let value):
      result.appendJSONString(name, style.escaping)
      result.append(contentsOf: style.colon)
      result.append(contentsOf: value)
    case .element(let value): append(value, base: base, isOnOneLine: isOnOneLine)
    }
  }
}

extension JSONDocument {
  func isNonEmptyContainerOnOneLine(_ node: JSONNode) -> Bool {
    let record = records[node.index]
    guard Int(record.next) > node.index + 1 else { return false }
    return !bytes[range(of: node)].contains { $0 == 0x0A || $0 == 0x0D }
  }
}

import SourceText

/// Writes a changed value into an XML property list as edits of the lines that have to change. The members of a
/// dictionary stay where they are, whatever their order in the new value; new ones come behind their predecessor.
struct XMLPropertyListEditing {
  private let text: [UInt8]
  private let style: XMLPropertyListStyle
  private(set) var edits: [TextEdit] = []

  init(_ list: XMLPropertyList) {
    text = list.text
    style = XMLPropertyListStyle(of: list)
  }

  /// The edited text.
  func editedText() -> [UInt8]? { edits.applied(to: text) }

  /// Makes `node` hold `value`.
  mutating func change(_ node: XMLPropertyList.Node, to value: StringsTableValue) {
    if node.value == value { return }
    switch (node.content, value) {
    case (.string, .string(let new)):
      if let content = node.contentRange {
        replace(content, by: XMLPropertyListStyle.escaped(new))
      } else {
        replace(node.range, by: style.element(value, indent: ""))
      }
    case (.dictionary(let old), .dictionary(let new)) where !old.isEmpty && !new.isEmpty:
      change(old, in: node, to: new)
    default:
      replace(node.range, by: style.element(value, indent: lineIndent(at: node.range.lowerBound)))
    }
  }

  /// Makes the members of a dictionary those of `new`.
  mutating func change(_ old: [XMLPropertyList.Member], in node: XMLPropertyList.Node, to new: [StringsTableMember]) {
    guard !old.isEmpty, !new.isEmpty else {
      return change(node, to: .dictionary(new))
    }
    var unused: [ExactString: [Int]] = [:]
    for (index, member) in old.enumerated().reversed() { unused[ExactString(member.key), default: []].append(index) }
    var previous: Int?
    var isKept = [Bool](repeating: false, count: old.count)
    var insertions: [(after: Int?, member: StringsTableMember)] = []
    for member in new {
      if let index = unused[ExactString(member.key)]?.popLast() {
        isKept[index] = true
        change(old[index].node, to: member.value)
        previous = index
      } else {
        insertions.append((previous, member))
      }
    }
    for (index, member) in old.enumerated() where !isKept[index] {
      remove(member, previousEnd: index > 0 ? old[index - 1].node.range.upperBound : node.range.lowerBound)
    }
    for (after, member) in insertions { insert(member, after: after.map { old[$0] }, first: old[0]) }
  }

  /// Gives a member another key.
  mutating func rename(_ member: XMLPropertyList.Member, to key: String) {
    replace(member.keyRange, by: "<key>" + XMLPropertyListStyle.escaped(key) + "</key>")
  }

  private mutating func insert(
    _ member: StringsTableMember, after previous: XMLPropertyList.Member?, first: XMLPropertyList.Member
  ) {
    let indent = lineIndent(at: (previous ?? first).keyRange.lowerBound)
    let lines = style.member(member, indent: indent)
    if let previous {
      let end = previous.node.range.upperBound
      replace(end..<end, by: style.lineEnd + indent + lines)
    } else {
      let start = first.keyRange.lowerBound
      replace(start..<start, by: lines + style.lineEnd + indent)
    }
  }

  /// With its own lines, where nothing else stands in them.
  private mutating func remove(_ member: XMLPropertyList.Member, previousEnd: Int) {
    var start = member.keyRange.lowerBound
    var end = member.node.range.upperBound
    var lineStart = start
    while lineStart > previousEnd, text[lineStart - 1] == 0x20 || text[lineStart - 1] == 0x09 { lineStart -= 1 }
    var lineEnd = end
    while lineEnd < text.count, text[lineEnd] == 0x20 || text[lineEnd] == 0x09 { lineEnd += 1 }
    let startsLine = lineStart > 0 && (text[lineStart - 1] == 0x0A || text[lineStart - 1] == 0x0D)
    if startsLine, lineEnd < text.count, text[lineEnd] == 0x0A || text[lineEnd] == 0x0D {
      lineEnd += text[lineEnd] == 0x0D && lineEnd + 1 < text.count && text[lineEnd + 1] == 0x0A ? 2 : 1
      start = lineStart
      end = lineEnd
    }
    replace(start..<end, by: "")
  }

  private mutating func replace(_ range: Range<Int>, by replacement: String) {
    edits.append(
      TextEdit(range: UTF8Offset(range.lowerBound)..<UTF8Offset(range.upperBound), replacement: replacement))
  }

  /// The white space that the line of `offset` starts with.
  private func lineIndent(at offset: Int) -> String {
    var start = offset
    while start > 0, text[start - 1] != 0x0A, text[start - 1] != 0x0D { start -= 1 }
    return String(decoding: text[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }
}

extension XMLPropertyListStyle {
  /// The layout of a file: the indent of its first key, the line end of its first line.
  init(of list: XMLPropertyList) {
    self.init()
    let text = list.text
    if let first = text.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }), text[first] == 0x0D {
      lineEnd = first + 1 < text.count && text[first + 1] == 0x0A ? "\r\n" : "\r"
    }
    guard case .dictionary(let members) = list.root.content, let first = members.first else { return }
    func column(_ offset: Int) -> ArraySlice<UInt8> {
      var start = offset
      while start > 0, text[start - 1] == 0x20 || text[start - 1] == 0x09 { start -= 1 }
      return text[start..<offset]
    }
    let outer = column(list.root.range.lowerBound)
    let inner = column(first.keyRange.lowerBound)
    if inner.count > outer.count { indent = String(decoding: inner.dropFirst(outer.count), as: UTF8.self) }
  }
}

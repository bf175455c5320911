import Findings
import LosslessXML
import SourceText

/// Makes the values of a property list of XML elements.
struct XMLPropertyListReader {
  let source: SourceText
  let path: String
  private var depth = 0

  /// Levels of dictionaries and arrays; tables have four or five.
  static let depthLimit = 64

  init(source: SourceText, path: String) {
    self.source = source
    self.path = path
  }

  /// The value in `<plist>`.
  mutating func root(of tree: XMLTree) throws(RefusedInput) -> XMLPropertyList.Node {
    guard tree.root.name == "plist" else { throw refusal("<plist>, found <\(tree.root.name)>", at: tree.root) }
    let elements = tree.root.elements
    guard let first = elements.first else { throw refusal("a <dict> in <plist>", at: tree.root) }
    if elements.count > 1 { throw refusal("one value in <plist>", at: elements[1]) }
    return try node(first)
  }

  private mutating func node(_ element: XMLTree.Element) throws(RefusedInput) -> XMLPropertyList.Node {
    XMLPropertyList.Node(
      content: try content(element), range: Self.offsets(element.range),
      contentRange: element.contentRange.map(Self.offsets))
  }

  private mutating func content(_ element: XMLTree.Element) throws(RefusedInput) -> XMLPropertyList.Content {
    switch element.name {
    case "string":
      try expectTextOnly(element)
      return .string(element.text)
    case "dict", "array":
      try expectElementsOnly(element)
      guard depth < Self.depthLimit else {
        throw RefusedInput(StringsTableFindings.tooDeep(at: location(of: element), limit: Self.depthLimit))
      }
      depth += 1
      defer { depth -= 1 }
      guard element.name == "array" else { return .dictionary(try members(element)) }
      var nodes: [XMLPropertyList.Node] = []
      for child in element.elements { nodes.append(try node(child)) }
      return .array(nodes)
    case "true", "false", "integer", "real", "date", "data":
      try expectTextOnly(element)
      return .scalar(type: element.name, text: element.text)
    default:
      throw refusal("a value such as <string> or <dict>, found <\(element.name)>", at: element)
    }
  }

  private mutating func members(_ dictionary: XMLTree.Element) throws(RefusedInput) -> [XMLPropertyList.Member] {
    var members: [XMLPropertyList.Member] = []
    var key: XMLTree.Element?
    for element in dictionary.elements {
      if let name = key {
        if element.name == "key" { throw refusal("a value for the key '\(name.text)', found another key", at: element) }
        members.append(
          XMLPropertyList.Member(key: name.text, keyRange: Self.offsets(name.range), node: try node(element)))
        key = nil
      } else {
        guard element.name == "key" else { throw refusal("<key>, found <\(element.name)>", at: element) }
        try expectTextOnly(element)
        key = element
      }
    }
    if let key { throw refusal("a value for the key '\(key.text)'", at: key) }
    return members
  }

  private func expectTextOnly(_ element: XMLTree.Element) throws(RefusedInput) {
    if let child = element.elements.first {
      throw refusal("text in <\(element.name)>, found <\(child.name)>", at: child)
    }
  }

  private func expectElementsOnly(_ element: XMLTree.Element) throws(RefusedInput) {
    for child in element.children {
      guard case .text(let text, let range) = child, let stray = text.first(where: { !$0.isWhitespace }) else {
        continue
      }
      let bytes = source.bytes[Self.offsets(range)]
      let start = bytes.firstIndex { $0 > 0x20 } ?? range.lowerBound.value
      throw RefusedInput(
        StringsTableFindings.malformed(
          "elements in <\(element.name)>, found `\(stray)`",
          at: FindingLocation(path: path, text: source, offset: start)))
    }
  }

  private func refusal(_ expected: String, at element: XMLTree.Element) -> RefusedInput {
    RefusedInput(StringsTableFindings.malformed(expected, at: location(of: element)))
  }

  private func location(of element: XMLTree.Element) -> FindingLocation {
    FindingLocation(path: path, text: source, offset: element.range.lowerBound.value)
  }

  static func offsets(_ range: Range<UTF8Offset>) -> Range<Int> { range.lowerBound.value..<range.upperBound.value }
}

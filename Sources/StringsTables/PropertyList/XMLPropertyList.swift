import Findings
import LosslessXML
import SourceText

/// An XML property list with the place of every value, so that a change can be written as edits of a few lines.
struct XMLPropertyList: Sendable {
  let root: Node
  let text: [UInt8]

  struct Node: Sendable {
    var content: Content
    /// From `<` to the last `>`, in UTF-8 offsets of the text.
    var range: Range<Int>
    /// Between the tags; nil for an empty-element tag.
    var contentRange: Range<Int>?
  }

  indirect enum Content: Sendable {
    case string(String)
    case dictionary([Member])
    case array([Node])
    case scalar(type: String, text: String)
  }

  struct Member: Sendable {
    var key: String
    var keyRange: Range<Int>
    var node: Node
  }

  /// - Parameter isDecoded: whether the text was made of another encoding, which it may still name as its own.
  init(text: [UInt8], path: String, isDecoded: Bool = false) throws(RefusedInput) {
    let tree = try XMLTreeReader.tree(in: text, path: path, isDecoded: isDecoded)
    var reader = XMLPropertyListReader(source: tree.source, path: path)
    root = try reader.root(of: tree)
    self.text = text
  }
}

extension XMLPropertyList.Node {
  var value: StringsTableValue {
    switch content {
    case .string(let text): .string(text)
    case .dictionary(let members): .dictionary(members.map { StringsTableMember($0.key, $0.node.value) })
    case .array(let nodes): .array(nodes.map(\.value))
    case .scalar(let type, let text): .scalar(type: type, text: text)
    }
  }
}

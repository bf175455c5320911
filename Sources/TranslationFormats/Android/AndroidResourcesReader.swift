package import Findings
import LosslessXML
import SourceText

/// Reads `strings.xml` files.
package enum AndroidResourcesReader {
  /// - Parameter path: for locations in findings.
  package static func resources(in bytes: [UInt8], path: String) throws(RefusedInput) -> AndroidResources {
    let tree = try XMLTreeReader.tree(in: bytes, path: path)
    guard tree.root.name == "resources" else { throw AndroidFindings.notResources(tree, path: path) }
    var resources = AndroidResources()
    resources.rootAttributes = tree.root.attributes.map { AndroidAttribute($0.name, $0.value) }
    var comments: [String] = []
    for child in tree.root.children {
      switch child {
      case .text: continue
      case .comment(let range): comments.append(comment(xml(range, tree)))
      case .element(let element):
        if let resource = resource(element, comments, tree) {
          resources.items.append(.text(resource))
        } else {
          resources.items += comments.map { .other(xml: "<!-- \($0) -->") }
          resources.items.append(.other(xml: xml(element.range, tree)))
        }
        comments = []
      }
    }
    resources.items += comments.map { .other(xml: "<!-- \($0) -->") }
    return resources
  }

  private static func resource(
    _ element: XMLTree.Element, _ comments: [String], _ tree: XMLTree
  ) -> AndroidTextResource? {
    guard let kind = AndroidTextResource.Kind(rawValue: element.name), let name = element["name"] else { return nil }
    let values =
      kind == .string
      ? [value(element, quantity: nil, tree)]
      : element.elements(named: "item").map { value($0, quantity: $0["quantity"], tree) }
    var resource = AndroidTextResource(kind, name: name, values: values)
    resource.attributes = element.attributes.filter { $0.name != "name" }.map { AndroidAttribute($0.name, $0.value) }
    resource.comments = comments
    resource.line = tree.source.lineAndColumn(at: element.range.lowerBound).line
    return resource
  }

  private static func value(_ element: XMLTree.Element, quantity: String?, _ tree: XMLTree)
    -> AndroidTextResource.Value
  {
    AndroidTextResource.Value(
      quantity: quantity, xml: element.contentRange.map { xml($0, tree) } ?? "", text: AndroidText.text(of: element))
  }

  private static func xml(_ range: Range<UTF8Offset>, _ tree: XMLTree) -> String {
    String(decoding: tree.source.bytes[range.lowerBound.value..<range.upperBound.value], as: UTF8.self)
  }

  /// Without the signs and the white space around.
  private static func comment(_ xml: String) -> String { xml.dropFirst(4).dropLast(3).trimmed }
}

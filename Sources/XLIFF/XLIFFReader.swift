public import Findings
import LosslessXML
import SourceText

/// Reads XLIFF 1.2 and 2.x as Xcode and translation systems write them: any prefix for the namespace or none, attributes
/// in any order, CDATA, inline elements, groups, nested notes.
///
/// A file is untrusted: document types are refused, nesting and size are bounded, nothing is fetched.
public enum XLIFFReader {
  /// - Parameter path: for locations in findings.
  /// - Throws: what is no XML or no XLIFF, with line and column.
  public static func document(in bytes: [UInt8], path: String) throws(RefusedInput) -> XLIFFDocument {
    let tree = try XMLTreeReader.tree(in: bytes, path: path, allowsDocumentType: false)
    guard tree.root.localName == "xliff" else { throw RefusedInput(XLIFFFindings.notXLIFF(tree, path: path)) }
    let version = tree.root["version"] ?? "1.2"
    switch version.prefix(2) {
    case "1.": return XLIFFDocument(version: version, files: files(in: tree.root))
    case "2.": return XLIFFDocument(version: version, files: Version2(root: tree.root).files)
    default: throw RefusedInput(XLIFFFindings.unknownVersion(version, tree, path: path))
    }
  }

  // MARK: Version 1

  private static func files(in root: XMLTree.Element) -> [XLIFFFile] {
    root.elements.filter { $0.localName == "file" }.map { element in
      var file = XLIFFFile(attributes: attributes(of: element))
      let header = element.elements.first { $0.localName == "header" }
      file.tool = header?.elements.first { $0.localName == "tool" }.map(attributes(of:)) ?? []
      for body in element.elements where body.localName == "body" { collectUnits(in: body, into: &file.units) }
      return file
    }
  }

  /// Groups only gather units; as deep as the XML, whose depth is limited.
  private static func collectUnits(in element: XMLTree.Element, into units: inout [XLIFFUnit]) {
    for case .element(let child) in element.children {
      switch child.localName {
      case "group": collectUnits(in: child, into: &units)
      case "trans-unit": units.append(unit(of: child))
      default: break
      }
    }
  }

  private static func unit(of element: XMLTree.Element) -> XLIFFUnit {
    var unit = XLIFFUnit(attributes: attributes(of: element), source: nil, range: element.range)
    // Only direct children count: `<alt-trans>` has targets of its own.
    for case .element(let child) in element.children {
      switch child.localName {
      case "source": unit.source = InlineText(child).text
      case "target":
        let content = InlineText(child)
        unit.target = XLIFFTarget(
          content.text, attributes: attributes(of: child), hadInlineElements: content.hadInlineElements)
      case "note": unit.notes.append(XLIFFNote(child.text, attributes: attributes(of: child)))
      default: break
      }
    }
    return unit
  }

  static func attributes(of element: XMLTree.Element) -> [XLIFFAttribute] {
    element.attributes.map { XLIFFAttribute($0.name, $0.value) }
  }
}

extension XMLTree.Element {
  /// Without the prefix: systems write `<xliff:file>` or `<ns0:file>` for the same thing.
  var localName: Substring {
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return name[...] }
    return name[name.utf8.index(after: colon)...]
  }
}

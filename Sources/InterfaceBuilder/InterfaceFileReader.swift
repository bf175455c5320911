package import Findings
import LosslessXML

/// Reads `.storyboard` and `.xib` files.
package enum InterfaceFileReader {
  /// - Parameter path: for locations in findings.
  package static func file(in bytes: [UInt8], path: String) throws(RefusedInput) -> InterfaceFile {
    let tree = try XMLTreeReader.tree(in: bytes, path: path)
    guard tree.root.name == "document" else {
      throw RefusedInput(InterfaceFindings.notAnInterface(tree, path: path))
    }
    let platform = InterfacePlatform(documentType: tree.root["type"] ?? "")
    var file = InterfaceFile(platform: platform, texts: [])
    addTexts(of: tree.root, parent: nil, to: &file)
    addOutlets(in: tree.root, to: &file)
    // A text that cannot be read must not count as one that is gone.
    if let damaged = damagedText(in: tree.root) {
      throw RefusedInput(InterfaceFindings.damagedText(damaged, in: tree, path: path))
    }
    return file
  }

  /// As deep as the XML, whose depth is limited.
  private static func addTexts(of element: XMLTree.Element, parent: XMLTree.Element?, to file: inout InterfaceFile) {
    if let objectID = element["id"], !objectID.isEmpty {
      let texts = InterfaceProperties.texts(of: element, on: file.platform)
      if !texts.isEmpty {
        let note = note(of: element, parent: parent)
        let className = file.platform.className(of: element.name)
        file.texts += texts.map { property, value in
          InterfaceText(
            objectID: objectID, className: className, property: property, text: value.text, note: note,
            range: value.range)
        }
      }
    }
    for child in element.children {
      if case .element(let child) = child { addTexts(of: child, parent: element, to: &file) }
    }
  }

  /// An outlet of a control is one of its cell, which the text belongs to.
  private static func addOutlets(in root: XMLTree.Element, to file: inout InterfaceFile) {
    guard !file.texts.isEmpty else { return }
    var outlets: [String: String] = [:]
    var controls: [String: String] = [:]
    var open = [root]
    while let element = open.popLast() {
      for child in element.elements {
        if let destination = child["destination"], child.name == "outlet" || child.name == "outletCollection" {
          outlets[destination] = child["property"] ?? ""
        } else if let cell = child["id"], let control = element["id"], child.name.hasSuffix("Cell") {
          controls[cell] = control
        }
        open.append(child)
      }
    }
    guard !outlets.isEmpty else { return }
    for index in file.texts.indices {
      let object = file.texts[index].objectID
      file.texts[index].outlet = outlets[object] ?? controls[object].flatMap { outlets[$0] }
    }
  }

  private static func damagedText(in element: XMLTree.Element) -> XMLTree.Element? {
    if element["base64-UTF8"] == "YES", InterfaceValue.encodedText(of: element) == nil { return element }
    for child in element.children {
      if case .element(let child) = child, let damaged = damagedText(in: child) { return damaged }
    }
    return nil
  }

  // MARK: Hints

  /// The hint of an object. A cell's stands at its control, a submenu's at its item; further up none counts.
  private static func note(of element: XMLTree.Element, parent: XMLTree.Element?) -> String? {
    let hints: (XMLTree.Element) -> XMLTree.Element? = { element in
      element.elements.first { $0.name == "attributedString" && $0["key"] == "userComments" }
    }
    let isPart = element.name.hasSuffix("Cell") || element.name == "menu"
    guard let hint = hints(element) ?? (isPart ? parent.flatMap(hints) : nil) else { return nil }
    return hint.elements(named: "fragment")
      .map { InterfaceValue(of: "content", in: $0)?.text ?? "" }.joined()
  }
}

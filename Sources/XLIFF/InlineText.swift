import LosslessXML

/// The text of a source or a target without the tags in it: Xcode writes none, and takes their texts where others do.
///
/// `<g>`, `<mrk>` and their like enclose text; `<ph>`, `<bpt>`, `<ept>` and `<it>` enclose the code that they stand for,
/// which is text of the app; an empty element is the code that one of its attributes gives, if any does.
struct InlineText {
  private(set) var text: XLIFFText
  private(set) var hadInlineElements = false

  /// - Parameter originalData: of version 2: code by the id that an inline element refers to.
  init(_ element: XMLTree.Element, originalData: [String: String] = [:]) {
    let marks = element.elements.filter { $0.localName == "mrk" && $0["mtype"] == "x-set" }
    if !marks.isEmpty {
      text = .set(marks.map(\.text))
      return
    }
    var flat = ""
    var hadInlineElements = false
    Self.append(element, originalData, to: &flat, &hadInlineElements)
    text = .text(flat)
    self.hadInlineElements = hadInlineElements
  }

  private static func append(
    _ element: XMLTree.Element, _ originalData: [String: String], to text: inout String, _ hadInlineElements: inout Bool
  ) {
    for child in element.children {
      switch child {
      case .text(let part, _): text += part
      case .comment: break
      case .element(let inline):
        // A segment's mark is how a program counts, no tag that a translator could lose.
        if inline.localName != "mrk" { hadInlineElements = true }
        let start = Self.code(
          of: inline, ["dataRef", "dataRefStart"], ["equiv", "equivStart", "equiv-text"], originalData)
        if inline.children.isEmpty {
          text += start ?? character(of: inline) ?? ""
        } else {
          if inline.localName == "pc" { text += start ?? "" }
          append(inline, originalData, to: &text, &hadInlineElements)
          if inline.localName == "pc" { text += code(of: inline, ["dataRefEnd"], ["equivEnd"], originalData) ?? "" }
        }
      }
    }
  }

  private static func code(
    of element: XMLTree.Element, _ references: [String], _ attributes: [String], _ originalData: [String: String]
  ) -> String? {
    for reference in references {
      if let code = element[reference].flatMap({ originalData[$0] }) { return code }
    }
    return attributes.lazy.compactMap { element[$0] }.first
  }

  /// `<cp hex="001B"/>`: a character that XML cannot hold.
  private static func character(of element: XMLTree.Element) -> String? {
    guard element.localName == "cp", let hexadecimal = element["hex"], let code = UInt32(hexadecimal, radix: 16),
      let scalar = Unicode.Scalar(code)
    else { return nil }
    return String(Character(scalar))
  }
}

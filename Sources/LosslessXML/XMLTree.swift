package import SourceText

/// An XML document as a tree that knows where everything stands, so that a change can be made as edits of a few bytes
/// and all else stays as it was: XML writers lose the order and spacing of attributes, references and line ends.
///
/// The source is XML 1.0 (https://www.w3.org/TR/xml/), without document type declarations that define anything: no
/// entity is declared, none is fetched. Ranges are in UTF-8 code units of `source`.
package struct XMLTree: Sendable {
  package let source: SourceText
  package let root: Element

  /// An element's start tag, content and end tag.
  package struct Element: Sendable {
    /// With its prefix, as written.
    package var name: String
    /// In the order of the file.
    package var attributes: [Attribute] = []
    /// In the order of the file; processing instructions are left out.
    package var children: [Node] = []
    /// From `<` to the last `>`.
    package var range: Range<UTF8Offset>
    /// Between the tags; nil for an empty-element tag.
    package var contentRange: Range<UTF8Offset>?
  }

  package struct Attribute: Hashable, Sendable {
    package var name: String
    /// References resolved, raw line ends and tabs made spaces as the standard says.
    package var value: String
    package var range: Range<UTF8Offset>
    /// Between the quotes.
    package var valueRange: Range<UTF8Offset>
  }

  package enum Node: Sendable {
    case element(Element)
    /// References resolved, line ends made LF; a CDATA section is a text of its own.
    case text(String, range: Range<UTF8Offset>)
    case comment(range: Range<UTF8Offset>)
  }
}

extension XMLTree.Element {
  /// The value of an attribute, nil where there is none.
  package subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

  package func attribute(_ name: String) -> XMLTree.Attribute? { attributes.first { $0.name == name } }

  package var elements: [XMLTree.Element] {
    children.compactMap { child in
      if case .element(let element) = child { return element }
      return nil
    }
  }

  package func elements(named name: String) -> [XMLTree.Element] { elements.filter { $0.name == name } }

  /// The texts directly in the element, one after another.
  package var text: String {
    children.reduce(into: "") { text, child in
      if case .text(let part, _) = child { text += part }
    }
  }
}

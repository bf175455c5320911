/// A piece of inline text.
package struct MarkdownInline: Hashable, Sendable {
  package indirect enum Kind: Hashable, Sendable {
    case text(String)
    /// The end of a line of the source, which reads as a space.
    case softBreak
    case lineBreak
    case code(String)
    /// A tag or a comment, as it was written.
    case html(String)
    case emphasis([MarkdownInline])
    case strong([MarkdownInline])
    case strikethrough([MarkdownInline])
    case link(destination: String, title: String, [MarkdownInline])
    /// The inline texts are the description of the image.
    case image(source: String, title: String, [MarkdownInline])
    /// `^[text](name: value)`: what stood in the parentheses, as it was written.
    case attributed(attributes: String, [MarkdownInline])
  }

  package var kind: Kind
  /// Where the text stands, without its markup; nil where the library does not know.
  package var position: MarkdownPosition?

  package init(_ kind: Kind, position: MarkdownPosition? = nil) {
    self.kind = kind
    self.position = position
  }

  /// The words, without markup.
  package var plainText: String {
    switch kind {
    case .text(let text), .code(let text), .html(let text): text
    case .softBreak: " "
    case .lineBreak: "\n"
    case .emphasis(let children), .strong(let children), .strikethrough(let children), .link(_, _, let children),
      .image(_, _, let children), .attributed(_, let children):
      children.map(\.plainText).joined()
    }
  }
}

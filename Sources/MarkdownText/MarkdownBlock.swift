/// A block of a Markdown text.
package struct MarkdownBlock: Hashable, Sendable {
  package indirect enum Kind: Hashable, Sendable {
    case paragraph([MarkdownInline])
    case heading(level: Int, [MarkdownInline])
    case blockQuote([MarkdownBlock])
    case list(List, items: [[MarkdownBlock]])
    /// The first word after the fence names a language.
    case code(language: String?, String)
    case html(String)
    case thematicBreak
    case table(columns: [Alignment], header: [[MarkdownInline]], rows: [[[MarkdownInline]]])
  }

  package struct List: Hashable, Sendable {
    /// The first number of an ordered list; nil for bullets.
    package var start: Int?
    /// `.` or `)` after numbers; `-`, `+` or `*` for bullets.
    package var delimiter: Character
    /// Whether no blank line separates the items.
    package var isTight: Bool

    package init(start: Int?, delimiter: Character, isTight: Bool) {
      self.start = start
      self.delimiter = delimiter
      self.isTight = isTight
    }
  }

  package enum Alignment: Hashable, Sendable {
    case none
    case left
    case center
    case right
  }

  package var kind: Kind
  package var position: MarkdownPosition?

  package init(_ kind: Kind, position: MarkdownPosition? = nil) {
    self.kind = kind
    self.position = position
  }
}

import MarkdownText

/// What was read, in a form that fits on a line of a test.
enum MarkdownOutline {
  static func text(of inlines: [MarkdownInline]) -> String {
    inlines.map(text).joined()
  }

  static func text(of inline: MarkdownInline) -> String {
    switch inline.kind {
    case .text(let text): text
    case .softBreak: "<soft>"
    case .lineBreak: "<br>"
    case .code(let text): "code(\(text))"
    case .html(let text): "html(\(text))"
    case .emphasis(let children): "em(\(text(of: children)))"
    case .strong(let children): "strong(\(text(of: children)))"
    case .strikethrough(let children): "strike(\(text(of: children)))"
    case .link(let destination, let title, let children): "link(\(destination)|\(title)|\(text(of: children)))"
    case .image(let source, let title, let children): "image(\(source)|\(title)|\(text(of: children)))"
    case .attributed(let attributes, let children): "{\(attributes)|\(text(of: children))}"
    }
  }

  static func text(of blocks: [MarkdownBlock]) -> String {
    blocks.map(text).joined(separator: " ")
  }

  static func text(of block: MarkdownBlock) -> String {
    switch block.kind {
    case .paragraph(let inlines): "p(\(text(of: inlines)))"
    case .heading(let level, let inlines): "h\(level)(\(text(of: inlines)))"
    case .blockQuote(let blocks): "quote(\(text(of: blocks)))"
    case .list(let list, let items):
      (list.start.map { "ol\($0)" } ?? "ul") + String(list.delimiter) + (list.isTight ? "" : "!")
        + "(\(items.map { text(of: $0) }.joined(separator: "; ")))"
    case .code(let language, let code): "code[\(language ?? "")](\(code.debugDescription))"
    case .html(let html): "html(\(html.debugDescription))"
    case .thematicBreak: "hr"
    case .table(let columns, let header, let rows):
      "table[\(columns.map { "\($0)" }.joined(separator: ","))]("
        + ([header] + rows).map { $0.map { text(of: $0) }.joined(separator: "|") }.joined(separator: "; ") + ")"
    }
  }
}

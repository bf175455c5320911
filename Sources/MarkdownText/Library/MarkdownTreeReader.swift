#if Markdown
  internal import CMarkGFM

  /// Makes values of the library's tree.
  struct MarkdownTreeReader {
    /// What is added to the library's positions: text whose nodes were made by hand begins at line 0 and column 0.
    struct Offset {
      var lines = 0
      /// For the first line.
      var columns = 0
      var laterColumns = 0

      static let handmade = Offset(lines: 1, columns: 1, laterColumns: 1)

      /// For the text in the brackets of an attribute.
      func moved(to attribute: AttributeSyntax.Attribute) -> Offset {
        Offset(
          lines: lines + attribute.line, columns: attribute.column + (attribute.line == 0 ? columns : laterColumns),
          laterColumns: 1)
      }
    }

    /// The text, to look up which character marks a list; empty where there are no blocks.
    let source: [UInt8]
    let attributes: AttributeSyntax?

    func inlines(in parent: OpaquePointer, offset: Offset, depth: Int = 0) -> [MarkdownInline] {
      var result: [MarkdownInline] = []
      var next = cmark_node_first_child(parent)
      while let node = next {
        append(node, to: &result, offset: offset, depth: depth)
        next = cmark_node_next(node)
      }
      return result
    }

    private func append(_ node: OpaquePointer, to result: inout [MarkdownInline], offset: Offset, depth: Int) {
      guard depth < MarkdownLimits.depth else {
        result.append(MarkdownInline(.text(words(below: node)), position: position(of: node, offset: offset)))
        return
      }
      func children() -> [MarkdownInline] { inlines(in: node, offset: offset, depth: depth + 1) }
      let kind: MarkdownInline.Kind
      switch cmark_node_get_type(node) {
      case CMARK_NODE_TEXT: kind = .text(literal(of: node))
      case CMARK_NODE_SOFTBREAK: kind = .softBreak
      case CMARK_NODE_LINEBREAK: kind = .lineBreak
      case CMARK_NODE_CODE: kind = .code(literal(of: node))
      case CMARK_NODE_HTML_INLINE: kind = .html(literal(of: node))
      case CMARK_NODE_EMPH: kind = .emphasis(children())
      case CMARK_NODE_STRONG: kind = .strong(children())
      case CMARK_NODE_LINK:
        kind = .link(
          destination: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)), children())
      case CMARK_NODE_IMAGE:
        kind = .image(source: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)), children())
      case CMARK_NODE_CUSTOM_INLINE:
        guard let attribute = attributes?.attribute(of: node) else { return }
        kind = .attributed(
          attributes: attribute.text,
          inlines(in: node, offset: offset.moved(to: attribute), depth: depth + 1))
      default:
        // An extension's node: strikethrough is the only inline one that is attached.
        kind = .strikethrough(children())
      }
      result.append(MarkdownInline(kind, position: position(of: node, offset: offset)))
    }

    /// What is nested too deep loses its markup.
    func words(below node: OpaquePointer) -> String {
      guard let iterator = cmark_iter_new(node) else { return "" }
      defer { cmark_iter_free(iterator) }
      var result = ""
      while true {
        let event = cmark_iter_next(iterator)
        if event == CMARK_EVENT_DONE { return result }
        guard event == CMARK_EVENT_ENTER, let current = cmark_iter_get_node(iterator) else { continue }
        switch cmark_node_get_type(current) {
        case CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE, CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_BLOCK:
          result += literal(of: current)
        case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK, CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING:
          if !result.isEmpty { result += "\n" }
        default: continue
        }
      }
    }

    func literal(of node: OpaquePointer) -> String {
      string(cmark_node_get_literal(node))
    }

    func string(_ characters: UnsafePointer<CChar>?) -> String {
      characters.map { String(cString: $0) } ?? ""
    }

    func position(of node: OpaquePointer, offset: Offset = Offset()) -> MarkdownPosition? {
      let startLine = Int(cmark_node_get_start_line(node))
      let endLine = Int(cmark_node_get_end_line(node))
      let position = MarkdownPosition(
        startLine: startLine + offset.lines,
        startColumn: Int(cmark_node_get_start_column(node)) + (startLine == 0 ? offset.columns : offset.laterColumns),
        endLine: endLine + offset.lines,
        endColumn: Int(cmark_node_get_end_column(node)) + (endLine == 0 ? offset.columns : offset.laterColumns))
      return position.startLine > 0 && position.startColumn > 0
        && (position.startLine, position.startColumn) <= (position.endLine, position.endColumn)
        ? position : nil
    }
  }
#endif

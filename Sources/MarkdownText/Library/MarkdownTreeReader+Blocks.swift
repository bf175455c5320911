#if Markdown
  internal import CMarkGFM

  extension MarkdownTreeReader {
    func blocks(in parent: OpaquePointer, depth: Int = 0) -> [MarkdownBlock] {
      var result: [MarkdownBlock] = []
      var next = cmark_node_first_child(parent)
      while let node = next {
        if let kind = kind(of: node, depth: depth) {
          result.append(MarkdownBlock(kind, position: position(of: node)))
        }
        next = cmark_node_next(node)
      }
      return result
    }

    private func kind(of node: OpaquePointer, depth: Int) -> MarkdownBlock.Kind? {
      guard depth < MarkdownLimits.depth else { return .paragraph([MarkdownInline(.text(words(below: node)))]) }
      switch cmark_node_get_type(node) {
      case CMARK_NODE_PARAGRAPH: return .paragraph(inlines(in: node, offset: Offset()))
      case CMARK_NODE_HEADING:
        return .heading(level: Int(cmark_node_get_heading_level(node)), inlines(in: node, offset: Offset()))
      case CMARK_NODE_BLOCK_QUOTE: return .blockQuote(blocks(in: node, depth: depth + 1))
      case CMARK_NODE_LIST: return list(of: node, depth: depth)
      case CMARK_NODE_CODE_BLOCK:
        let language = string(cmark_node_get_fence_info(node)).prefix { $0 != " " && $0 != "\t" }
        return .code(language: language.isEmpty ? nil : String(language), literal(of: node))
      case CMARK_NODE_HTML_BLOCK: return .html(literal(of: node))
      case CMARK_NODE_THEMATIC_BREAK: return .thematicBreak
      default: return table(of: node)
      }
    }

    private func list(of node: OpaquePointer, depth: Int) -> MarkdownBlock.Kind {
      var items: [[MarkdownBlock]] = []
      var next = cmark_node_first_child(node)
      while let item = next {
        items.append(blocks(in: item, depth: depth + 1))
        next = cmark_node_next(item)
      }
      let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      let list = MarkdownBlock.List(
        start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil,
        delimiter: isOrdered
          ? (cmark_node_get_list_delim(node) == CMARK_PAREN_DELIM ? ")" : ".") : bullet(of: node),
        isTight: cmark_node_get_list_tight(node) != 0)
      return .list(list, items: items)
    }

    /// The library does not tell which character marks a list; the text does, where the first item begins.
    private func bullet(of list: OpaquePointer) -> Character {
      guard let item = cmark_node_first_child(list) else { return "-" }
      var line = Int(cmark_node_get_start_line(item))
      var offset = 0
      while line > 1, let end = source[offset...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
        offset = end + 1
        if source[end] == 0x0D, offset < source.count, source[offset] == 0x0A { offset += 1 }
        line -= 1
      }
      offset += max(0, Int(cmark_node_get_start_column(item)) - 1)
      guard offset < source.count, source[offset] == UInt8(ascii: "*") || source[offset] == UInt8(ascii: "+") else {
        return "-"
      }
      return Character(Unicode.Scalar(source[offset]))
    }

    private func table(of node: OpaquePointer) -> MarkdownBlock.Kind? {
      let count = Int(cmark_gfm_extensions_get_table_columns(node))
      guard count > 0 else { return nil }
      let alignments = cmark_gfm_extensions_get_table_alignments(node)
      let columns = (0..<count).map { index -> MarkdownBlock.Alignment in
        switch alignments?[index] {
        case UInt8(ascii: "l"): .left
        case UInt8(ascii: "c"): .center
        case UInt8(ascii: "r"): .right
        default: .none
        }
      }
      var header: [[MarkdownInline]] = []
      var rows: [[[MarkdownInline]]] = []
      var next = cmark_node_first_child(node)
      while let row = next {
        var cells: [[MarkdownInline]] = []
        var nextCell = cmark_node_first_child(row)
        while let cell = nextCell {
          cells.append(inlines(in: cell, offset: Offset()))
          nextCell = cmark_node_next(cell)
        }
        if cmark_gfm_extensions_get_table_row_is_header(row) != 0 { header = cells } else { rows.append(cells) }
        next = cmark_node_next(row)
      }
      return .table(columns: columns, header: header, rows: rows)
    }
  }
#endif

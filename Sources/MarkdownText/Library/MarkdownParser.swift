#if Markdown
  internal import CMarkGFM
  internal import Foundation

  /// One text on its way through the library.
  struct MarkdownParser {
    var allowsAttributes: Bool

    func blocks(of text: String) throws(MarkdownError) -> [MarkdownBlock] {
      try parsing(text, needsTables: true) { parser, attributes throws(MarkdownError) in
        var text = text
        text.withUTF8 { bytes in
          bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
        }
        guard let root = cmark_parser_finish(parser) else { throw .outOfMemory }
        defer { cmark_node_free(root) }
        let reader = MarkdownTreeReader(source: Array(text.utf8), attributes: attributes)
        return reader.blocks(in: root)
      }
    }

    func inlines(of text: String, preservingWhitespace: Bool) throws(MarkdownError) -> [MarkdownInline] {
      let whitespace = PreservedWhitespace(text, preserving: preservingWhitespace)
      let inlines = try parsing(whitespace.text, needsTables: false) {
        parser, attributes throws(MarkdownError) in
        // The content of a paragraph is set by hand, so that no block can open in it.
        guard let paragraph = cmark_node_new(CMARK_NODE_PARAGRAPH) else { throw .outOfMemory }
        defer { cmark_node_free(paragraph) }
        whitespace.text.withCString { content in _ = cmark_node_set_string_content(paragraph, content) }
        cmark_manage_extensions_special_characters(parser, 1)
        cmark_parse_inlines(parser, paragraph, nil, CMARK_OPT_DEFAULT)
        cmark_manage_extensions_special_characters(parser, 0)
        cmark_consolidate_text_nodes(paragraph)
        let reader = MarkdownTreeReader(source: [], attributes: attributes)
        return reader.inlines(in: paragraph, offset: .handmade)
      }
      return whitespace.restored(inlines)
    }

    /// Makes a parser with the extensions that the text needs, for the time of `body`.
    private func parsing<Result>(
      _ text: String, needsTables: Bool, _ body: (OpaquePointer, AttributeSyntax?) throws(MarkdownError) -> Result
    ) throws(MarkdownError) -> Result {
      let library = MarkdownLibrary.shared
      let hasTildes = text.utf8.contains(UInt8(ascii: "~"))
      if hasTildes { library.tildes.lock() }
      defer { if hasTildes { library.tildes.unlock() } }
      guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { throw .outOfMemory }
      let attributes = allowsAttributes && text.utf8.contains(UInt8(ascii: "^")) ? AttributeSyntax() : nil
      // Freed after the parser, which holds a list of it.
      defer { attributes?.freeExtension() }
      defer { cmark_parser_free(parser) }
      if needsTables, let tables = library.tables { cmark_parser_attach_syntax_extension(parser, tables) }
      if hasTildes, let strikethrough = library.strikethrough {
        cmark_parser_attach_syntax_extension(parser, strikethrough)
      }
      attributes?.attach(to: parser)
      return try body(parser, attributes)
    }
  }
#endif

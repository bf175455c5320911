#if Markdown
  internal import CMarkGFM
  internal import Foundation

  /// `^[text](name: value)`, which the library does not know: an extension for one parser.
  ///
  /// The rules are those of the CommonMark library that Apple's Foundation is built with: `^[` is a bracket like `[` and
  /// `![`; what stands in the parentheses reaches to the one that closes them, parentheses may be nested 32 deep, and a
  /// backslash takes the meaning of the punctuation mark behind it. The text in the brackets stands for itself: emphasis
  /// cannot begin inside and end outside.
  final class AttributeSyntax {
    /// What stood in the parentheses, and where the text in the brackets begins: 0-based, in the text around it.
    struct Attribute {
      var text: String
      var line: Int
      var column: Int
    }

    private let syntaxExtension: OpaquePointer?
    /// The brackets of the texts that were looked at, by their place in memory, which they keep while they are parsed.
    private var brackets: [UnsafeRawPointer: BracketPairs] = [:]
    private var found: [OpaquePointer: Attribute] = [:]
    private var depth = 0

    init() {
      syntaxExtension = cmark_syntax_extension_new("attributes")
      guard let syntaxExtension else { return }
      cmark_syntax_extension_set_private(syntaxExtension, Unmanaged.passUnretained(self).toOpaque(), nil)
      cmark_syntax_extension_set_match_inline_func(syntaxExtension) {
        syntaxExtension, parser, parent, character, inline in
        guard character == UInt8(ascii: "^"), let state = cmark_syntax_extension_get_private(syntaxExtension),
          let parser, let parent, let inline
        else { return nil }
        return Unmanaged<AttributeSyntax>.fromOpaque(state).takeUnretainedValue()
          .match(inline, in: parent, parser: parser)
      }
    }

    func attach(to parser: OpaquePointer) {
      if let syntaxExtension { cmark_parser_attach_syntax_extension(parser, syntaxExtension) }
    }

    func freeExtension() {
      if let syntaxExtension { cmark_syntax_extension_free(cmark_get_default_mem_allocator(), syntaxExtension) }
    }

    func attribute(of node: OpaquePointer) -> Attribute? {
      found[node]
    }

    private func match(_ inline: OpaquePointer, in parent: OpaquePointer, parser: OpaquePointer) -> OpaquePointer? {
      // Inline text is always parsed into the node that holds it; emphasis and links are made afterwards.
      guard depth < MarkdownLimits.attributeDepth, let content = cmark_node_get_string_content(parent) else {
        return nil
      }
      let key = UnsafeRawPointer(content)
      let bytes = UnsafeBufferPointer(start: key.assumingMemoryBound(to: UInt8.self), count: strlen(content))
      let pairs = brackets[key] ?? BracketPairs(bytes)
      brackets[key] = pairs
      let start = Int(cmark_inline_parser_get_offset(inline))
      guard let span = pairs.attributes[start], let node = cmark_node_new(CMARK_NODE_CUSTOM_INLINE) else { return nil }

      found[node] = Attribute(
        text: String(decoding: bytes[span.attributes], as: UTF8.self),
        line: Int(cmark_inline_parser_get_line(inline)), column: Int(cmark_inline_parser_get_column(inline)) + 2)
      let text = Array(bytes[span.text]) + [0]
      text.withUnsafeBufferPointer { buffer in
        buffer.withMemoryRebound(to: CChar.self) { _ = cmark_node_set_string_content(node, $0.baseAddress) }
      }
      depth += 1
      cmark_parse_inlines(parser, node, nil, CMARK_OPT_DEFAULT)
      depth -= 1
      if let space = trailingSpace(in: bytes[span.text]) { cmark_node_append_child(node, space) }
      if let inner = cmark_node_get_string_content(node) { brackets[UnsafeRawPointer(inner)] = nil }
      cmark_inline_parser_set_offset(inline, Int32(clamping: span.end))
      return node
    }

    /// The library drops whitespace at the end of a text that it parses; in brackets it would stay.
    private func trailingSpace(in text: Slice<UnsafeBufferPointer<UInt8>>) -> OpaquePointer? {
      let end = text.lastIndex { $0 != 0x20 && !($0 >= 0x09 && $0 <= 0x0D) }.map { $0 + 1 } ?? text.startIndex
      let spaces = text[end...]
      if spaces.isEmpty { return nil }
      if spaces.contains(where: { $0 == 0x0A || $0 == 0x0D }) { return cmark_node_new(CMARK_NODE_SOFTBREAK) }
      guard let node = cmark_node_new(CMARK_NODE_TEXT) else { return nil }
      String(decoding: spaces, as: UTF8.self).withCString { _ = cmark_node_set_literal(node, $0) }
      return node
    }
  }
#endif

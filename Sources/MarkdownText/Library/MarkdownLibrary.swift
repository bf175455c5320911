#if Markdown
  internal import CMarkGFM
  internal import Foundation

  /// What the library keeps for the whole process: its extensions, and the table of characters at which inline text is
  /// looked at more closely.
  struct MarkdownLibrary: @unchecked Sendable {
    // Unchecked: the extensions are made once and only read afterwards.
    static let shared = MarkdownLibrary()

    let tables: OpaquePointer?
    let strikethrough: OpaquePointer?

    /// The table of special characters is shared by all parsers of the process, and parsing with strikethrough adds `~`
    /// to it and removes it at the end. So texts with a `~` take turns; all others do not notice.
    let tildes = NSLock()

    private init() {
      cmark_gfm_core_extensions_ensure_registered()
      tables = cmark_find_syntax_extension("table")
      strikethrough = cmark_find_syntax_extension("strikethrough")
      registerCaret()
    }

    /// Makes `^` special for good: an extension that has it in its list would remove it when its parser is done, under
    /// the eyes of other threads.
    private func registerCaret() {
      guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return }
      defer { cmark_parser_free(parser) }
      // Never freed, for the library keeps no count of who uses an extension.
      guard let caret = cmark_syntax_extension_new("caret") else { return }
      cmark_syntax_extension_set_match_inline_func(caret) { _, _, _, _, _ in nil }
      let characters = cmark_llist_append(
        cmark_get_default_mem_allocator(), nil, UnsafeMutableRawPointer(bitPattern: UInt(UInt8(ascii: "^"))))
      cmark_syntax_extension_set_special_inline_chars(caret, characters)
      cmark_parser_attach_syntax_extension(parser, caret)
      cmark_manage_extensions_special_characters(parser, 1)
    }
  }
#endif

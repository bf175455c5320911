/// What Markdown means, as plain values.
package enum MarkdownText {
  /// Whether the package was built with the C library that reads Markdown.
  package static var isAvailable: Bool {
    #if Markdown
      true
    #else
      false
    #endif
  }

  /// Reads a whole document: blocks with inline text in them, and tables. Never fails: every text is Markdown. What is
  /// nested deeper than `MarkdownLimits` says loses its markup but not its words. Without the library, the text is one
  /// paragraph as it stands.
  package static func blocks(
    of text: String, allowingAttributes: Bool = false
  ) throws(MarkdownError) -> [MarkdownBlock] {
    try MarkdownLimits.check(text, readsTables: true)
    #if Markdown
      return try MarkdownParser(allowsAttributes: allowingAttributes).blocks(of: text)
    #else
      return text.isEmpty ? [] : [MarkdownBlock(.paragraph([MarkdownInline(.text(text))]))]
    #endif
  }

  /// Reads inline text only: `# 1` and `- a` are words. With `preservingWhitespace`, ends of lines and the spaces around
  /// them stay as they are (CR LF becomes LF); otherwise an end of line is a soft break.
  package static func inlines(
    of text: String, preservingWhitespace: Bool = false, allowingAttributes: Bool = false
  ) throws(MarkdownError) -> [MarkdownInline] {
    try MarkdownLimits.check(text, readsTables: false)
    #if Markdown
      if isPlain(text) { return text.isEmpty ? [] : [MarkdownInline(.text(text), position: position(of: text))] }
      return try MarkdownParser(allowsAttributes: allowingAttributes)
        .inlines(of: text, preservingWhitespace: preservingWhitespace)
    #else
      return text.isEmpty ? [] : [MarkdownInline(.text(text))]
    #endif
  }

  /// Whether no character can be markup, which most texts of an interface are. Whitespace may not stand at the edges,
  /// where it could be dropped, and lines may not end.
  private static func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      for byte in bytes {
        switch byte {
        case 0, 0x0A, 0x0D, UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"),
          UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "~"):
          return false
        default: continue
        }
      }
      guard let last = bytes.last else { return true }
      return last != 0x20 && last != 0x09
    }
  }

  private static func position(of text: String) -> MarkdownPosition {
    MarkdownPosition(startLine: 1, startColumn: 1, endLine: 1, endColumn: text.utf8.count)
  }
}

import FoundationLocalization
import TestSupport
import Testing

#if Markdown
  import CMarkGFM

  /// The library that reads Markdown can write HTML itself. What attributed strings keep has to look the same.
  @Suite("HTML of Markdown")
  struct HTMLOracleTests {
    private static let words = ["a", "b c", "x_y", "1.", "é", "<", "&", "\"", "!", "(z)", "\\*"]
    private static let marks = ["*", "**", "_", "__", "~~", "`", " ", "***"]
    private static let blocks = [
      "# ", "## ", "> ", "- ", "* ", "3. ", "1. ", "    ", "  ", "", "", "", "---\n", "```s\n",
    ]

    @Test("is that of the library, for random texts", arguments: 0..<300)
    func random(seed: Int) throws {
      var random = SeededRandom(seed: UInt64(seed))
      var markdown = ""
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let block = Self.blocks.randomElement(using: &random) ?? ""
        // An item without text is no part of any attributed string.
        markdown += block + (block.hasSuffix("- ") || block.hasSuffix("* ") || block.hasSuffix(". ") ? "w" : "")
        for _ in 0..<Int.random(in: 0...6, using: &random) {
          switch Int.random(in: 0..<6, using: &random) {
          case 0: markdown += "[\(Self.words.randomElement(using: &random) ?? "")](https://a.example/b)"
          // Equal images side by side are one run, hence one image, in any attributed string.
          case 1: markdown += "![d](e.png)m"
          case 2, 3: markdown += Self.marks.randomElement(using: &random) ?? ""
          default: markdown += Self.words.randomElement(using: &random) ?? ""
          }
        }
        markdown += ["\n", "\n\n", "  \n"].randomElement(using: &random) ?? ""
      }
      try Self.compare(markdown)
    }

    @Test(
      "is that of the library",
      arguments: [
        "# A *b* `c`\n\nd **e _f_** ~~g~~\nh  \ni", "> a\n> > b\n>\n> - c", "- a\n- b\n\n  c\n- d",
        "2. a\n3. b\n   - c",
        "|a|b|c|\n|-|:-:|-:|\n|*1*|`2`|3|\n|4|5|6|", "[a *b*](https://c.example \"t\") ![d](e.png)",
        "    code\n\n```x\ny\n```",
        "***a** b* **c *d***", "a\n***\nb", "[r]\n\n[r]: https://s.example", "A\n===\n\nB\n---",
        "<https://a.example> &copy; \\*",
      ])
    func examples(markdown: String) throws {
      try Self.compare(markdown)
    }

    private static func compare(_ markdown: String) throws {
      let ours = HTMLOutline(try AttributedString(markdown: markdown).html()).lines
      let theirs = HTMLOutline(html(of: markdown)).lines
      let place = zip(ours, theirs).prefix { $0 == $1 }.count
      #expect(ours.dropFirst(place) == theirs.dropFirst(place), "\(markdown.debugDescription)")
    }

    private static func html(of markdown: String) -> String {
      cmark_gfm_core_extensions_ensure_registered()
      guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return "" }
      defer { cmark_parser_free(parser) }
      for name in ["table", "strikethrough"] {
        cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name))
      }
      var markdown = markdown
      markdown.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
      }
      let document = cmark_parser_finish(parser)
      defer { cmark_node_free(document) }
      guard let html = cmark_render_html(document, CMARK_OPT_DEFAULT, cmark_parser_get_syntax_extensions(parser)) else {
        return ""
      }
      defer { free(html) }
      return String(cString: html)
    }
  }
#endif

import FoundationLocalization
import Testing

@Suite("Attributed strings for terminals")
struct TerminalTextRendererTests {
  @Test("hold no control characters of their own")
  func controls() {
    let text = AttributedString("a\u{1B}[31mb\u{7}\u{9B}2J\0\r\u{8}c\td\n")
    #expect(text.terminalText() == "a[31mb2Jc\td\n")
  }

  #if Markdown
    /// With `^` for escape.
    private func text(
      _ markdown: String, _ renderer: TerminalTextRenderer = TerminalTextRenderer(),
      syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .inlineOnlyPreservingWhitespace
    ) throws -> String {
      let string = try AttributedString(markdown: markdown, options: .init(interpretedSyntax: syntax))
      return renderer.text(of: string).replacing("\u{1B}", with: "^")
    }

    @Test("have styles, or none")
    func styles() throws {
      #expect(try text("a **b *c*** ~~d~~ `e`!") == "a ^[1mb ^[0m^[1;3mc^[0m ^[9md^[0m ^[2me^[0m!")
      #expect(try text("a **b *c***", TerminalTextRenderer(hasStyles: false)) == "a b c")
      #expect(try text("**a\nb**") == "^[1ma\nb^[0m")
    }

    @Test("have links in the form that is wanted")
    func links() throws {
      let markdown = "see [a](https://b.example) and <https://c.example>"
      let addresses = TerminalTextRenderer(hasStyles: false, links: .addresses)
      #expect(try text(markdown, addresses) == "see a (https://b.example) and https://c.example")
      #expect(try text("[a](https://b.example)") == "^[4ma^[0m")
      let hyperlinks = TerminalTextRenderer(hasStyles: false, links: .hyperlinks)
      #expect(try text("[a](https://b.example) c", hyperlinks) == "^]8;;https://b.example^\\a^]8;;^\\ c")
      #expect(try text("[a](javascript:b)", hyperlinks) == "a")
      var string = AttributedString("a")
      string.link = URL(string: "https://b.example/\u{1B}]0;title\u{7}")
      #expect(!hyperlinks.text(of: string).dropFirst(5).prefix(30).contains("\u{1B}]0"))
    }

    @Test("have blocks")
    func blocks() throws {
      let plain = TerminalTextRenderer(hasStyles: false)
      let show: (String) throws -> String = { try text($0, plain, syntax: .full) }
      #expect(try show("# a\n\nb\nc\n\nd") == "a\n\nb c\n\nd")
      #expect(try show("a\n\n- b\n- c\n  1. d\n  2. e") == "a\n• b\n• c\n  1. d\n  2. e")
      #expect(try show("> a\n>\n> b") == "│ a\n│\n│ b")
      #expect(try show("a\n\n```\nb\n  c\n```") == "a\n\n    b\n      c\n")
      #expect(try show("a\n\n---\n\nb") == "a\n\n────────────────────────\n\nb")
      #expect(try show("|a|b|\n|-|-|\n|1|2|") == "a │ b\n1 │ 2")
      #expect(try text("# a\n\n- **b**", syntax: .full) == "^[1ma^[0m\n• ^[1mb^[0m")
    }
  #endif
}

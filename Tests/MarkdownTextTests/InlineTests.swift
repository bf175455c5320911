import MarkdownText
import Testing

#if Markdown
  @Suite("Inline Markdown")
  struct InlineTests {
    @Test("has emphasis, code, links, images and strikethrough")
    func constructs() throws {
      #expect(try Self.outline("a *b* **c** `d` ~~e~~") == "a em(b) strong(c) code(d) strike(e)")
      #expect(try Self.outline("[x *y*](https://a.example/ \"t\")") == "link(https://a.example/|t|x em(y))")
      #expect(try Self.outline("![x](i.png)") == "image(i.png||x)")
      #expect(try Self.outline("<https://a.example>") == "link(https://a.example||https://a.example)")
      #expect(try Self.outline("a<br>b") == "ahtml(<br>)b")
      #expect(try Self.outline("a &amp; b &#65;") == "a & b A")
      #expect(try Self.outline(#"\*a\*"#) == "*a*")
    }

    @Test("knows no blocks", arguments: ["# a", "- a", "1. a", "> a", "    a", "[a]: b", "a\n===", "```", "|a|\n|-|"])
    func noBlocks(text: String) throws {
      #expect(try Self.outline(text, preservingWhitespace: true) == text)
    }

    @Test("keeps whitespace where it is asked to")
    func whitespace() throws {
      let texts = [
        "a\nb", "a\n\n\nb", "  a  \n  b  ", "\n", " \n \t\n ", "a  \nb", "a\t\n\tb\n", "",
        " ", "\u{1680}a \n b\u{1680}", "a\n# b\n- c\n",
      ]
      for text in texts {
        #expect(try Self.outline(text, preservingWhitespace: true) == text)
      }
      #expect(try Self.outline("**a** \n *b* ", preservingWhitespace: true) == "strong(a) \n em(b) ")
      #expect(try Self.outline("** a\n**", preservingWhitespace: true) == "** a\n**")
      #expect(try Self.outline("a\\\nb", preservingWhitespace: true) == "a<br>b")
      #expect(try Self.outline("a\r\nb", preservingWhitespace: true) == "a\nb")
      #expect(try Self.outline("`a\nb`", preservingWhitespace: true) == "code(a b)")
      #expect(try Self.outline("*a \n b*", preservingWhitespace: true) == "em(a \n b)")
    }

    @Test("makes one break of an end of line where whitespace does not matter")
    func softBreaks() throws {
      #expect(try Self.outline("a\nb") == "a<soft>b")
      #expect(try Self.outline("a\n\n  b") == "a<soft>b")
      #expect(try Self.outline("a  \nb") == "a<br>b")
    }

    @Test("reads attributes")
    func attributes() throws {
      #expect(try Self.attributed("^[a b](inflect: true)") == "{inflect: true|a b}")
      #expect(try Self.attributed("x ^[*a* `]`](n: 1) y") == "x {n: 1|em(a) code(])} y")
      #expect(try Self.attributed("^[^[a](n: 1) b](m: 2)") == "{m: 2|{n: 1|a} b}")
      #expect(try Self.attributed("[see ^[a](n: 1)](u)") == "link(u||see {n: 1|a})")
      #expect(try Self.attributed("^[see [a](u])](n: 1)") == "{n: 1|see link(u]||a)}")
      #expect(try Self.attributed("**^[a](n: 1)**") == "strong({n: 1|a})")
      #expect(try Self.attributed("^[a [b] c](n: 1)") == "{n: 1|a [b] c}")
      #expect(try Self.attributed("^[a](n: { m: (1) })") == "{n: { m: (1) }|a}")
      #expect(try Self.attributed(#"^[a](n: '\)')"#) == #"{n: '\)'|a}"#)
      #expect(try Self.attributed("^[](n: 1)") == "{n: 1|}")
      #expect(try Self.attributed("^[ a ](n: 1)") == "{n: 1| a }")
      #expect(try Self.attributed("^[a]()") == "{|a}")
    }

    @Test("reads no attributes where there are none")
    func noAttributes() throws {
      #expect(try Self.attributed("^[a] (n: 1)") == "^[a] (n: 1)")
      #expect(try Self.attributed("^[a](n: 1") == "^[a](n: 1")
      #expect(try Self.attributed("^[a [b](n: 1)") == "^[a [b](n: 1)")
      #expect(try Self.attributed(#"\^[a](n)"#) == "^link(n||a)")
      #expect(try Self.attributed("`^[a](n: 1)`") == "code(^[a](n: 1))")
      #expect(try Self.attributed("^[*a](n: 1)*") == "{n: 1|*a}*")
      #expect(try Self.attributed("^ [a](u)") == "^ link(u||a)")
      #expect(try Self.outline("^[a](n: 1)") == "^[a](n: 1)")
    }

    @Test("says where words stand")
    func positions() throws {
      let inlines = try MarkdownText.inlines(
        of: "This is *emphasized*, ü ^[*x*](n: 1).\nNext", allowingAttributes: true)
      func position(of word: String, in inlines: [MarkdownInline]) -> MarkdownPosition? {
        for inline in inlines {
          switch inline.kind {
          case .text(let text): if text == word { return inline.position }
          case .emphasis(let children), .attributed(_, let children):
            if let found = position(of: word, in: children) { return found }
          default: continue
          }
        }
        return nil
      }
      let line1 = MarkdownPosition(startLine: 1, startColumn: 10, endLine: 1, endColumn: 19)
      #expect(position(of: "emphasized", in: inlines) == line1)
      #expect(
        position(of: "x", in: inlines) == MarkdownPosition(startLine: 1, startColumn: 29, endLine: 1, endColumn: 29))
      #expect(
        position(of: "Next", in: inlines) == MarkdownPosition(startLine: 2, startColumn: 1, endLine: 2, endColumn: 4))
    }

    @Test("replaces NUL, which ends a text in C")
    func zero() throws {
      #expect(try Self.outline("a\0*b*") == "a\u{FFFD}em(b)")
    }

    static func attributed(_ text: String) throws -> String {
      MarkdownOutline.text(of: try MarkdownText.inlines(of: text, preservingWhitespace: true, allowingAttributes: true))
    }

    static func outline(_ text: String, preservingWhitespace: Bool = false) throws -> String {
      MarkdownOutline.text(of: try MarkdownText.inlines(of: text, preservingWhitespace: preservingWhitespace))
    }
  }
#endif

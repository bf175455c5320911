import MarkdownText
import Testing

#if Markdown
  @Suite("Markdown's blocks")
  struct BlockTests {
    @Test("are read")
    func constructs() throws {
      #expect(try Self.outline("# a *b*\n\nc\nd") == "h1(a em(b)) p(c<soft>d)")
      #expect(try Self.outline("> a\n>> b") == "quote(p(a) quote(p(b)))")
      #expect(try Self.outline("```swift x\nlet a\n```\n\n    b") == #"code[swift]("let a\n") code[]("b\n")"#)
      #expect(try Self.outline("<div>\na\n</div>") == #"html("<div>\na\n</div>\n")"#)
      #expect(try Self.outline("a\n\n---") == "p(a) hr")
      #expect(try Self.outline("[a]\n\n[a]: https://b.example") == "p(link(https://b.example||a))")
      #expect(try Self.outline("") == "")
    }

    @Test("are read with their lists' marks")
    func lists() throws {
      #expect(try Self.outline("3. a\n4. b") == "ol3.(p(a); p(b))")
      #expect(try Self.outline("1) a\n\n2) b") == "ol1)!(p(a); p(b))")
      #expect(try Self.outline("x\n\n* a\n  + b\n") == "p(x) ul*(p(a) ul+(p(b)))")
      #expect(try Self.outline("x\r\n\r\n* a\r\n") == "p(x) ul*(p(a))")
      #expect(try Self.outline("- a\n-") == "ul-(p(a); )")
    }

    @Test("are read with tables")
    func tables() throws {
      #expect(
        try Self.outline("|a|b|c|\n|:-|:-:|-:|\n|1|*2*|\n") == "table[left,center,right](a|b|c; 1|em(2)|)")
      #expect(try Self.outline("a|b\n-|-\n~~1~~|`2`") == "table[none,none](a|b; strike(1)|code(2))")
    }

    @Test("hold attributes")
    func attributes() throws {
      let blocks = try MarkdownText.blocks(of: "- ^[a](n: 1)\n\n# ^[b](m: 2)", allowingAttributes: true)
      #expect(MarkdownOutline.text(of: blocks) == "ul-(p({n: 1|a})) h1({m: 2|b})")
    }

    @Test("lose markup, not words, where they are nested too deep")
    func depth() throws {
      let levels = 500
      let quotes = String(repeating: "> ", count: levels) + "deep"
      #expect(try Self.outline(quotes).contains("deep"))
      let emphasis =
        String(repeating: "*a ", count: levels) + "deep" + String(repeating: " b*", count: levels)
      let outline = try Self.outline(emphasis)
      #expect(outline.contains("deep"))
      #expect(outline.ranges(of: "em(").count <= MarkdownLimits.depth)
      let attributes =
        String(repeating: "^[", count: levels) + "deep" + String(repeating: "](n: 1)", count: levels)
      let read = MarkdownOutline.text(of: try MarkdownText.inlines(of: attributes, allowingAttributes: true))
      #expect(read.contains("deep"))
    }

    @Test("are refused where there is too much")
    func length() throws {
      let text = String(repeating: "a", count: MarkdownLimits.length + 1)
      #expect(throws: MarkdownError.tooLong(length: text.utf8.count, limit: MarkdownLimits.length)) {
        try MarkdownText.blocks(of: text)
      }
      let openings = String(repeating: "<?", count: 50_000)
      #expect(throws: MarkdownError.tooCostly) { try MarkdownText.inlines(of: openings) }
      let row = String(repeating: "|a", count: 6_000)
      let line = String(repeating: "|-", count: 6_000)
      let table = ([row, line] + Array(repeating: row, count: 20)).joined(separator: "\n")
      #expect(throws: MarkdownError.tooCostly) { try MarkdownText.blocks(of: table) }
      #expect(try MarkdownText.blocks(of: "\(row)\n\(line)").count == 1)
      #expect(try !MarkdownText.inlines(of: table).isEmpty)
    }

    static func outline(_ text: String) throws -> String {
      MarkdownOutline.text(of: try MarkdownText.blocks(of: text))
    }
  }
#endif

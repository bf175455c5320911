import FoundationLocalization
import Testing

@Suite("Attributed strings as HTML")
struct HTMLTextRendererTests {
  private func piece(_ text: String, _ change: (inout AttributedString) -> Void = { _ in }) -> AttributedString {
    var piece = AttributedString(text)
    change(&piece)
    return piece
  }

  @Test("escape what they hold")
  func escaping() {
    #expect(AttributedString("<b>&\"'\u{1B}\0\u{85}").html() == "&lt;b&gt;&amp;&quot;'\u{FFFD}\u{FFFD}\u{FFFD}")
    let html = piece("<i>") { $0.inlinePresentationIntent = .inlineHTML }
    #expect(html.html() == "&lt;i&gt;")
    #expect(AttributedString("a\nb").html() == "a<br>\nb")
  }

  @Test("nest elements by their length")
  func nesting() {
    let long = piece("a") { $0.inlinePresentationIntent = .stronglyEmphasized }
    let both = piece("b") { $0.inlinePresentationIntent = [.emphasized, .stronglyEmphasized] }
    let short = piece("c") { $0.inlinePresentationIntent = .emphasized }
    #expect((long + both).html() == "<strong>a<em>b</em></strong>")
    #expect((both + short).html() == "<em><strong>b</strong>c</em>")
    #expect((long + both + short).html() == "<strong>a<em>b</em></strong><em>c</em>")
    #expect(piece("d") { $0.inlinePresentationIntent = [.code, .strikethrough] }.html() == "<del><code>d</code></del>")
  }

  @Test("have the links that are allowed")
  func links() {
    let link: (String) -> AttributedString = { address in piece("x") { $0.link = URL(string: address) } }
    #expect(link("https://a.example/?b=c&d='e'").html() == "<a href=\"https://a.example/?b=c&amp;d=&#39;e&#39;\">x</a>")
    #expect(link("/a#b").html() == "<a href=\"/a#b\">x</a>")
    for address in ["javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "vbscript:x", "file:///etc"] {
      #expect(link(address).html() == "x")
    }
    let strict = HTMLTextRenderer(addresses: AddressPolicy(schemes: ["https"], allowsRelative: false))
    #expect(strict.html(of: link("http://a.example")) == "x")
    #expect(strict.html(of: link("/a")) == "x")
    #expect(strict.html(of: link("https://a.example")).hasPrefix("<a "))
  }

  @Test("have images, or their descriptions")
  func images() {
    let image: (String) -> AttributedString = { address in
      piece("a \"b\"") {
        $0.imageURL = URL(string: address)
        $0.alternateDescription = "a \"b\""
      }
    }
    #expect(image("https://c.example/d.png").html() == "<img src=\"https://c.example/d.png\" alt=\"a &quot;b&quot;\">")
    #expect(image("javascript:x").html() == "a &quot;b&quot;")
  }

  @Test("say in which language and direction they are")
  func languages() {
    let arabic = piece("x") { $0.languageIdentifier = "ar" }
    #expect((AttributedString("a ") + arabic).html() == "a <span lang=\"ar\" dir=\"rtl\">x</span>")
    #expect(AttributedString("x").html(language: "he") == "<span lang=\"he\" dir=\"rtl\">x</span>")
    #expect(piece("x") { $0.languageIdentifier = "\"><b>" }.html() == "<span lang=\"&quot;&gt;&lt;b&gt;\">x</span>")
    #if !canImport(Darwin)
      #expect(piece("x") { $0.writingDirection = .rightToLeft }.html() == "<span dir=\"rtl\">x</span>")
    #endif
  }

  #if Markdown
    @Test("have the blocks of Markdown")
    func blocks() throws {
      let html: (String) throws -> String = { try AttributedString(markdown: $0).html() }
      #expect(try html("# a *b*\n\nc") == "<h1>a <em>b</em></h1>\n<p>c</p>\n")
      #expect(try html("- a\n- b\n  - c") == "<ul>\n<li>a</li>\n<li>b<ul>\n<li>c</li>\n</ul>\n</li>\n</ul>\n")
      #expect(try html("3. a\n\n   b\n4. c") == "<ol start=\"3\">\n<li><p>a</p>\n<p>b</p>\n</li>\n<li>c</li>\n</ol>\n")
      #expect(try html("1. a\n2.\n3. c") == "<ol>\n<li>a</li>\n<li value=\"3\">c</li>\n</ol>\n")
      #expect(try html("```a\"b\n<c>\n```") == "<pre><code class=\"language-a&quot;b\">&lt;c&gt;\n</code></pre>\n")
      #expect(try html("> a\n\n---") == "<blockquote>\n<p>a</p>\n</blockquote>\n<hr>\n")
      #expect(try html("a  \nb\nc") == "<p>a<br>\nb c</p>\n")
      #expect(try html("<script>x</script>\n<p>") == "&lt;script&gt;x&lt;/script&gt;\n&lt;p&gt;\n")
      #expect(
        try html("|a|b|\n|:-:|-|\n||1|")
          == "<table>\n<thead>\n<tr>\n<th align=\"center\">a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n"
          + "<td align=\"center\"></td>\n<td>1</td>\n</tr>\n</tbody>\n</table>\n")
      let text = try AttributedString(markdown: "a\n\n> b")
      #expect(
        text.html(language: "de")
          == "<p lang=\"de\" dir=\"ltr\">a</p>\n<blockquote lang=\"de\" dir=\"ltr\">\n<p>b</p>\n</blockquote>\n")
    }
  #endif
}

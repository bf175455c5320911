import Foundation
import MarkdownText
import TestSupport
import Testing

#if Markdown
  @Suite("Markdown that nobody meant")
  struct MarkdownFuzzTests {
    private static let seeds = [
      "**a** *b* ~~c~~ `d` [e](f \"g\") ![h](i) <j@k.l> <m> &amp; \\* ^[n *o*](p: {q: 'r'}) \n# s\n- t\n1. u\n> v\n|w|x|\n|-|-|\n|y|z|",
      "^[^[a](b: 1) [c](d) `]`](e: (f)) ``g` ``\r\n\t~~~swift\nh\n~~~\n[i]: j 'k'\n\n[i][i]\n",
      "~a ~~b~ c~~ *d **e* f** [g *h](i) j* ^[k `l](m: 1)` ![n ^[o](p: 2)](q)",
    ]
    private static let pieces = [
      "*", "**", "_", "~", "~~", "`", "``", "[", "]", "(", ")", "^[", "](", "![", "<", ">", "<a b=\"", "\\", "&#x0;",
      "\n", "\r\n", " ", "\t", "a", "é", "𝄞", "\u{0}", "\u{1680}", "|", "-", "#", "> ", "1. ", "```", "'", "\"", ": ",
    ]

    @Test("is read in every form", arguments: 0..<200)
    func mutations(seed: Int) throws {
      var random = SeededRandom(seed: UInt64(seed))
      var text = Self.seeds[seed % Self.seeds.count]
      for _ in 0..<12 {
        let piece = Self.pieces.randomElement(using: &random) ?? ""
        let offset = Int.random(in: 0...text.unicodeScalars.count, using: &random)
        let index = text.unicodeScalars.index(text.unicodeScalars.startIndex, offsetBy: offset)
        if Bool.random(using: &random) {
          text.unicodeScalars.insert(contentsOf: piece.unicodeScalars, at: index)
        } else if index < text.unicodeScalars.endIndex {
          text.unicodeScalars.remove(at: index)
        }
        for preserving in [false, true] {
          for attributes in [false, true] {
            _ = try MarkdownText.inlines(
              of: text, preservingWhitespace: preserving, allowingAttributes: attributes)
          }
        }
        _ = try MarkdownText.blocks(of: text, allowingAttributes: true)
      }
    }

    @Test("is read from pieces, and loses no letter", arguments: 0..<100)
    func pieces(seed: Int) throws {
      var random = SeededRandom(seed: UInt64(seed) &+ 1000)
      let marks = Self.pieces.filter { !$0.contains("&") && !$0.contains("a b") && !$0.contains("\0") }
      var text = ""
      for _ in 0..<40 {
        text += (marks.randomElement(using: &random) ?? "") + (Bool.random(using: &random) ? "w" : "")
      }
      let inlines = try MarkdownText.inlines(of: text, preservingWhitespace: true)
      let words = Self.everything(in: inlines).count { $0 == "w" }
      #expect(words == text.count { $0 == "w" }, "\(text.debugDescription)")
    }

    /// All texts, also those of destinations and titles.
    private static func everything(in inlines: [MarkdownInline]) -> String {
      inlines.map { inline in
        switch inline.kind {
        case .emphasis(let children), .strong(let children), .strikethrough(let children): everything(in: children)
        case .link(let destination, let title, let children), .image(let destination, let title, let children):
          destination + title + everything(in: children)
        case .attributed(let attributes, let children): attributes + everything(in: children)
        default: inline.plainText
        }
      }.joined()
    }

    @Test("is read by many threads at once")
    func threads() async throws {
      let texts = ["~~a~~ ^[b](c: 1)", "^[b](c: 1) *d*", "x ~y~ z", "**a** ^[~b~](c: 1)"]
      let expected = try texts.map(Self.outline)
      await withTaskGroup(of: Bool.self) { group in
        for task in 0..<8 {
          group.addTask {
            for round in 0..<300 {
              let index = (task + round) % texts.count
              if (try? Self.outline(texts[index])) != expected[index] { return false }
              if round % 10 == 0 { _ = try? MarkdownText.blocks(of: texts[index]) }
            }
            return true
          }
        }
        for await isRight in group { #expect(isRight) }
      }
    }

    private static func outline(_ text: String) throws -> String {
      MarkdownOutline.text(of: try MarkdownText.inlines(of: text, allowingAttributes: true))
    }
  }
#endif

import Foundation
import TestSupport
import Testing

@testable import SourceExtraction

@Suite("Swift lexer")
struct SwiftLexerTests {
  static let sources = [
    "", "\n", "#!/usr/bin/env swift\nlet a = 1\n", "\u{FEFF}let a = 1\n",
    "let été = 1, 名 = 2, `class` = 3, `a b` = 4\n",
    "let a = /* one /* two */ three */ 4 // five\r\nlet b = 6\r",
    "let a = \"\"\nlet b = \"\\(a)\"\nlet c = \"x\\(\"y\\(a)\")z\"\n",
    "let a = #\"\\(no) \\#(a) \"quoted\" \"#\nlet b = ##\"\"#\"##\nlet c = #\"\"\"#\n",
    "let a = \"\"\"\n  one \\(b + \"\"\"\n    two\n    \"\"\")\n  \\\n  three \"\" \\\"\"\"\n  \"\"\"\n",
    "let a = #\"\"\"\n  \"\"\" \\#(b) \\(c)\n  \"\"\"#\n", "let a = \"\\u{1F39F}\\n\\t\\0\\\\\\\"\\'\"\n",
    "let a = \"\\(b.map { \"\\($0)\" }.joined(separator: \", \"))\"\n", "let a = \"\\(b ? (c) : ((d)))\"\n",
    "let a = 1_000, b = 0x1F, c = 0b1_0, d = 0o17, e = 1.5e-3, f = 0x1.8p4, g = t.0.1, h = 1.description, i = 0xff.x\n",
    "let a = b / c / d\nlet e = [/x+/, /\\/\\(/]\nlet f = #/a\\/b/#\nlet g = try? /h/.wholeMatch(in: i)\n",
    "let a = #/\n  one \\/ two # comment\n  (three)\n/#\nlet b = f(/, 1)\nlet c = f(/x/)\nlet d = reduce(1, /)\n",
    "func / (a: A, b: A) -> A { a }\nfunc /^/ (a: A) {}\nprefix operator /\nlet a = (/ab/, b)\n",
    "let a = b?.c!.d ?? e ? f : g\nlet h = i as? [J?]? ?? []\nlet k: Set<Array<Int>>? = nil\n",
    "a = -b + !c &+ d ..< e\n_ = &f\nx->y\ng >>= h\nlet i: (A) -> B = { $0 }\nlet j = $k, l = \\.m?.n\n",
    "let a = b*/* comment */c\nlet d = e+// rest\nf\n", "a = b <#c#> + <#d#>\n", "let a: B<C>=d\n",
    "#if os(iOS) && !DEBUG\nlet a = 1\n#elseif swift(>=5.9)\nlet a = 2\n#else\nlet a = 3\n#endif\n",
    "if #available(iOS 17.4, *) {}\nlet a = #selector(b)\n#sourceLocation(file: \"a\", line: 1)\n",
    "let a = Foo::bar\n",
    "@Foo(bar) @Sendable func a() async throws(E) -> [B] where C == D {}\n", "let a = b ±c ⊕ d\nlet 🎟️ = 1\n",
    "label: while true { break label };;\n", "let a = [b: c, \"d\": 'e']\n", "a(b)!\na!(b)?[c]\n",
  ]

  @Test("tokens are those of the parser", arguments: sources)
  func tokens(_ source: String) {
    let outcome = LexerComparison.compare(Array(source.utf8))
    #expect(outcome.difference == nil)
    if !outcome.hasErrors { #expect(!outcome.isDamaged) }
  }

  static let damaged = [
    "let a = \"b\nlet c = \"d\"\n", "let a = \"\\(b\nlet c = 1\n", "/* never", "let a = \"\"\"\n  b\n", "let a = 0x\n",
    "let a = 1abc\n",
    "let a = “b”\n", "let a = \"\\q\"\n", "let a = \"\\u{110000}\"\n", "let a = #/b\nlet c = 1\n", "let `a = 1\n",
    "let a = b */ c\n",
    "<<<<<<< ours\nlet a = 1\n=======\nlet a = 2\n>>>>>>> theirs\nlet b = 3\n", "let a = b\u{0}c\n",
    "let a = \u{300}b\n",
    "let a = b =c\n",
  ]

  @Test("damage is noticed", arguments: damaged)
  func damage(_ source: String) {
    let outcome = LexerComparison.compare(Array(source.utf8))
    #expect(outcome.isDamaged)
    #expect(outcome.hasErrors)
  }

  @Test("bytes that are no UTF-8")
  func invalidText() {
    for bytes: [UInt8] in [[0xFF], [0x22, 0xC0, 0x22], [0x61, 0xE2, 0x82], [0xED, 0xA0, 0x80, 0x0A, 0x61]] {
      let outcome = LexerComparison.compare(bytes)
      #expect(outcome.isDamaged && outcome.hasErrors)
    }
  }

  @Test("what the parser accepts after a change is read as it reads it", arguments: 0..<12)
  func changedSources(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let pieces = Array(##"/"#\(){}[]<>?!.,:;= a1_$`@&"##.utf8) + [0x0A, 0x0D, 0x00, 0xC2, 0xA0, 0xE2]
    for _ in 0..<40 {
      var bytes = Array((Self.sources.randomElement(using: &random) ?? "").utf8)
      bytes += Array((Self.sources.randomElement(using: &random) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.removeSubrange(place...)
        case 1: if place < bytes.count { bytes.remove(at: place) }
        case 2: if place < bytes.count { bytes[place] = pieces.randomElement(using: &random) ?? 0 }
        default: bytes.insert(pieces.randomElement(using: &random) ?? 0, at: place)
        }
      }
      expectOrder(bytes)
      guard !SwiftSourceFile(path: "", bytes: bytes).nestsBracketsTooDeep else { continue }
      let outcome = LexerComparison.compare(bytes)
      if !outcome.hasErrors {
        #expect(outcome.difference == nil, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
      }
    }
  }

  /// Tokens follow each other inside the text, whatever it is.
  private func expectOrder(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { buffer in
      var lexer = SwiftLexer(buffer)
      var end = 0
      var isOrdered = true
      while true {
        let token = lexer.next()
        isOrdered = isOrdered && token.start >= end && token.end >= token.start && token.end <= bytes.count
        if token.kind == .endOfFile { break }
        isOrdered = isOrdered && token.end > token.start
        end = token.end
      }
      #expect(isOrdered, "\(String(decoding: bytes.prefix(400), as: UTF8.self).debugDescription)")
    }
  }

  @Test(
    "long runs of what might begin something take time in proportion",
    arguments: [
      "+<#", "<#", "<<<<<<< a\n", ">>>> a\n", "#/\n", "\"\\(", "/*", "#\"\"\"", "(/\\/", "(/(", "`", "“", "#",
      "\"\"\"\n\\(", "a<#b",
    ])
  func longRuns(_ piece: String) {
    expectOrder(Array(String(repeating: piece, count: 8_000).utf8))
  }

  @Test(
    "every file of a folder", .enabled(if: SourceFolder.path != nil, "DRAGOMAN_SWIFT_SOURCES names no folder"))
  func folder() throws {
    for file in try SourceFolder.files() {
      let outcome = LexerComparison.compare([UInt8](try Data(contentsOf: URL(fileURLWithPath: file))))
      #expect(outcome.difference == nil, "\(file)")
      #expect(outcome.hasErrors || !outcome.isDamaged, "\(file)")
    }
  }
}

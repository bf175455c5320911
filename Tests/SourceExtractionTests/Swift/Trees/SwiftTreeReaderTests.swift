#if compiler(>=6.3) && compiler(<6.4) && os(Linux)
  import Foundation
  import TestSupport
  import Testing

  @testable import SourceExtraction

  @Suite("Trees made from tokens")
  struct SwiftTreeReaderTests {
    /// What is commonly written, which has to be read without the parser.
    static let sources = [
      "", "\n// only a comment\n", "#!/usr/bin/env swift\nlet a = 1\n",
      "import Foundation\n@testable import A.B\nimport struct C.D\n",
      "let a = 1, b: Int = 2\nvar c, d: [String: Int?]\nlet (e, f) = g\nasync let h = i()\n",
      "var a: Int { 1 }\nvar b: Int\n{\n  get { 1 }\n  set(new) { c = new }\n}\nvar d = 0 { didSet { e() } }\n",
      "struct A { var a: Int { get async throws { 1 } nonmutating set {} }; private(set) static var b = C() { willSet {} } }\n",
      "public final class A<B: C, D>: E<B>, F.G where D == B.H, B: I & J {\n  deinit { a() }\n  convenience init?(a: Int) {}\n}\n",
      "protocol A<B>: AnyObject { associatedtype B: C = D where B.E == F; func a() async throws -> B; var b: Int { get set } }\n",
      "enum A: String { case a, b = \"c\"\n  indirect case d(Int, e: [F], g h: (I) -> J = k) }\n",
      "extension A.B: @unchecked Sendable where C: D { typealias E<F> = (F?, g: H) async throws -> any I }\n",
      "actor A { isolated deinit {}\n  nonisolated(unsafe) var a = b }\n",
      "func a<B: C>(_ b: B, for c: inout D..., e: @escaping @Sendable (F) throws(G) -> Void = { _ in }) rethrows -> some H where B: I {}\n",
      "func == (a: A, b: A) -> Bool { true }\nprefix func - (a: A) -> A { a }\n",
      "struct A { subscript<B>(a: Int, b c: B) -> D { get { e } set {} }\n  init() {}\n  #warning(\"a\") }\n",
      "@available(iOS 17.4.1, *) @MainActor @objc(a:b:) @A.B(\"c\", d: e) func a() {}\n@inline(__always) func b() {}\n",
      "@available(*, deprecated, renamed: \"b\") @discardableResult func a() -> Int { 1 }\n",
      "if a, let b = c?.d, let e, case .f(let g, _) = h, #available(iOS 17, *) { i } else if j { k } else { l }\n",
      "guard let (a, b) = c(), let _ = d else { return }\nwhile let a = b.next() { continue }\nrepeat { a() } while b\n",
      "for case let .a(b, c) in d where e { break }\nfor try await (a, b): C in d {}\n",
      "do throws(A) { try b() } catch let error as C where d { e } catch .f, is G { throw error } catch { h() }\n",
      "switch a {\ncase .b, .c(let d) where e: f()\ncase is G, let h as I: fallthrough\n#if J\ncase 1...2: k()\n#endif\n@unknown default: l()\n}\n",
      "let a = if b { c } else { d }\nlet e = switch f { case 1: \"g\" default: \"h\" }\ndefer { i() }\n",
      "a = b + c * -d ?? e ? f : g as? H ?? i is J\n_ = &k\nl += try! await m()\nn = try? o\n",
      "a?.b!.c[d, e: f]?.0.1.self.init(g: h).i(j:k:)\nA.B<C, [D?]>(e).f\nG<H>?.none\n[I<J>?](k)\n[L: M]()\n[Any]()\n[any N]()\n",
      "a { b }\nc(d) { e in f } g: { _, h in i }\nj { [weak self, k = l] (m: N, o) async throws -> P in q }\nr { $0 + $1.s }\n",
      "Task { @MainActor [weak self] in a() }\nb.map(\\.c).reduce(0, +)\nd(\\E.f?.g[0], \\.self, \\.[h])\n",
      "let a = \"b\\(c)d\\(e, f: g)\", h = #\"i\\#(j)\\n\"#, k = \"\", l = \"\\n\\u{A}m\\r\"\nlet n = \"\"\"\n  o \\(p)\n  \"\"\"\n",
      "let a = [1, 2.5e3, 0x1F,], b = [\"c\": d, e: nil], f = [:], g = (), h = (i: 1, j)\nlet k = /l+/, m = #/n/#\n",
      "let a = .b\nlet c: D = .init(e)\nf(.g, .h(i), &j)\n#selector(k(_:l:))\n#m(n) { o }\nif #file == p {}\n",
      "#if os(iOS) && !DEBUG || swift(>=5.9)\nlet a = 1\n#elseif canImport(B)\n#else\nfunc c() {}\n#endif\n",
      "a\n  .b()\n  #if os(iOS)\n  .c(d)\n  #elseif E\n  .f\n  #endif\n  .g { h }\n",
      "let a /* b */ = c // d\n/* e /* f */ */ g() /* h */ ; i() // j\n",
      "let a: (B, c: D) -> [E] = f, g: [H: I]! = j, k: L.M.Type = n, o: some P & Q = r, s: ~Copyable = t\n",
      "return\n", "func a() { return b }\nfunc c() {\n  return\n}\nfunc d() { if e { return }; f() }\n",
      "let `class` = a.default\nb = .case\nc.d(in: e, for: f, _: g)\n",
      "open(a)\nlet await_ = b\nsome.any(each)\nactor = c\n", "\u{FEFF}let é = \"ü\"\n",
    ]

    @Test("common sources are read, as the parser reads them", arguments: sources)
    func common(_ source: String) {
      let comparison = TreeComparison(Array(source.utf8))
      #expect(!comparison.hasErrors && comparison.isRead)
      #expect(comparison.difference == nil)
    }

    /// What has to be left to the parser, or read just as it does.
    static let rare = [
      "let a = b < c, d > (e)\n", "unsafe a()\n", "copy a\n", "each a\n", "macro a() = #b\n", "a: for b in c {}\n",
      "if a { b } { c }\n", "if a { b }.c {}\n", "for a in b { c } where d {}\n", "let a: [3 of Int] = b\n",
      "func a<each B>(_ b: repeat each B) {}\n", "yield a\n", "let a = b ? c : d ? e : f\n", "a = b = c\n",
      "let a = A::b\n", "@a(b) func c() {}\n", "precedencegroup A { higherThan: B }\n", "infix operator +++: A\n",
      "switch a { case b where c: d\ndefault: e }\n", "let a = { (b) in c }\n", "func a() { return\nb() }\n",
      "struct A { init() }\n", "let a = 'b'\n", "var a: Int { _read { yield b } }\n", "let a = b\n{ c }\n",
      "@A\nlet b = 1\n", "@A #b\n", "a.\nb\n", "let a = b as C?\n", "a! = b\n", "if let a = b { c }\n",
    ]

    @Test("rare forms never come out otherwise", arguments: rare)
    func rareForms(_ source: String) {
      let comparison = TreeComparison(Array(source.utf8))
      #expect(comparison.difference == nil)
      #expect(!comparison.isRead || !comparison.hasErrors)
    }

    @Test(
      "what is changed at random is read as the parser reads it, and never where that finds errors", arguments: 0..<24)
    func changedSources(seed: Int) {
      var random = SeededRandom(seed: UInt64(seed))
      let all = Self.sources + Self.rare
      let pieces =
        ##"/ " # \( ) { } [ ] < > ? ! . , : = a 1 _ & ; @ let in case if else for func -> .. async try"##
        .split(separator: " ").map { Array($0.utf8) } + [[0x0A], [0x20]]
      for _ in 0..<30 {
        var bytes = Array((all.randomElement(using: &random) ?? "").utf8)
        bytes += Array((all.randomElement(using: &random) ?? "").utf8)
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let place = Int.random(in: 0...bytes.count, using: &random)
          switch Int.random(in: 0..<5, using: &random) {
          case 0: bytes.removeSubrange(place...)
          case 1: if place < bytes.count { bytes.remove(at: place) }
          case 2:
            let end = Swift.min(bytes.count, place + Int.random(in: 1...12, using: &random))
            bytes.removeSubrange(place..<end)
          default: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
          }
        }
        guard !SwiftSourceFile(path: "", bytes: bytes).nestsBracketsTooDeep else { continue }
        let comparison = TreeComparison(bytes)
        let text = String(decoding: bytes, as: UTF8.self).debugDescription
        #expect(comparison.difference == nil, "\(text)")
        #expect(!comparison.isRead || !comparison.hasErrors, "\(text)")
      }
    }

    @Test("deep nesting is left to the parser")
    func nesting() {
      for (open, close) in [("(", ")"), ("{", "}"), ("try ", ""), ("a(", ")"), ("if a {", "}"), ("\"\\(", ")\"")] {
        let source = String(repeating: open, count: 3_000) + "a" + String(repeating: close, count: 3_000)
        let tree = Array(source.utf8).withUnsafeBufferPointer { SwiftTreeReader.tree(of: $0) }
        #expect(tree == nil)
      }
    }

    @Test(
      "every file of a folder", .enabled(if: SourceFolder.path != nil, "DRAGOMAN_SWIFT_SOURCES names no folder"))
    func folder() throws {
      for file in try SourceFolder.files() {
        let comparison = TreeComparison([UInt8](try Data(contentsOf: URL(fileURLWithPath: file))))
        #expect(comparison.difference == nil, "\(file)")
        #expect(!comparison.isRead || !comparison.hasErrors, "\(file)")
      }
    }
  }
#endif

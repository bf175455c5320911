import Foundation
import LocalizableReferences
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

@testable import SourceExtraction

@Suite("Declarations read from tokens")
struct OutlineReaderTests {
  static let sources = [
    "", "import Foundation\nimport struct Foundation.Date\n", "#!/usr/bin/swift\nlet a = 1\n",
    "struct A<T: B, U>: C, @unchecked Sendable, ~Copyable where T: D, U == E.F<G> { }\n",
    "public final class A: B, C { private(set) var a = 1; fileprivate lazy var b: Int = { 2 }()\n  private static let c, d: Int\n}\n",
    "private enum A: String, B { case a, b = \"x\"; indirect case c(Int, label: [A], _ d: B = .e); case `default`\n}\n",
    "protocol A<B>: C where B: D {\n  associatedtype B: E = F\n  var a: Int { get }\n  static func b(_ c: inout B) -> Self\n  init?(a: Int)\n  subscript(a: Int) -> B { get set }\n}\n",
    "extension A.B: C where D == E { func f() { struct Local { let a = 1 }\n } }\n",
    "actor A { nonisolated let a: Int; isolated deinit { } }\ndistributed actor B {}\n",
    "struct A { class B { class func c() {}; class var d: Int { 1 } } }\n",
    "func a<T: B, U>(_ b: T, c d: U..., e: @escaping @Sendable (inout Int, _ f: [G?]) async throws -> (H, i: J)) async throws(K) -> some L where T: M {\n}\n",
    "func ==(a: A, b: A) -> Bool { true }\nprefix func - (a: A) -> A { a }\nfunc < (a: A, b: A) -> Bool { false }\n",
    "func a(b: Int = f(1, 2), c: [String: A<B, C>?] = [:], d: (() -> Void)? = nil, e: any F & G, `in`: H.Type) -> I.J<K>.L { }\n",
    "func a(_: Int, _ b: A!) rethrows -> B! {}\n@discardableResult\nfunc b() -> () -> Void { {} }\n",
    "struct A { init() {}\n  init?(a: Int) throws { }\n  convenience init!(_ b: B) where B: C {}\n  @_disfavoredOverload init<T>(c: T) {}\n}\n",
    "struct A { subscript(a: Int, b c: String) -> D { get { } set { } }\n  static subscript<T>(a a: T) -> T where T: B { }\n}\n",
    "struct A {\n  @State private var a = false\n  @Environment(\\.b) var b\n  @Wrapper(wrappedValue: 1, \"k\") var c: Int\n  @MainActor @ViewBuilder var body: some View { C() }\n  @Query<D>(e) var f\n}\n",
    "struct A {\n  var a: Int { get { 1 } nonmutating set(b) { } }\n  var b = 1 { didSet { } }\n  var c: Int = 1 { willSet(d) { } didSet { } }\n  var d: Int { get async throws { 1 } }\n  var e: Int\n  {\n    1\n  }\n}\n",
    "struct A {\n  let a = B(c: 1) { $0 } other: { $0 }\n    .map(\\.d)\n    ?? e\n  let b = Cache<A, B>()\n  let c = a < b\n  let d: [A<B, C>] = []\n  let e = x as? Y<Z>\n  let f = -1, g = try! h()\n  let i = j ? k : l\n  let m = [1, 2].map { n in n }\n}\n",
    "struct A {\n  #if DEBUG\n  var a = 1\n  #elseif false\n  var b = 2\n  #else\n  var c = 3\n  #endif\n  func d() {\n    #if X\n    e()\n    #endif\n  }\n}\n#if os(iOS)\nlet f = 1\n#endif\n",
    "typealias A<B> = C<B, [D]>\nprecedencegroup Never {}\n", "infix operator +++: AdditionPrecedence\n",
    "@available(iOS 17, *)\n#Preview(\"a\") { B() }\n#warning(\"later\")\n",
    "@Suite(\"A\") struct A { @Test(\"b\", .c) func d() {} }\n",
    "let a: (Int, b: String)? = nil, c: () -> Void = {}, d: [[Int]: (A) -> (B) -> C] = [:]\nlet e: A.Type = A.self\n",
    "@objc(doIt:) public class func a(_ b: Int) {}\n",
    "func expansion(of node: A, in context: B) -> C { \"String(localized: \\(node.arguments.first!))\" }\n",
    "let a = #selector(b)\nlet c = \"d\\(e { f in \"g\" })\"\nlet h = \"\"\"\n  i\n  \"\"\"\n",
  ]

  @Test("they are those of the tree", arguments: sources)
  func declarations(_ source: String) throws {
    let read = Self.read(Array(source.utf8))
    // What these are is left to the parser.
    if source.hasPrefix("precedencegroup") { return }
    #expect(read != nil || source.contains("precedencegroup"))
    guard let read else { return }
    #expect(Self.lines(read) == Self.lines(Self.parsed(Array(source.utf8))))
  }

  @Test(
    "what is not known for certain is left to the parser",
    arguments: [
      "print(1)\n", "let (a, b) = c\n", "let a = if b { 1 } else { 2 }\n",
      "macro a() = #externalMacro(module: \"b\", type: \"c\")\n",
      "struct A { let a: repeat B }\n", "let a = b\n{ 1 }\n", "func a(\n", "let a = 1 2\n",
      "x {\n}\n",
    ])
  func unknown(_ source: String) {
    #expect(Self.read(Array(source.utf8)) == nil)
  }

  @Test("what is read after a change is what the parser reads", arguments: 0..<16)
  func changedSources(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed + 100))
    let words =
      "(){}[]<>?!.,:;= \n@#".map { String($0) } + ["func ", "var ", "case ", "where ", "\"", "init", " -> ", "let a"]
    for _ in 0..<40 {
      var bytes = Array((Self.sources.randomElement(using: &random) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: if place < bytes.count { bytes.remove(at: place) }
        case 1:
          let other = Int.random(in: 0...bytes.count, using: &random)
          bytes.removeSubrange(min(place, other)..<max(place, other))
        default: bytes.insert(contentsOf: Array((words.randomElement(using: &random) ?? "").utf8), at: place)
        }
      }
      guard let read = Self.read(bytes), !SwiftSourceFile(path: "", bytes: bytes).nestsBracketsTooDeep else { continue }
      let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      guard !tree.hasError else { continue }
      #expect(
        Self.lines(read) == Self.lines(Self.parsed(bytes)), "\(String(decoding: bytes, as: UTF8.self).debugDescription)"
      )
    }
  }

  @Test("every file of a folder", .enabled(if: SourceFolder.path != nil, "DRAGOMAN_SWIFT_SOURCES names no folder"))
  func folder() throws {
    var unread: [String] = []
    let files = try SourceFolder.files()
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
      guard let read = Self.read(bytes) else {
        unread.append(file)
        continue
      }
      #expect(Self.lines(read) == Self.lines(Self.parsed(bytes)), "\(file)")
    }
    #expect(unread.count <= max(10, files.count / 50), "\(unread)")
  }

  private static func read(_ bytes: [UInt8]) -> FileDeclarations? {
    bytes.withUnsafeBufferPointer { buffer in
      guard var reader = OutlineReader(buffer, origin: .project, file: 7), reader.readFile() else { return nil }
      return reader.collector.result
    }
  }

  private static func parsed(_ bytes: [UInt8]) -> FileDeclarations {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    return DeclarationCollector.declarations(in: tree, origin: .project, file: 7)
  }

  /// Everything that is known of the declarations, a line each.
  private static func lines(_ file: FileDeclarations) -> [String] {
    func sorted(_ types: [String: SwiftType]) -> String {
      types.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    }
    let pieces = file.pieces.map { piece in
      var plain = piece
      plain.genericConstraints = [:]
      return "\(plain) \(sorted(piece.genericConstraints))"
    }
    let declarations = file.declarations.map { declaration in
      var plain = declaration
      plain.generics = [:]
      return "\(plain) \(sorted(declaration.generics))"
    }
    return pieces + declarations + ["\(file.globals)"]
  }
}

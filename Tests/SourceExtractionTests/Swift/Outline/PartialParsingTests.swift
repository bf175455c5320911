import Foundation
import LocalizableReferences
import SwiftSyntax
import Testing

@testable import SourceExtraction

@Suite("Parsing only what can hold keys")
struct PartialParsingTests {
  private static let source = """
    import SwiftUI

    struct Ticket { let id: Int; var seat = "A1" }

    /// Adds up.
    func total(_ values: [Int]) -> Int {
      values.reduce(0) { $0 + $1 }
    }

    @available(*, deprecated, message: "old")
    func old() {}

    struct Shelf: View {
      let tickets: [Ticket]
      @State private var isOpen = false

      var count: Int { tickets.count }

      var body: some View {
        Text("\\(count) tickets", comment: "Above the list")
      }
    }

    struct Shelf_Previews: PreviewProvider {
      static var previews: some View { Text("Never seen") }
    }

    #Preview { Text("Nor this") }

    """

  @Test("parts are those with literals, without previews")
  func parts() throws {
    let file = SwiftSourceFile(path: "A.swift", bytes: Array(Self.source.utf8))
    let outline = FileOutline(of: file, origin: .project, number: 0)
    let text = String(decoding: try #require(outline.file.reduced).bytes, as: UTF8.self)
    #expect(
      text == """
        struct Ticket {
        var seat = "A1"
        }
        struct Shelf: View {
        var body: some View {
            Text("\\(count) tickets", comment: "Above the list")
          }
        }

        """)
    #expect(!outline.file.parsed().hasError)
  }

  @Test(
    "statements that neither make a key nor say a type are left out",
    arguments: [
      ("f()\ng(\"a\")", "0\ng(\"a\")"), ("x = f()\ng(\"a\")", "0\ng(\"a\")"),
      ("try await f { $0 }\ng(\"a\")", "0\ng(\"a\")"),
      ("if a { return 1 } else { b() }\ng(\"a\")", "0\ng(\"a\")"),
      ("for a in b where c {\nd()\n}\ng(\"a\")", "0\ng(\"a\")"),
      ("if a {\nf()\ng(\"a\")\n}", "if a {\n0\ng(\"a\")\n}"),
      ("b {\nif c { d() }\nreturn \"a\"\n}", "b {\n0\nreturn \"a\"\n}"),
      ("b { x in\nf()\ng()\nh(\"a\")\n}", "b { x in\nf()\n0\nh(\"a\")\n}"),
    ])
  func statements(body: String, reduced: String) throws {
    #expect(try Self.reduced(body) == reduced)
  }

  @Test(
    "statements that may matter are kept",
    arguments: [
      "let x = f()\ng(\"\\(x)\")", "return f()\ng(\"a\")", "guard a else { return }\ng(\"a\")", "f()\n.g(\"a\")",
      "b {\nif c { return 1 }\nreturn \"a\"\n}", "switch a {\ncase b:\nf()\ndefault:\ng(\"a\")\n}",
      "#if A\nf()\n#endif\ng(\"a\")", "g(\"a\")\nb\n#if A\n.c(\"d\")\n#endif", "f(\"a\") {\ng()\n}\nlabel: {\nh()\n}",
      "let y =\nz()\ng(\"a\")",
      "a: while b { c() }\ng(\"a\")", "f {\na()\n}\nlabel: {\ng(\"a\")\n}\nh(\"b\")",
    ])
  func keptStatements(body: String) throws {
    #expect(try Self.reduced(body) == body)
  }

  /// What is left of a function's body.
  private static func reduced(_ body: String) throws -> String {
    let file = SwiftSourceFile(path: "A.swift", bytes: Array("func f() {\n\(body)\n}\n".utf8))
    let outline = FileOutline(of: file, origin: .project, number: 0)
    let lines = String(decoding: try #require(outline.file.reduced).bytes, as: UTF8.self).split(separator: "\n")
    return lines.dropFirst().dropLast().joined(separator: "\n")
  }

  @Test("places are those in the file")
  func places() throws {
    let result = try ExtractionFixture(Self.source).result()
    #expect(result.references.map(\.key) == ["%lld tickets"])
    #expect(result.references.map(\.location.line) == [20])
    #expect(result.references.map(\.location.column) == [10])
  }

  @Test("a file without text is not parsed, one that is not understood is")
  func unparsed() {
    func outline(_ source: String) -> FileOutline {
      FileOutline(of: SwiftSourceFile(path: "A.swift", bytes: Array(source.utf8)), origin: .project, number: 0)
    }
    #expect(!outline("struct A { func f() { g() } }\n").file.mayHaveKeys)
    #expect(outline("f()\nlet a = Text(\"One\")\n").file.reduced == nil)
    let damaged = outline("struct A {\nlet a = Text(\"One\") }}\n").file
    #expect(damaged.reduced == nil && damaged.parsed().hasError)
  }

  @Test("enums with a raw type keep their cases, whose names may be keys")
  func rawValues() throws {
    let source = "enum Mood: LocalizedStringKey {\n  case happy\n  case sad = \"Sad\"\n}\nlet a = \"\"\n"
    #expect(try ExtractionFixture(source).keys() == ["happy", "Sad"])
  }

  @Test(
    "a folder read in parts is what it is when all of it is parsed",
    .enabled(if: SourceFolder.path != nil, "DRAGOMAN_SWIFT_SOURCES names no folder"))
  func folder() throws {
    let files = try SourceFolder.files().map { ExtractableFile(path: $0, absolutePath: $0) }
    let unit = ExtractionUnit(name: "All", files: files)
    var parser = SwiftExtractor()
    parser.parsesEverything = true
    let whole = try parser.references(in: [unit], context: [], progress: nil)
    let parts = try SwiftExtractor().references(in: [unit], context: [], progress: nil)
    #expect(whole.map(\.references) == parts.map(\.references))
    #expect(whole.map(\.findings) == parts.map(\.findings))
    #expect(whole.map(\.possibleKeys) == parts.map(\.possibleKeys))
    #expect(whole.map(\.incompleteFiles) == parts.map(\.incompleteFiles))
  }
}

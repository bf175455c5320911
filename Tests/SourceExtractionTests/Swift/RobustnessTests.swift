import Findings
import Foundation
import SourceExtraction
import TestSupport
import LocalizableReferences
import SourceText
import Testing

@Suite("Damaged and extreme Swift sources")
struct RobustnessTests {
  @Test("a file with an error is read as far as it goes, and named")
  func syntaxError() throws {
    let result = try ExtractionFixture("let a = Text(\"One\")\nlet b = = Text(\n").result()
    #expect(result.references.map(\.key).contains("One"))
    #expect(result.incompleteFiles == ["Sources/Main.swift"])
    #expect(result.findings.map(\.id).contains("source-syntax-error"))
    #expect(result.findings.first { $0.id == "source-syntax-error" }?.location?.range?.lowerBound.line == 2)
  }

  @Test(
    "a literal that nothing closes is no key",
    arguments: [
      "let b = Text(\"Two)\n", "let b = NSLocalizedString(\"Two, comment: \"\")\n", "let b = Text(\"\"\"\n  Two\n",
    ])
  func unclosedLiteral(line: String) throws {
    let result = try ExtractionFixture("let a = Text(\"One\")\n" + line).result()
    #expect(result.references.map(\.key) == ["One"])
    #expect(result.incompleteFiles == ["Sources/Main.swift"])
  }

  @Test("a missing file is named")
  func missing() throws {
    var fixture = ExtractionFixture("let a = 1")
    fixture.missing = ["Sources/Gone.swift"]
    let result = try fixture.result()
    #expect(result.incompleteFiles == ["Sources/Gone.swift"])
    #expect(result.findings.map(\.id) == ["unreadable-source"])
  }

  @Test(
    "deep nesting",
    arguments: [
      String(repeating: "(", count: 5000) + "1" + String(repeating: ")", count: 5000),
      "let a = " + String(repeating: "[", count: 3000),
      "let a = x" + String(repeating: ".y()", count: 4000),
      "let a = 1" + String(repeating: " + 1", count: 4000),
      "let a = c" + String(repeating: " ? 1 : c", count: 2000),
      String(repeating: "struct A { ", count: 1000) + String(repeating: "}", count: 1000),
      "let a = Text(\"" + String(repeating: "\\(\"", count: 300) + String(repeating: "\")", count: 300) + "\")",
    ])
  func nesting(_ source: String) throws {
    _ = try ExtractionFixture(source).result()
  }

  @Test(
    "brackets that would keep the parser busy for ever are refused",
    arguments: [
      "[", "[(", "[[", "[/**/", "[ \n", "[a:[", "[@a ", "[any ", "[inout ", "[(a:", "[A<[", "[()->[", "[a.[", "a<[",
      "[-", "\\(", "\\(:",
    ])
  func runawayBrackets(_ opening: String) throws {
    let result = try ExtractionFixture("let a = " + String(repeating: opening, count: 2000)).result()
    #expect(result.findings.map(\.id) == ["source-nesting-too-deep"])
    #expect(result.incompleteFiles == ["Sources/Main.swift"])
  }

  @Test("many brackets that are no nest of types are read")
  func harmlessBrackets() throws {
    let sources = [
      String(repeating: "[\"a\": ", count: 40) + "1" + String(repeating: "]", count: 40),
      "a" + String(repeating: "[0]", count: 500), "\"" + String(repeating: "\\(a) ", count: 200) + "\"",
      "[" + String(repeating: "[1, [2]], ", count: 500) + "]",
      String(repeating: "a < b && ", count: 400).split(separator: "&& ").joined(separator: "= 1; _ = "),
    ]
    for source in sources {
      let keys = try ExtractionFixture("let a = \(source)\nlet b = Text(\"Row\")").keys()
      #expect(keys.contains("Row"), "\(source.prefix(40))")
    }
  }

  @Test("types that double with each line stay small")
  func growingTypes() throws {
    let tuples = (1..<60).map { "let a\($0) = (a\($0 - 1), a\($0 - 1))" }
    let calls = (1..<60).map { "let b\($0) = pair(b\($0 - 1))" }
    let source =
      "func pair<T>(_ t: T) -> (T, T) { (t, t) }\nfunc f() {\nlet a0 = 1\nlet b0 = 1\n"
      + (tuples + calls).joined(separator: "\n") + "\n_ = Text(\"Row \\(a0)\")\n}"
    #expect(try ExtractionFixture(source).keys() == ["Row %lld"])
  }

  @Test("thousands of overloads, branches of #if and literals in one line")
  func longLists() throws {
    let overloads = (0..<2000).map { "func f(_ a: Int) { f(\($0)) }" }.joined(separator: "\n")
    let branches = "#if A\n" + String(repeating: "#elseif B\nlet b = Text(\"B\")\n", count: 2000) + "#endif\n"
    let line = "let l: [LocalizedStringKey] = [" + String(repeating: "\"L\", ", count: 20000) + "]\n"
    #expect(Set(try ExtractionFixture(overloads + "\n" + branches + line).keys()) == ["B", "L"])
  }

  @Test("a file that is not UTF-8 is named, and nothing goes stale on its account")
  func encoding() throws {
    let bytes = Array("let a = Text(\"Caf".utf8) + [0xE9, 0xFF] + Array("\")\n".utf8)
    let result = try ExtractionFixture(bytes: ["Sources/Main.swift": bytes]).result()
    #expect(result.findings.map(\.id) == ["source-encoding"])
    #expect(result.incompleteFiles == ["Sources/Main.swift"])
  }

  @Test("mutated sources never bring it down")
  func mutations() throws {
    var random = SeededRandom(seed: 11)
    let base = LocalizableContextTests.cases.map(\.source) + FormatSpecifierTests.cases.map(\.source)
    var files: [String: [UInt8]] = [:]
    for number in 0..<300 {
      var bytes = Array(base[Int.random(in: 0..<base.count, using: &random)].utf8)
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(contentsOf: "{(\"\\([<:?".utf8.shuffled(using: &random).prefix(2), at: place)
        }
        if bytes.isEmpty { bytes = [0x22] }
      }
      files["Sources/\(number).swift"] = bytes
    }
    _ = try ExtractionFixture(bytes: files).result()
  }

  @Test("the result does not depend on scheduling")
  func determinism() throws {
    var files: [String: String] = [:]
    for (number, construct) in LocalizableContextTests.cases.enumerated() {
      files["Sources/\(number).swift"] = construct.source
    }
    let first = try ExtractionFixture(files: files).result().references
    let second = try ExtractionFixture(files: files).result().references
    #expect(first == second)
    #expect(!first.isEmpty)
  }
}

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

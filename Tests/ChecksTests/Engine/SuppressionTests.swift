import Checks
import Foundation
import TestSupport
import Testing

/// Comments that turn rules off, as users write them.
@Suite struct SuppressionTests {
  private static let rule = "hard-coded-text"

  /// What is found, as `id:line`.
  private func found(_ files: [String: String], _ arguments: String...) throws -> [String] {
    let harness = try CheckHarness(files)
    let run = CheckedRun(["check", "--format", "json"] + arguments, in: harness.project.root)
    let document = try FindingsDocument(run.output)
    return document.findings.filter { [Self.rule, "unknown-suppressed-rule", "unused-suppression"].contains($0.id) }
      .map { "\($0.id):\($0.location?.start?.line ?? 0)" }
  }

  private func source(_ lines: String...) -> [String: String] {
    ["A.swift": "import UIKit\nfunc show(_ label: UILabel) {\n" + lines.joined(separator: "\n") + "\n}\n"]
  }

  private static let text = "  label.text = \"Doors open at seven\""

  @Test func withoutACommentItIsFound() throws { #expect(try found(source(Self.text)) == ["hard-coded-text:3"]) }

  @Test(arguments: [
    ["// dragoman:disable:next hard-coded-text", text],
    ["  // dragoman:disable:next hard-coded-text - the sign at the door", text],
    ["/* dragoman:disable:next hard-coded-text */", "", "// why it is so", text],
    ["/// dragoman:disable:next missing-translation, hard-coded-text", text],
    [text + "  // dragoman:disable:this hard-coded-text"],
    [text + "  // dragoman:disable:this all"],
    [text, "  // dragoman:disable:previous hard-coded-text"],
    ["// dragoman:disable hard-coded-text", "", text, "// dragoman:enable hard-coded-text"],
    ["// dragoman:disable all", text],
    ["// dragoman:disable hard-coded-text", "// dragoman:enable missing-translation", text],
  ])
  func itIsTurnedOff(_ lines: [String]) throws {
    let files = ["A.swift": "import UIKit\nfunc show(_ label: UILabel) {\n" + lines.joined(separator: "\n") + "\n}\n"]
    #expect(try found(files).filter { $0.hasPrefix(Self.rule) } == [])
  }

  @Test(arguments: [
    (["// dragoman:disable:next missing-translation", text], 4),
    (["// dragoman:disable:next hard-coded-text", "  label.text = nil", text], 5),
    (["// dragoman:disable hard-coded-text", "// dragoman:enable hard-coded-text", text], 5),
    (["// dragoman:disable hard-coded-text", "// dragoman:enable all", text], 5),
    ([text, "// dragoman:disable hard-coded-text"], 3),
    (["  let mark = \"dragoman:disable all\"", text], 4),
    (["// see dragoman:disable all", text], 4),
    (["// dragoman:disabled hard-coded-text", text], 4),
  ])
  func itIsNotTurnedOff(_ lines: [String], _ line: Int) throws {
    let files = ["A.swift": "import UIKit\nfunc show(_ label: UILabel) {\n" + lines.joined(separator: "\n") + "\n}\n"]
    #expect(try found(files).filter { $0.hasPrefix(Self.rule) } == ["hard-coded-text:\(line)"])
  }

  @Test func linesAreRightWithWindowsLineEnds() throws {
    let text = source("// dragoman:disable:next hard-coded-text", Self.text, Self.text)["A.swift"] ?? ""
    #expect(try found(["A.swift": text.replacing("\n", with: "\r\n")]) == ["hard-coded-text:5"])
  }

  @Test func aNameThatNoRuleHasIsTold() throws {
    #expect(
      try found(source("// dragoman:disable:next hardcoded-text", Self.text)) == [
        "unknown-suppressed-rule:3", "hard-coded-text:4",
      ])
    #expect(
      try found(source("// dragoman:disable", Self.text)) == ["unknown-suppressed-rule:3", "hard-coded-text:4"])
    // Also in a file in which nothing is found.
    #expect(try found(["A.swift": "// dragoman:enable nonsense\n"]) == ["unknown-suppressed-rule:1"])
  }

  @Test func whatTurnsNothingOffIsTold() throws {
    #expect(try found(["A.swift": "// dragoman:disable hard-coded-text\n"]) == ["unused-suppression:1"])
    #expect(
      try found(source("// dragoman:disable:next all", "// dragoman:disable hard-coded-text", Self.text)) == [
        "unused-suppression:4"
      ])
    // A rule that did not run could not be turned off.
    #expect(try found(["A.swift": "// dragoman:disable hard-coded-text\n"], "--disable", Self.rule) == [])
    #expect(try found(["A.swift": "// dragoman:disable hard-coded-text\n"], "--rule", "missing-translation") == [])
  }

  @Test func objectiveCIsTurnedOffToo() throws {
    let code = "// dragoman:disable nonsense\n"
    #expect(try found(["A.m": code, "B.h": code, "C.mm": code]).count == 3)
  }

  @Test func aKeysCommentTurnsOffWhatIsFoundAtTheKey() throws {
    func catalog(_ comment: String) -> [String: String] {
      [
        "A.swift": "import SwiftUI\nlet text = Text(\"Encore\", comment: \"\(comment)\")\n",
        "Localizable.xcstrings": """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Encore" : {
              "comment" : "\(comment)"
            },
            "Stalls" : {
              "comment" : "Seats",
              "extractionState" : "manual",
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Parkett" } }
              }
            }
          },
          "version" : "1.0"
        }
        """,
      ]
    }
    func ids(_ comment: String) throws -> [String] {
      let harness = try CheckHarness(catalog(comment))
      let run = CheckedRun(["check", "--format", "json"], in: harness.project.root)
      let document = try FindingsDocument(run.output)
      return document.findings.map(\.id).filter {
        ["missing-translation", "unknown-suppressed-rule", "unused-suppression"].contains($0)
      }
    }
    #expect(try ids("Called after the concert") == ["missing-translation"])
    #expect(try ids("Called after it. dragoman:disable missing-translation") == [])
    #expect(try ids("dragoman:disable all - a name") == [])
    #expect(try ids("dragoman:disable missing-translation as people shout it") == [])
    #expect(try ids("dragoman:disable mising-translation") == ["missing-translation", "unknown-suppressed-rule"])
    #expect(
      try ids("dragoman:disable hard-coded-text, missing-translation") == ["unused-suppression"])
  }
}

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
    let ids = [Self.rule, "unknown-directive", "unknown-suppressed-rule", "unused-suppression"]
    return document.findings.filter { ids.contains($0.id) }
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
    [
      "  label.text = \"\"\"", "    Doors open", "    at seven", "    \"\"\"  // dragoman:disable:this hard-coded-text",
    ],
    ["  label.text = \"\"\"", "    Doors", "    open", "    \"\"\"", "  // dragoman:disable:previous hard-coded-text"],
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

  @Test(arguments: [
    ("// dragoman:disable:nxt hard-coded-text", "did you mean 'dragoman:disable:next'?"),
    ("// dragoman:disable: next hard-coded-text", "write 'dragoman:disable:next'"),
    ("// dragoman: disable hard-coded-text", "write 'dragoman:disable'"),
    ("// dragoman disable:next hard-coded-text", "write 'dragoman:disable:next'"),
    ("// Dragoman:disable hard-coded-text", "write 'dragoman:disable'"),
    ("/* dragoman-disable hard-coded-text */", "write 'dragoman:disable'"),
    ("// dragoman:disabled hard-coded-text", "did you mean 'dragoman:disable'?"),
    ("// dragoman:enable:next hard-coded-text", "did you mean 'dragoman:enable'?"),
    ("// dragoman:key menu.*", "did you mean 'dragoman:keys'?"),
    ("// dragoman:keys:nxt menu.*", "did you mean 'dragoman:keys:next'?"),
    ("// dragoman:keep", "'dragoman:keep' stands in the comment of a key"),
    ("// dragoman:ignore", "a comment says 'dragoman:disable', 'dragoman:enable', 'dragoman:keys'"),
    ("// dragoman:disable:next hard-coded-txt", "did you mean 'hard-coded-text'?"),
  ])
  func whatIsMisspeltIsSaid(_ comment: String, _ suggestion: String) throws {
    let run = try CheckHarness(source(comment, "")).run("check")
    #expect(run.errors.contains("A.swift:3:"), "\(run.errors)")
    #expect(run.errors.contains("[unknown-directive]") || run.errors.contains("[unknown-suppressed-rule]"))
    #expect(run.errors.contains(suggestion), "\(run.errors)")
  }

  @Test(arguments: [
    "// dragoman: the tool that finds what is said here", "// dragoman keeps keys that are named below",
    "// Dragoman is not asked here", "// see dragoman:disabled", "let word = \"dragoman:disabled\"",
    "// dragoman.json leaves it out", "// dragoman:disable:next missing-translation", "// dragoman:keys:this menu.*",
  ])
  func sentencesAreNoDirectives(_ line: String) throws {
    #expect(try !CheckHarness(source(line, "")).run("check").errors.contains("unknown-directive"))
  }

  @Test(arguments: [
    ("dragoman:kep", true), ("dragoman:disable:nxt same-as-source", true), ("dragoman: disable same-as-source", true),
    ("Shown by dragoman:keys", true), ("dragoman:keep, a server asks for it", false), ("dragoman:handbook", false),
    ("In dragoman: the key of a door", false),
  ])
  func whatIsMisspeltOnAKeyIsSaid(_ comment: String, _ isSaid: Bool) throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"Stalls": {"comment": "\(comment)"}}, "version": "1.0"}
      """
    let run = try CheckHarness(["Localizable.xcstrings": catalog]).run("check", "Localizable.xcstrings")
    #expect(run.errors.contains("[unknown-directive]") == isSaid, "\(run.errors)")
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

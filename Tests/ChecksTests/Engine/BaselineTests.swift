import Commands
import Foundation
import TestSupport
import Testing

@Suite struct BaselineTests {
  private static func source(_ texts: String...) -> String {
    "import UIKit\nfunc show(_ label: UILabel) {\n" + texts.map { "  label.text = \"\($0)\"\n" }.joined() + "}\n"
  }

  private func harness(_ texts: String...) throws -> CheckHarness {
    try CheckHarness(["App/A.swift": Self.source("Doors open at seven", "Doors open at seven")])
  }

  @Test func onlyWhatDiffersWouldChange() throws {
    let harness = try harness()
    let before = harness.run("check", "--write-baseline", "known.json", "--check")
    #expect(before.code == .findings && before.output.hasPrefix("would create known.json"))
    _ = harness.run("check", "--write-baseline", "known.json")
    for arguments in [["--check"], []] {
      let after = CheckedRun(["check", "--write-baseline", "known.json"] + arguments, in: harness.project.root)
      #expect(after.code == .success)
      #expect(after.output == "known.json is up to date: 2 findings\n")
    }
  }

  @Test func whatItKeepsDoesNotCount() throws {
    let harness = try harness()
    #expect(harness.run("check", "--strict").code == .findings)
    let written = harness.run("check", "--write-baseline", "known.json")
    #expect(written.code == .success)
    #expect(written.output == "known.json: 2 findings, which '--baseline' leaves out\n")
    #expect(
      try harness.text("known.json") == """
        {
          "formatVersion": 1,
          "findings": [
            {
              "path": "App/A.swift",
              "declaration": "show",
              "code": "\\"Doors open at seven\\"",
              "rule": "hard-coded-text",
              "count": 2
            }
          ]
        }

        """)
    let checked = harness.run("check", "--strict", "--baseline", "known.json", "--format", "json")
    #expect(checked.code == .success)
    #expect(!checked.output.contains("hard-coded-text"))
    #expect(
      harness.run("check", "--baseline", "known.json").output
        == "nothing new found in 0 catalogs and 1 source; left out: 2 in the baseline\n")
  }

  @Test func linesMayMoveAndTheFolderMayBeAnother() throws {
    let harness = try harness()
    _ = harness.run("check", "--write-baseline", "known.json")
    try harness.project.write("\n// more\n\n" + harness.text("App/A.swift"), to: "App/A.swift")
    #expect(harness.run("check", "--strict", "--baseline", "known.json").code == .success)
    let inside = CheckedRun(
      ["check", "--strict", "--baseline", harness.project.absolute("known.json")], in: harness.project.absolute("App"))
    #expect(inside.code == .success)
  }

  @Test func oneMoreCounts() throws {
    let harness = try harness()
    _ = harness.run("check", "--write-baseline", "known.json")
    try harness.project.write(
      Self.source("Doors open at seven", "Doors open at seven", "Doors open at seven"), to: "App/A.swift")
    let run = harness.run("check", "--strict", "--baseline", "known.json", "--format", "json")
    #expect(run.code == .findings)
    #expect(run.output.components(separatedBy: "\"hard-coded-text\"").count == 2)
    #expect(run.output.contains("\"line\" : 5"))
    let summary = harness.run("check", "--baseline", "known.json").output
    #expect(summary.hasPrefix("1 warning in 1 file; left out: 2 in the baseline"), "\(summary)")
  }

  @Test func whatIsNoMoreIsTold() throws {
    let harness = try harness()
    _ = harness.run("check", "--write-baseline", "known.json")
    try harness.project.write(Self.source("Doors open at seven"), to: "App/A.swift")
    let run = harness.run("check", "--baseline", "known.json", "--advice")
    #expect(run.errors.contains("one finding of the baseline is no more [outdated-baseline]"))
    #expect(run.errors.contains("hard-coded-text in App/A.swift"))
    // What is not looked for may still be there.
    let other = harness.run("check", "--baseline", "known.json", "--advice", "--disable", "hard-coded-text")
    #expect(!other.errors.contains("outdated-baseline"))
    #expect(harness.run("check", "--write-baseline", "known.json", "--check").code == .findings)
    #expect(harness.run("check", "--write-baseline", "known.json").code == .success)
    #expect(harness.run("check", "--write-baseline", "known.json", "--check").code == .success)
  }

  @Test func theConfigurationMayNameIt() throws {
    let harness = try harness()
    _ = harness.run("check", "--write-baseline", "App/known.json")
    try harness.project.write("{ \"check\": { \"baseline\": \"App/known.json\" } }", to: "dragoman.json")
    #expect(harness.run("check", "--strict").code == .success)
  }

  @Test(arguments: [
    ("[]", "this is no baseline of version 1"), ("{ \"formatVersion\": 2 }", "this is no baseline of version 1"),
    ("{ \"formatVersion\": 1 }", "has an array"), ("{", "[truncated-file]"),
    ("{ \"formatVersion\": 1, \"findings\": [ { \"rule\": \"a\" } ] }", "an entry has a rule"),
    ("{ \"formatVersion\": 1, \"findings\": [ { \"rule\": \"a\", \"path\": \"b\", \"count\": 0 } ] }", "an entry has"),
  ])
  func whatIsNoneIsRefused(_ text: String, _ message: String) throws {
    let harness = try harness()
    try harness.project.write(text, to: "known.json")
    let run = harness.run("check", "--baseline", "known.json")
    #expect(run.code == .refused)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func numbersMayBeAny() throws {
    let harness = try harness()
    let entry = #"{ "rule": "hard-coded-text", "path": "App/A.swift", "count": 9223372036854775807 }"#
    try harness.project.write(#"{ "formatVersion": 1, "findings": [\#(entry), \#(entry)] }"#, to: "known.json")
    #expect(harness.run("check", "--strict", "--baseline", "known.json").code == .findings)
  }

  @Test func oneThatIsNotThereIsTold() throws {
    let run = try harness().run("check", "--baseline", "known.json")
    #expect(run.code == .refused)
    #expect(run.errors.contains("'dragoman check --write-baseline known.json' makes it"))
  }

  @Test func itIsWrittenAlone() throws {
    for option in ["--fix", "--new-since=main", "--language=de"] {
      let run = try harness().run("check", "--write-baseline", "known.json", option)
      #expect(run.code == .refused)
      #expect(run.errors.contains("run them one after the other"))
    }
  }
}

import Commands
import Foundation
import TestSupport
import Testing

/// What reports call files, from whatever folder the tool runs.
@Suite struct ReportedPathTests {
  private static let source = "import UIKit\nfunc show(_ label: UILabel) { label.text = \"Doors open at seven\" }\n"

  private func run(_ arguments: [String], in folder: String, variables: [String: String] = [:]) throws -> CheckedRun {
    let harness = try CheckHarness(["App/Views/A.swift": Self.source, ".git/HEAD": ""])
    let masked = variables.mapValues { harness.project.absolute($0) }
    return CheckedRun(arguments, in: harness.project.absolute(folder), variables: masked)
  }

  @Test(arguments: ["github", "junit", "markdown", "sarif"])
  func reportsThatAreReadElsewhereAreTheSameFromEveryFolder(format: String) throws {
    let arguments = ["check", "--rule", "hard-coded-text", "--format", format]
    let atTop = try run(arguments, in: ".")
    #expect(atTop.output.contains("App/Views/A.swift"))
    func withoutSummary(_ output: String) -> String {
      output.split(separator: "\n").filter { !$0.hasPrefix("1 warning in") }.joined(separator: "\n")
    }
    for folder in ["App", "App/Views"] {
      #expect(try withoutSummary(run(arguments, in: folder).output) == withoutSummary(atTop.output))
    }
  }

  @Test func othersCallFilesAsThatWhoReadsThem() throws {
    #expect(try run(["check"], in: "App").errors.hasPrefix("Views/A.swift:2:"))
    #expect(try run(["check", "--format", "json"], in: "App").output.contains("\"path\" : \"Views/A.swift\""))
    let xcode = try run(["check", "--format", "xcode"], in: "App").output
    #expect(xcode.hasPrefix("/") && xcode.contains("/App/Views/A.swift:2:"))
  }

  @Test func aWorkflowKnowsItsOwnFolder() throws {
    let run = try run(
      ["check", "--format", "github", "--no-cache"], in: "App/Views", variables: ["GITHUB_WORKSPACE": "App"])
    #expect(run.output.contains("file=Views/A.swift,"), "\(run.output)")
  }

  @Test func aBaselineMayLieAnywhere() throws {
    let harness = try CheckHarness(["App/Views/A.swift": Self.source, "CI/old.json": ""])
    #expect(harness.run("check", "--write-baseline", "CI/known.json").code == .success)
    let written = try harness.text("CI/known.json")
    #expect(written.contains("\"path\": \"../App/Views/A.swift\""), "\(written)")
    // As they were written before.
    let absolute = written.replacing("../App", with: harness.project.absolute("App"))
    try harness.project.write(absolute, to: "CI/old.json")
    for file in ["CI/known.json", "CI/old.json"] {
      let path = harness.project.absolute(file)
      for folder in [".", "App", "App/Views"] {
        let run = CheckedRun(["check", "--strict", "--baseline", path], in: harness.project.absolute(folder))
        #expect(run.code == .success, "\(file) \(folder): \(run.errors)")
      }
    }
    try harness.project.write("import UIKit\n", to: "App/Views/A.swift")
    #expect(harness.run("check", "--baseline", "CI/old.json", "--advice").errors.contains("[outdated-baseline]"))
  }

  /// Documents are alone: only what keeps them from being whole is said beside them.
  @Test(arguments: [["--json"], ["--format", "json"], ["--format", "sarif"], ["--format", "junit"]])
  func nothingStandsBesideADocument(arguments: [String]) throws {
    let harness = try CheckHarness([
      "App/A.swift": Self.source,
      "App/Localizable.xcstrings": "{ \"sourceLanguage\": \"en\", \"strings\": {}, \"version\": \"1.0\" }",
    ])
    for command in ["check", "doctor", "unused", "status", "sync", "extract"] {
      let run = CheckedRun([command, "--advice"] + arguments, in: harness.project.root)
      #expect(run.errors == "", "\(command)")
      #expect(run.code == .success, "\(command)")
      #expect(!run.output.isEmpty, "\(command)")
    }
    #expect(CheckedRun(["check"] + arguments, in: harness.project.root).output.contains("hard-coded-text"))
    try harness.project.write("{ \"strings\" ", to: "App/Localizable.xcstrings")
    let damaged = CheckedRun(["check"] + arguments, in: harness.project.root)
    #expect(damaged.code == .refused)
    #expect(damaged.errors.hasPrefix("App/Localizable.xcstrings:"), "\(damaged.errors)")
    #expect(!damaged.errors.contains("hard-coded-text"))
    #expect(damaged.output.contains("Localizable.xcstrings"))
  }
}

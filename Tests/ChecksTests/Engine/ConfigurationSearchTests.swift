import Commands
import Foundation
import TestSupport
import Testing

/// Which `dragoman.json` counts, and what its paths mean there.
@Suite struct ConfigurationSearchTests {
  private static let source = "import UIKit\nfunc show(_ label: UILabel) { label.text = \"Doors open at seven\" }\n"
  private static let off = "{ \"check\": { \"rules\": { \"hard-coded-text\": \"off\" } } }"

  private func harness(_ files: [String: String]) throws -> CheckHarness {
    try CheckHarness(files.merging(["App/Views/A.swift": Self.source]) { $1 })
  }

  private func run(_ arguments: String..., in folder: String, of harness: CheckHarness) -> CheckedRun {
    CheckedRun(arguments, in: harness.project.absolute(folder))
  }

  private func isOff(_ run: CheckedRun) -> Bool {
    #expect(run.errors == "" || run.errors.contains("hard-coded-text"), "\(run.errors)")
    return !run.errors.contains("hard-coded-text")
  }

  @Test func itIsFoundFromBelowUpToTheTopOfTheRepository() throws {
    let harness = try harness(["dragoman.json": Self.off, ".git/HEAD": ""])
    #expect(isOff(run("check", in: "App/Views", of: harness)))
    #expect(isOff(run("check", "Views", in: "App", of: harness)))
    #expect(isOff(run("check", "..", in: "App/Views", of: harness)))
    #expect(isOff(CheckedRun(["check", harness.project.absolute("App")], in: "/")))
    // What lies above the repository is somebody else's.
    try harness.project.write("", to: "App/.git")
    #expect(!isOff(run("check", "Views", in: "App", of: harness)))
  }

  @Test func withoutARepositoryItIsFoundUpToTheWorkingDirectory() throws {
    let harness = try harness(["dragoman.json": Self.off])
    #expect(isOff(harness.run("check", "App/Views")))
    #expect(!isOff(run("check", "Views", in: "App", of: harness)))
    #expect(!isOff(CheckedRun(["check", harness.project.absolute("App")], in: harness.project.absolute("App/Views"))))
  }

  @Test func theNearestCountsAlone() throws {
    let harness = try harness(["dragoman.json": Self.off, "App/dragoman.json": "{}", ".git/HEAD": ""])
    #expect(!isOff(harness.run("check", "App/Views")))
    #expect(isOff(harness.run("check")))
  }

  @Test func othersAreNamedByTheDoctor() throws {
    let harness = try harness(["dragoman.json": Self.off, "App/dragoman.json": "{}", ".git/HEAD": ""])
    #expect(
      harness.run("doctor").output.hasSuffix(
        "configured by dragoman.json\nnot followed here, but where its folder is named: App/dragoman.json\n"))
    #expect(run("doctor", in: "App", of: harness).output.hasSuffix("configured by dragoman.json\n"))
  }

  @Test func whatCannotBeReadIsNotPassedOver() throws {
    let harness = try harness([".git/HEAD": ""])
    try harness.project.link("dragoman.json", to: "none.json")
    let link = harness.run("check")
    #expect(link.code == .refused)
    #expect(link.errors.contains("cannot read 'dragoman.json'"), "\(link.errors)")
    try FileManager.default.removeItem(atPath: harness.project.absolute("dragoman.json"))
    try harness.project.write("", to: "dragoman.json/inside")
    let folder = harness.run("check")
    #expect(folder.code == .refused)
    #expect(folder.errors.contains("cannot read 'dragoman.json': it is a folder"), "\(folder.errors)")
  }

  @Test func theCommandLineNamesAnother() throws {
    let harness = try harness(["App/dragoman.json": "{}", "Other/strict.json": Self.off])
    #expect(isOff(harness.run("check", "App", "--config", "Other/strict.json")))
    let missing = harness.run("check", "App", "--config", "Other/none.json")
    #expect(missing.code == .refused)
    #expect(missing.errors.contains("Other/none.json"))
    // Every command that reads a project knows it.
    for command in [
      "check", "compile", "create", "doctor", "export", "extract", "format", "import", "languages", "migrate",
      "pseudolocalize", "refactor", "status", "sync", "unused",
    ] {
      #expect(harness.run("help", command).output.contains("--config FILE"), "\(command)")
    }
  }

  @Test func itsPathsAreRelativeToItsOwnFolder() throws {
    let harness = try harness([
      "dragoman.json": "{ \"exclude\": [\"App/Old\", \"Other\"], \"check\": { \"baseline\": \"known.json\" } }",
      ".git/HEAD": "", "App/Old/B.swift": Self.source, "Other/C.swift": Self.source,
    ])
    _ = harness.run("check", "--write-baseline", "known.json")
    try harness.project.write(Self.source.replacing("seven", with: "eight"), to: "App/Views/D.swift")
    for folder in [".", "App", "App/Views"] {
      let found = run("check", in: folder, of: harness)
      #expect(found.output.hasPrefix("1 warning in 1 file; left out: 1 in the baseline"), "\(found.output)")
      #expect(found.errors.contains("eight"))
    }
    // Who names what is left out asks for it.
    #expect(harness.run("check", "Other").output.hasPrefix("1 warning"))
  }

  @Test func aRuleIsLeftOutOfAFolderFromEverywhere() throws {
    let rules = "{ \"hard-coded-text\": { \"exclude\": [\"App/Views\"] } }"
    let harness = try harness(["dragoman.json": "{ \"check\": { \"rules\": \(rules) } }", ".git/HEAD": ""])
    for folder in [".", "App", "App/Views"] { #expect(isOff(run("check", in: folder, of: harness))) }
  }

  @Test func whatIsWrongIsSaidAtItsPlace() throws {
    let harness = try harness([
      "App/dragoman.json": "{\n  \"check\": { \"rules\": { \"hard-coded-texts\": \"off\" } }\n}", ".git/HEAD": "",
    ])
    let unknown = harness.run("check", "App")
    #expect(unknown.code == .refused)
    #expect(unknown.errors.contains("App/dragoman.json:2:25: "), "\(unknown.errors)")
    let catalog = "{ \"sourceLanguage\": \"en\", \"strings\": {}, \"version\": \"1.0\" }"
    try harness.project.write(catalog, to: "App/Views/Localizable.xcstrings")
    let ofCatalog = harness.run("check", "App/Views/Localizable.xcstrings")
    #expect(ofCatalog.errors.contains("App/dragoman.json:2:25: "), "\(ofCatalog.errors)")
    let rules = "{ \"hard-coded-text\": { \"exclude\": [\"Views/Old\"] } }"
    try harness.project.write("{\n  \"check\": { \"rules\": \(rules) }\n}", to: "App/dragoman.json")
    let missing = harness.run("check", "App/Views")
    #expect(missing.errors.contains("App/dragoman.json:2:"), "\(missing.errors)")
    #expect(missing.errors.contains("there is no 'Views/Old' to exclude"), "\(missing.errors)")
  }

  @Test func aMissingBaselineIsSaidWhereItIsNamed() throws {
    let harness = try harness([
      "App/dragoman.json": "{\n  \"check\": { \"baseline\": \"none.json\" }\n}", ".git/HEAD": "",
    ])
    let run = run("check", "Views", in: "App", of: harness)
    #expect(run.code == .refused)
    #expect(run.errors.hasPrefix("dragoman.json:2:26: error: cannot read 'none.json'"), "\(run.errors)")
  }

  @Test func aMisspeltRuleIsRecognized() throws {
    let harness = try harness([
      "dragoman.json": "{ \"check\": { \"rules\": { \"hard-coded-txt\": \"off\" } } }"
    ])
    #expect(harness.run("check").errors.contains("did you mean 'hard-coded-text'?"))
    #expect(harness.run("check", "--explain", "hard-coded-txt").errors.contains("did you mean 'hard-coded-text'?"))
    #expect(run("check", "--rule", "xyz", in: "App/Views", of: harness).errors.contains("--list"))
  }

  @Test func aFolderOfAProjectIsSaidToBeLookedAtAlone() throws {
    let harness = try harness(["App.xcodeproj/project.pbxproj": "", ".git/HEAD": ""])
    let line = "\n'.' was looked at alone, and not the project around it, \(harness.project.root)/App.xcodeproj\n"
    #expect(run("check", in: "App", of: harness).output.hasSuffix(line))
    let named = harness.run("check", "App").output
    #expect(named.hasSuffix("\n'App' was looked at alone, and not the project around it, App.xcodeproj\n"), "\(named)")
    #expect(harness.run("check", "App", "--quiet").output == "")
    try harness.project.write("", to: "App/.git")
    #expect(!harness.run("check", "App").output.contains("alone"))
  }
}

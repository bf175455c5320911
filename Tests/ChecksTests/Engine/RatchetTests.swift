import Commands
import Foundation
import TestSupport
import Testing

private let hasGit = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"].contains(
  where: FileManager.default.isExecutableFile(atPath:))

@Suite(.enabled(if: hasGit, "git is not installed")) struct RatchetTests {
  private static func source(_ texts: String...) -> String {
    "import UIKit\nfunc show(_ label: UILabel) {\n" + texts.map { "  label.text = \"\($0)\"\n" }.joined() + "}\n"
  }

  private static let variables: [String: String] = [
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "GIT_CONFIG_GLOBAL": "/dev/null",
    "GIT_CONFIG_NOSYSTEM": "1", "DRAGOMAN_CACHE": "",
  ]

  @discardableResult
  private func git(_ arguments: String..., in folder: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "init.defaultBranch=main"] + arguments
    process.environment = Self.variables
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// A repository with one commit.
  private func harness() throws -> CheckHarness {
    var harness = try CheckHarness([
      "App/A.swift": Self.source("Doors open at seven"), "App/Picture.png": "no picture", "Other/B.swift": "",
    ])
    harness.variables = Self.variables
    try git("init", in: harness.project.root)
    try git("add", "-A", in: harness.project.root)
    #expect(try git("commit", "-m", "a", in: harness.project.root) == 0)
    return harness
  }

  private func count(_ run: CheckedRun) -> Int { run.output.components(separatedBy: "\"hard-coded-text\"").count - 1 }

  @Test func onlyWhatGotWorseCounts() throws {
    let harness = try harness()
    #expect(harness.run("check", "--strict").code == .findings)
    #expect(harness.run("check", "--strict", "--new-since", "main").code == .success)
    try harness.project.write("\n\n" + Self.source("Doors open at seven", "No photographs"), to: "App/A.swift")
    let run = harness.run("check", "--strict", "--new-since", "main", "--format", "json")
    #expect(run.code == .findings)
    #expect(count(run) == 1)
    #expect(run.output.contains("No photographs"))
    // A second of the same is one more.
    try harness.project.write(Self.source("Doors open at seven", "Doors open at seven"), to: "App/A.swift")
    #expect(count(harness.run("check", "--new-since", "HEAD", "--format", "json")) == 1)
  }

  @Test func aFolderIsComparedWithItself() throws {
    let harness = try harness()
    #expect(harness.run("check", "App", "--strict", "--new-since", "main").code == .success)
    let inside = CheckedRun(
      ["check", "--strict", "--new-since", "main"], in: harness.project.absolute("App"), variables: Self.variables)
    #expect(inside.code == .success)
    // What was not there is new.
    try harness.project.write(Self.source("No photographs"), to: "New/C.swift")
    #expect(harness.run("check", "New", "--strict", "--new-since", "main").code == .findings)
  }

  @Test(arguments: [[], ["App"], ["App/de.lproj"], ["App/de.lproj/Localizable.strings"]])
  func tablesAreComparedWithThemselves(_ paths: [String]) throws {
    let harness = try CheckHarness([
      "App/en.lproj/Localizable.strings": "\"Two rows\" = \"Two rows\";\n\"Seat\" = \"Seat\";\n",
      "App/de.lproj/Localizable.strings": "\"Two rows\" = \"Zwei  Reihen\";\n\"Seat\" = \"Platz\";\n",
    ])
    try git("init", in: harness.project.root)
    try git("add", "-A", in: harness.project.root)
    #expect(try git("commit", "-m", "a", in: harness.project.root) == 0)
    func check() -> CheckedRun {
      CheckedRun(
        ["check"] + paths + ["--strict", "--new-since", "main", "--format", "json"], in: harness.project.root,
        variables: Self.variables)
    }
    try harness.project.write(
      "/* Moved. */\n\"Seat\" = \"Platz\";\n\"Two rows\" = \"Zwei  Reihen\";\n", to: "App/de.lproj/Localizable.strings")
    #expect(check().code == .success)
    try harness.project.write(
      "\"Two rows\" = \"Zwei  Reihen\";\n\"Seat\" = \" Platz\";\n", to: "App/de.lproj/Localizable.strings")
    let run = check()
    #expect(run.code == .findings)
    #expect(run.output.contains("differing-space-at-edges") && !run.output.contains("doubled-space"))
  }

  @Test func aFileThatMovedIsTheSame() throws {
    let harness = try harness()
    try git("mv", "App/A.swift", "App/Moved.swift", in: harness.project.root)
    #expect(harness.run("check", "--strict", "--new-since", "main").code == .success)
  }

  /// `git mv` was not used.
  @Test func aFileThatMovedWithoutGitIsTheSame() throws {
    let harness = try harness()
    try FileManager.default.moveItem(
      atPath: harness.project.absolute("App/A.swift"), toPath: harness.project.absolute("App/Moved.swift"))
    #expect(harness.run("check", "--strict", "--new-since", "main").code == .success)
  }

  @Test func aFolderThatMovedIsTheSame() throws {
    let harness = try harness()
    try git("mv", "App", "Apps", in: harness.project.root)
    for paths in [[], ["Apps"]] {
      let run = CheckedRun(
        ["check"] + paths + ["--strict", "--new-since", "main"], in: harness.project.root, variables: Self.variables)
      #expect(run.code == .success, "\(paths) \(run.errors)")
    }
    try harness.project.write(Self.source("No photographs"), to: "Apps/C.swift")
    #expect(harness.run("check", "Apps", "--strict", "--new-since", "main").code == .findings)
  }

  @Test func whatWasThereIsCounted() throws {
    let run = try harness().run("check", "--new-since", "main")
    #expect(run.output == "nothing new found in 0 catalogs and 2 sources; left out: 1 that 'main' had\n")
  }

  @Test func withoutACommitThereIsNothingToCompareWith() throws {
    var harness = try CheckHarness(["A.swift": Self.source("No photographs")])
    harness.variables = Self.variables
    try git("init", in: harness.project.root)
    let run = harness.run("check", "--new-since", "HEAD")
    #expect(run.code == .refused)
    #expect(run.errors.contains("there is no revision 'HEAD'") && run.errors.contains("has no commit yet"))
  }

  @Test func aSymbolicLinkToAFolderIsTheFolder() throws {
    let harness = try harness()
    let place = try TemporaryProject([:])
    for (name, target) in [("all", ""), ("app", "/App")] {
      try FileManager.default.createSymbolicLink(
        atPath: place.absolute(name), withDestinationPath: harness.project.root + target)
      let run = CheckedRun(
        ["check", name, "--strict", "--new-since", "main"], in: place.root, variables: Self.variables)
      #expect(run.code == .success, "\(run.errors)")
    }
  }

  @Test func aSubmoduleIsAsItWas() throws {
    let part = try harness()
    let harness = try harness()
    try git(
      "-c", "protocol.file.allow=always", "submodule", "add", part.project.root, "Part", in: harness.project.root)
    #expect(try git("commit", "-m", "b", in: harness.project.root) == 0)
    #expect(harness.run("check", "Part", "--strict").code == .findings)
    #expect(harness.run("check", "--strict", "--new-since", "main").code == .success)
    try harness.project.write(Self.source("No photographs"), to: "Part/App/C.swift")
    #expect(harness.run("check", "--strict", "--new-since", "main").code == .findings)
  }

  @Test func aBranchIsNotBlamedForWhatTheOtherHasMended() throws {
    let harness = try harness()
    let root = harness.project.root
    try git("checkout", "-b", "topic", in: root)
    try harness.project.write(Self.source("No photographs"), to: "Other/B.swift")
    try git("commit", "-am", "b", in: root)
    try git("checkout", "main", in: root)
    try harness.project.write(Self.source(), to: "App/A.swift")
    try git("commit", "-am", "c", in: root)
    try git("checkout", "topic", in: root)
    let behind = harness.run("check", "--strict", "--new-since", "main", "--format", "json")
    #expect(behind.code == .findings)
    #expect(count(behind) == 1)
    #expect(behind.output.contains("No photographs"))
    #expect(!behind.output.contains("no-merge-base"))
    // What both have added is the branch's own, too: the commit where they parted has it not.
    try git("checkout", "main", in: root)
    try harness.project.write(Self.source("No photographs"), to: "Other/B.swift")
    try git("commit", "-am", "d", in: root)
    try git("checkout", "topic", in: root)
    #expect(count(harness.run("check", "--new-since", "main", "--format", "json")) == 1)
    // A branch that has grown from the revision is compared with the revision.
    try git("merge", "main", in: root)
    #expect(harness.run("check", "--strict", "--new-since", "main").code == .success)
  }

  @Test func withoutACommonCommitTheRevisionItselfCounts() throws {
    let harness = try harness()
    let root = harness.project.root
    try git("checkout", "--orphan", "other", in: root)
    try harness.project.write(Self.source("Doors open at seven", "No photographs"), to: "App/A.swift")
    try git("commit", "-am", "b", in: root)
    let run = harness.run("check", "--new-since", "main", "--format", "json")
    #expect(count(run) == 1)
    #expect(run.output.contains("\"no-merge-base\""))
    #expect(!run.output.contains("--unshallow"))

    let place = try TemporaryProject([:])
    try git("clone", "--depth", "1", "--no-single-branch", "file://" + root, "Clone", in: place.root)
    let shallow = CheckedRun(
      ["check", "--new-since", "origin/main", "--advice"], in: place.absolute("Clone"), variables: Self.variables)
    #expect(shallow.errors.contains("no-merge-base") && shallow.errors.contains("--unshallow"), "\(shallow.errors)")
  }

  @Test func aShallowCloneIsNamed() throws {
    let harness = try harness()
    let place = try TemporaryProject([:])
    try git("clone", "--depth", "1", "file://" + harness.project.root, "Clone", in: place.root)
    let run = CheckedRun(
      ["check", "--new-since", "HEAD~1"], in: place.absolute("Clone"), variables: Self.variables)
    #expect(run.errors.contains("--unshallow"), "\(run.errors)")
  }

  @Test func aCommentThatIsGoneMakesAFindingNew() throws {
    let harness = try harness()
    try harness.project.write(
      "// dragoman:disable hard-coded-text\n" + Self.source("Doors open at seven"), to: "App/A.swift")
    try git("commit", "-am", "b", in: harness.project.root)
    try harness.project.write(Self.source("Doors open at seven"), to: "App/A.swift")
    #expect(harness.run("check", "--strict", "--new-since", "main").code == .findings)
  }

  @Test func whatWasFoundIsRemembered() throws {
    var harness = try harness()
    harness.variables["DRAGOMAN_CACHE"] = harness.project.absolute(".cache")
    let first = harness.run("check", "--strict", "--new-since", "main")
    #expect(harness.run("check", "--strict", "--new-since", "main").errors == first.errors)
    try harness.project.write(Self.source("No photographs"), to: "App/A.swift")
    #expect(harness.run("check", "--strict", "--new-since", "main").code == .findings)
  }

  @Test func theRepositoryStaysAsItIs() throws {
    let harness = try harness()
    func state() throws -> [String] {
      let git = harness.project.absolute(".git")
      return try FileManager.default.subpathsOfDirectory(atPath: git).sorted()
    }
    let before = try state()
    _ = harness.run("check", "--new-since", "main")
    #expect(try state() == before)
  }

  @Test func whatIsMissingIsNamed() throws {
    let unknown = try harness().run("check", "--new-since", "release")
    #expect(unknown.code == .refused)
    #expect(unknown.errors.contains("there is no revision 'release'"))
    #expect(unknown.errors.contains("name a commit, branch or tag"))
    #expect(try harness().run("check", "--new-since=--help").errors.contains("there is no revision '--help'"))
    var outside = try CheckHarness(["A.swift": ""])
    outside.variables = Self.variables.merging(["GIT_CEILING_DIRECTORIES": "/"]) { $1 }
    #expect(outside.run("check", "--new-since", "main").errors.contains("is in no git repository"))
    outside.variables["PATH"] = "/nonexistent"
    #expect(outside.run("check", "--new-since", "main").errors.contains("there is no git"))
  }

  @Test func aCatalogThatIsNamedMayHaveHadAnotherName() throws {
    let harness = try harness()
    let catalog = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Save the seat" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Den  Platz sichern"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }

      """
    try harness.project.write(catalog, to: "App/Seats.xcstrings")
    try git("add", "-A", in: harness.project.root)
    try git("commit", "-m", "b", in: harness.project.root)
    try git("mv", "App/Seats.xcstrings", "Other/Places.xcstrings", in: harness.project.root)
    #expect(harness.run("check", "--strict", "Other/Places.xcstrings").code == .findings)
    #expect(harness.run("check", "--strict", "--new-since", "HEAD", "Other/Places.xcstrings").code == .success)
  }
}

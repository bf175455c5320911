import Findings
import Foundation
import TestSupport
import Testing

@testable import ProjectModel

@Suite struct FileInventoryTests {
  private let reader = ProjectReader(manifestReader: SampleManifests())

  @Test func linksAreAliasesAndLoopsEnd() throws {
    let folder = try TemporaryProject(["Shop.xcodeproj/project.pbxproj": SampleXcodeProjects.minimal("Shop")])
    try folder.touch("Shop/Main.swift", "Shared/Common.swift", "One.swift")
    try folder.link("Shop/Shared", to: "../Shared")
    try folder.link("Shop/One.swift", to: "../One.swift")
    try folder.link("Shop/Loop", to: "..")
    try folder.link("Shared/Back", to: "../Shop")
    try folder.link("Shop/Broken", to: "../Nothing")
    let project = try reader.project(at: folder.root)
    // The loop names the root, so everything in it is meant.
    #expect(project.targets.first?.sources == ["One.swift", "Shared/Common.swift", "Shop/Main.swift"])
    #expect(project.findings.isEmpty)
  }

  @Test func pipesAreNotRead() throws {
    let folder = try TemporaryProject()
    try folder.touch("Main.swift")
    for name in ["Pipe.swift", "Pipe.xcconfig"] { #expect(mkfifo(folder.absolute(name), 0o600) == 0) }
    let inventory = FileInventory(root: folder.root, exclusions: ProjectExclusions())
    #expect(inventory.file("Pipe.swift") == nil)
    #expect(inventory.contents(of: "Pipe.xcconfig") == nil)
    #expect(inventory.contents(of: "Main.swift") != nil)
  }

  /// So that it counts as not read: its strings are not gone.
  @Test func aSourceThatALinkNamesInVainIsListed() throws {
    let folder = try TemporaryProject(["Shop.xcodeproj/project.pbxproj": SampleXcodeProjects.minimal("Shop")])
    try folder.touch("Shop/Main.swift")
    try folder.link("Shop/Away.swift", to: "../Submodule/Away.swift")
    try folder.link("Shop/Away.xcstrings", to: "../Submodule/Away.xcstrings")
    let project = try reader.project(at: folder.root)
    #expect(project.targets.first?.sources == ["Shop/Away.swift", "Shop/Main.swift"])
    #expect(project.targets.first?.catalogs == [])
    #expect(project.findings.map(\.id) == ["link-leads-nowhere"])
    #expect(project.findings.first?.location?.path == "Shop/Away.xcstrings")
  }

  @Test func linksToThemselvesAndFoldersAreNoTexts() throws {
    let folder = try TemporaryProject()
    try folder.touch("Main.swift", "Table.strings/Inside.swift", "Page.swift/Other.swift")
    try folder.link("Round.xcstrings", to: "Round.xcstrings")
    try folder.link("Away.md", to: "Nothing.md")
    let project = try reader.project(at: folder.root)
    #expect(project.targets.map(\.sources) == [["Main.swift", "Page.swift/Other.swift", "Table.strings/Inside.swift"]])
    #expect(project.targets.flatMap(\.catalogs) == [])
    #expect(
      project.findings.map { "\($0.id) \($0.location?.path ?? "")" } == [
        "link-leads-nowhere Round.xcstrings", "folder-named-as-file Table.strings",
      ])
  }

  @Test func linksThatLeadOutsideAreNotFollowed() throws {
    let outside = try TemporaryProject()
    try outside.touch("Secret.swift")
    let folder = try TemporaryProject()
    try folder.touch("Main.swift")
    try folder.link("Outside", to: outside.root)
    try folder.link("Secret.swift", to: outside.absolute("Secret.swift"))
    let project = try reader.project(at: folder.root)
    #expect(project.targets.map(\.sources) == [["Main.swift"]])
    #expect(project.findings.map(\.id) == ["link-leads-outside", "link-leads-outside"])
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may read everything"))
  func unreadableFoldersAreNamed() throws {
    let folder = try TemporaryProject()
    try folder.touch("Main.swift", "Locked/Other.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.absolute("Locked"))
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.absolute("Locked"))
    }
    let project = try reader.project(at: folder.root)
    #expect(project.targets.map(\.sources) == [["Main.swift"]])
    #expect(project.findings.map(\.id) == ["unreadable-folder"])
    #expect(project.unreadableFolders == ["Locked"])
  }

  @Test func foldersDeeperThanIsLookedAreNamed() throws {
    let folder = try TemporaryProject()
    let deep = Array(repeating: "a", count: 70).joined(separator: "/")
    try folder.touch("Main.swift", deep + "/Other.swift")
    let project = try reader.project(at: folder.root)
    #expect(project.unreadableFolders.count == 1)
    #expect(project.findings.map(\.id) == ["unreadable-folder"])
  }

  @Test func buildFoldersAreLeftOutBesideProjectsOnly() throws {
    let folder = try TemporaryProject(["App/Shop.xcodeproj/project.pbxproj": SampleXcodeProjects.minimal("Shop")])
    try folder.touch("App/Shop/build/Plan.swift", "App/build/Copy.swift", "build/Copy.swift")
    let inventory = FileInventory(root: folder.root, exclusions: ProjectExclusions())
    #expect(inventory.files == ["App/Shop.xcodeproj", "App/Shop/build/Plan.swift"])
  }

  @Test func pathsThatAreNoProjectAreRefused() throws {
    let folder = try TemporaryProject(["Notes.txt": ""])
    let missing = try #require(throws: RefusedInput.self) { try reader.project(at: folder.absolute("None")) }
    #expect(missing.findings.first?.id == "no-such-project")
    let other = try #require(throws: RefusedInput.self) { try reader.project(at: folder.absolute("Notes.txt")) }
    #expect(other.findings.first?.id == "not-a-project")
  }

  @Test func foldersAreFoundByTheirWholeName() throws {
    let folder = try TemporaryProject()
    try folder.touch("App/B.swift", "App/A/A.swift", "App 2/C.swift", "App-3/D.swift", "Apple.swift")
    let inventory = FileInventory(root: folder.root, exclusions: ProjectExclusions())
    #expect(inventory.files(in: "App") == ["App/A/A.swift", "App/B.swift"])
    #expect(inventory.files(in: "App 2") == ["App 2/C.swift"])
    #expect(inventory.files(in: "Ap").isEmpty)
    #expect(inventory.files(in: "").count == 5)
  }
}

import Findings
import ProjectModel
import TestSupport
import Testing

@Suite struct XcodeSynchronizedFolderTests {
  private let reader = ProjectReader(
    manifestReader: SampleManifests(manifests: [
      "Inner": PackageManifest(name: "Inner", targets: [PackageManifest.Target(name: "Inner", kind: .regular)])
    ]))

  private func sample() throws -> TemporaryProject {
    let folder = try TemporaryProject([
      "Shop.xcodeproj/project.pbxproj": SampleXcodeProjects.synchronized,
      "Settings/Shop.xcconfig": "SWIFT_EMIT_LOC_STRINGS = NO",
      "Shop/Packages/Inner/Package.swift": SampleManifests.text("Inner"),
    ])
    try folder.touch(
      "Shop/App.swift", "Shop/Info.plist", "Shop/Localizable.xcstrings", "Shop/Model/Ticket.swift",
      "Shop/Only Widget/Badge.swift", "Shop/Drafts/Draft.swift", "Shop/Drafts/Draft.xcstrings",
      "Shop/Copied/Template.swift", "Shop/Copied/Copied.xcstrings", "Shop/fr.lproj/Unused.strings",
      "Shop/fr.lproj/Used.strings", "Shop/Packages/Inner/Sources/Inner/Inner.swift",
      "Shop Widget/Kind.swift", "Shop Widget/View.swift")
    return folder
  }

  @Test func exceptionsLeaveOutForTheOwnerAndAddForOthers() throws {
    let folder = try sample()
    let project = try reader.project(at: folder.root)
    #expect(
      TargetSummary.all(project) == [
        TargetSummary(
          "Shop", .application, ["Shop Widget/Kind.swift", "Shop/App.swift", "Shop/Model/Ticket.swift"],
          ["Shop/Localizable.xcstrings"]),
        TargetSummary(
          "ShopWidget", .appExtension,
          [
            "Shop Widget/Kind.swift", "Shop Widget/View.swift", "Shop/Model/Ticket.swift",
            "Shop/Only Widget/Badge.swift",
          ],
          ["Shop/Localizable.xcstrings"]),
        TargetSummary("Inner", .package, ["Shop/Packages/Inner/Sources/Inner/Inner.swift"]),
      ])
    #expect(project.findings.map(\.id) == ["catalog-without-target", "catalog-without-target"])
  }

  @Test func exceptionsOfLocalizedFilesMeanAllLanguages() throws {
    let folder = try sample()
    let shop = try #require(try reader.project(at: folder.root).targets.first)
    #expect(shop.stringsTables.map(\.path) == ["Shop/fr.lproj/Used.strings"])
  }

  @Test func settingsFilesInSynchronizedFoldersCount() throws {
    let folder = try sample()
    let shop = try #require(try reader.project(at: folder.root).targets.first)
    #expect(!shop.settings.emitsLocalizableStrings)
    #expect(shop.developmentLanguage == "en")
    #expect(shop.languages == ["en", "fr"])
  }

  @Test func packagesInTheFolderComeWithTheProject() throws {
    let folder = try sample()
    let project = try reader.project(at: folder.absolute("Shop.xcodeproj"))
    #expect(project.targets.map(\.name) == ["Shop", "ShopWidget", "Inner"])
  }
}

import ProjectModel
import TestSupport
import Testing

@Suite struct SettingsBundleTests {
  @Test func theBundleOfAnAppIsLookedInto() throws {
    let folder = try TemporaryProject(["App/a.swift": ""])
    try folder.touch(
      "App/Settings.bundle/Root.plist", "App/Settings.bundle/en.lproj/Root.strings",
      "App/Settings.bundle/de.lproj/Root.strings", "App/Settings.bundle/icon.png", "App/Other.bundle/Root.plist",
      "App/Other.bundle/en.lproj/Other.strings")
    let manifests = SampleManifests(manifests: [:])
    let target = try #require(try ProjectReader(manifestReader: manifests).project(at: folder.root).targets.first)
    #expect(
      target.settingsBundles == [
        SettingsBundle(
          path: "App/Settings.bundle", propertyLists: ["App/Settings.bundle/Root.plist"],
          tables: [
            StringsTableFile(path: "App/Settings.bundle/de.lproj/Root.strings", table: "Root", language: "de"),
            StringsTableFile(path: "App/Settings.bundle/en.lproj/Root.strings", table: "Root", language: "en"),
          ])
      ])
    #expect(target.stringsTables.isEmpty, "its tables are not those of code")
  }
}

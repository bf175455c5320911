import Findings
import ProjectModel
import TestSupport
import Testing

@Suite struct DataModelTests {
  private let reader = ProjectReader(
    manifestReader: SampleManifests(manifests: [
      "Kit": PackageManifest(name: "Kit", targets: [PackageManifest.Target(name: "Kit", kind: .regular)])
    ]))

  private func models(_ folder: TemporaryProject, at place: String = "") throws -> [[DataModel]] {
    try reader.project(at: folder.root + place).targets.map(\.dataModels)
  }

  private func currentVersion(_ name: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>\(name)</string></dict></plist>
    """
  }

  /// The file of the model that counts where `.xccurrentversion` holds this text.
  private func contents(_ current: String?, versions: [String]) throws -> String? {
    let folder = try TemporaryProject(["a.swift": ""])
    for version in versions { try folder.touch("House.xcdatamodeld/\(version)/contents") }
    if let current { try folder.write(current, to: "House.xcdatamodeld/.xccurrentversion") }
    let model = try #require(try models(folder).first?.first)
    #expect(model.path == "House.xcdatamodeld")
    return model.contents
  }

  @Test func theCurrentVersionCounts() throws {
    let versions = ["House.xcdatamodel", "House 2.xcdatamodel"]
    let first = "House.xcdatamodeld/House.xcdatamodel/contents"
    let second = "House.xcdatamodeld/House 2.xcdatamodel/contents"
    #expect(try contents(currentVersion("House 2.xcdatamodel"), versions: versions) == second)
    #expect(try contents(nil, versions: versions) == first)
    #expect(try contents(nil, versions: ["House 2.xcdatamodel"]) == second)
    for wrong in ["", "Gone.xcdatamodel", "../../a.swift", "..", "/etc/x.xcdatamodel", "House.xcdatamodel/contents"] {
      #expect(try contents(currentVersion(wrong), versions: versions) == first, "\(wrong)")
    }
    for damaged in ["", "<plist", "bplist00", "(a, b)"] {
      #expect(try contents(damaged, versions: versions) == first, "\(damaged)")
    }
  }

  @Test func aModelWithoutContentsIsListedOnly() throws {
    let folder = try TemporaryProject(["a.swift": ""])
    try folder.touch("Old.xcdatamodel/elements", "Empty.xcdatamodeld/readme")
    #expect(try models(folder) == [[DataModel(path: "Empty.xcdatamodeld"), DataModel(path: "Old.xcdatamodel")]])
  }

  @Test func aLoneVersionIsAModel() throws {
    let folder = try TemporaryProject(["App/a.swift": ""])
    try folder.touch("App/House.xcdatamodel/contents")
    #expect(
      try models(folder) == [
        [DataModel(path: "App/House.xcdatamodel", contents: "App/House.xcdatamodel/contents")]
      ])
  }

  @Test func aPackageHasThoseInTheFoldersOfItsTargets() throws {
    let folder = try TemporaryProject(["Package.swift": SampleManifests.text("Kit")])
    try folder.touch(
      "Sources/Kit/Kit.swift", "Sources/Kit/House.xcdatamodeld/House.xcdatamodel/contents",
      "Other/Gone.xcdatamodeld/Gone.xcdatamodel/contents")
    let path = "Sources/Kit/House.xcdatamodeld"
    #expect(try models(folder) == [[DataModel(path: path, contents: path + "/House.xcdatamodel/contents")]])
  }

  @Test func buildPhasesListGroupsOfVersions() throws {
    let project = SampleXcodeProjects.classic
      .replacing(
        "F01 /* Stage.swift */ =",
        with: """
          V09 = {isa = XCVersionGroup; children = (F98, F99, ); currentVersion = F99; path = House.xcdatamodeld; sourceTree = "<group>"; versionGroupType = wrapper.xcdatamodel; };
          F98 = {isa = PBXFileReference; lastKnownFileType = wrapper.xcdatamodel; path = House.xcdatamodel; sourceTree = "<group>"; };
          F99 = {isa = PBXFileReference; lastKnownFileType = wrapper.xcdatamodel; path = "House 2.xcdatamodel"; sourceTree = "<group>"; };
          B99 = {isa = PBXBuildFile; fileRef = V09; };
          F01 /* Stage.swift */ =
          """
      )
      .replacing("files = (B01, ", with: "files = (B01, B99, ")
      .replacing("children = (F01, ", with: "children = (F01, V09, ")
    let folder = try TemporaryProject([
      "App/Shop.xcodeproj/project.pbxproj": project,
      "App/Screens/House.xcdatamodeld/.xccurrentversion": currentVersion("House 2.xcdatamodel"),
    ])
    try folder.touch(
      "App/Screens/Stage.swift", "App/Screens/House.xcdatamodeld/House.xcdatamodel/contents",
      "App/Screens/House.xcdatamodeld/House 2.xcdatamodel/contents")
    let path = "App/Screens/House.xcdatamodeld"
    let read = try reader.project(at: folder.root)
    #expect(
      read.targets.map(\.dataModels) == [
        [DataModel(path: path, contents: path + "/House 2.xcdatamodel/contents")], [], [],
      ])
    #expect(!read.findings.contains { $0.message.contains("House") })
  }

  @Test func synchronizedFoldersHoldModels() throws {
    let folder = try TemporaryProject([
      "Shop.xcodeproj/project.pbxproj": SampleXcodeProjects.synchronized,
      "Shop/House.xcdatamodeld/.xccurrentversion": currentVersion("B.xcdatamodel"),
    ])
    try folder.touch(
      "Shop/App.swift", "Shop/House.xcdatamodeld/A.xcdatamodel/contents",
      "Shop/House.xcdatamodeld/B.xcdatamodel/contents", "Shop Widget/View.swift")
    #expect(
      try models(folder) == [
        [DataModel(path: "Shop/House.xcdatamodeld", contents: "Shop/House.xcdatamodeld/B.xcdatamodel/contents")], [],
      ])
  }
}

import Findings
import ProjectModel
import TestSupport
import Testing

@Suite struct XcodeWorkspaceTests {
  private let reader = ProjectReader(
    manifestReader: SampleManifests(manifests: [
      "Kit": PackageManifest(name: "Kit", targets: [PackageManifest.Target(name: "Kit", kind: .regular)])
    ]))

  @Test func projectsAndPackagesAreThoseItNames() throws {
    let folder = try TemporaryProject([
      "All.xcworkspace/contents.xcworkspacedata": """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
         <!-- <FileRef location = "group:Off/Off.xcodeproj"></FileRef> -->
         <Group location = "group:Apps" name = "Apps">
            <FileRef
               location = "group:A &amp; B/A &amp; B.xcodeproj">
            </FileRef>
         </Group>
         <FileRef location = "container:Kit"/>
         <FileRef location = 'group:Gone/Gone.xcodeproj'></FileRef>
         <FileRef location = "absolute:/Other/Other.xcodeproj"></FileRef>
      </Workspace>
      """,
      "Apps/A & B/A & B.xcodeproj/project.pbxproj": SampleXcodeProjects.minimal("A & B"),
      "Off/Off.xcodeproj/project.pbxproj": SampleXcodeProjects.minimal("Off"),
      "Kit/Package.swift": SampleManifests.text("Kit"),
    ])
    try folder.touch("Apps/A & B/A & B/A.swift", "Off/Off/Off.swift", "Kit/Sources/Kit/Kit.swift")
    let project = try reader.project(at: folder.absolute("All.xcworkspace"))
    #expect(
      TargetSummary.all(project) == [
        TargetSummary("A & B", .other, ["Apps/A & B/A & B/A.swift"]),
        TargetSummary("Kit", .package, ["Kit/Sources/Kit/Kit.swift"]),
      ])
    #expect(project.findings.map(\.id) == ["missing-project-file"])
    let everything = try reader.project(at: folder.root)
    #expect(everything.targets.map(\.name) == ["A & B", "Off", "Kit"])
  }

  @Test func aWorkspaceWithoutContentsIsRefused() throws {
    let folder = try TemporaryProject(["All.xcworkspace/other": ""])
    let refusal = try #require(throws: RefusedInput.self) {
      try reader.project(at: folder.absolute("All.xcworkspace"))
    }
    #expect(refusal.findings.first?.id == "malformed-project")
  }

  @Test func everyTruncationEnds() throws {
    let text = "<Workspace><Group location=\"group:A\"><FileRef location = \"group:B.xcodeproj\"/></Group><!-- x -->"
    let folder = try TemporaryProject()
    for length in 0...text.count {
      try folder.write(String(text.prefix(length)), to: "W.xcworkspace/contents.xcworkspacedata")
      #expect(try reader.project(at: folder.absolute("W.xcworkspace")).targets.isEmpty)
    }
  }
}

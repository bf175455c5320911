import Findings
import ProjectModel
import TestSupport
import Testing

/// Whatever a project file says, reading it ends with a project or a refusal that names the file.
@Suite struct XcodeProjectFuzzTests {
  private let reader = ProjectReader(manifestReader: SampleManifests())

  private func readsOrRefuses(_ text: String, in folder: TemporaryProject) throws {
    try folder.write(text, to: "App/Shop.xcodeproj/project.pbxproj")
    do {
      let project = try reader.project(at: folder.root)
      #expect(project.targets.allSatisfy { target in target.sources.allSatisfy { !$0.hasPrefix("/") } })
    } catch let refusal as RefusedInput {
      #expect(refusal.findings.first?.location?.path == folder.absolute("App/Shop.xcodeproj/project.pbxproj"))
    }
  }

  @Test(arguments: [SampleXcodeProjects.classic, SampleXcodeProjects.synchronized])
  func truncationsAreRefused(text: String) throws {
    let folder = try TemporaryProject()
    try folder.touch("App/Shop/App.swift", "App/Screens/Stage.swift")
    for length in stride(from: 0, to: text.utf8.count, by: 37) {
      try readsOrRefuses(String(text.prefix(length)), in: folder)
    }
  }

  @Test(arguments: 0..<40)
  func swappedObjectsEnd(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let folder = try TemporaryProject()
    try folder.touch("App/Shop/App.swift", "App/Screens/Stage.swift", "App/Settings/App.xcconfig")
    let samples = [SampleXcodeProjects.classic, SampleXcodeProjects.synchronized]
    var words = (samples.randomElement(using: &random) ?? "").split(separator: " ", omittingEmptySubsequences: false)
    for _ in 0..<Int.random(in: 1...30, using: &random) {
      let first = Int.random(in: 0..<words.count, using: &random)
      let second = Int.random(in: 0..<words.count, using: &random)
      if Bool.random(using: &random) { words.swapAt(first, second) } else { words[first] = words[second] }
    }
    try readsOrRefuses(words.joined(separator: " "), in: folder)
  }
}

import Checks
import Dispatch
import FileChanges
import Foundation
import ProjectModel

extension SourceMentions {
  /// Longer ones are not read, and nothing is certain beside them.
  private static let longestFile = 1 << 26

  /// What all files of the project mention, those of tests included: a key that a test asks for is in use.
  init(in located: LocatedProject) {
    self.init()
    let targets = located.project.targets
    let files = targets.flatMap {
      $0.sources + $0.interfaceBuilderFiles + $0.infoPlists + $0.settingsBundles.flatMap(\.propertyLists)
    }
    // What lies beside the targets' files: sources of generators and data that programs read may name keys too.
    let others = MentioningFiles.files(below: located.project.root)
    let dependencies = Set(located.project.dependencySources + others.filter(MentioningFiles.isOfDependency))
      .subtracting(files)
    let paths = Set(files + others).union(dependencies).sorted()
    // In stretches, which are put together in their order.
    let length = max(1, paths.count / (ProcessInfo.processInfo.activeProcessorCount * 4))
    let stretches = stride(from: 0, to: paths.count, by: length).map { paths[$0..<min($0 + length, paths.count)] }
    let lock = NSLock()
    nonisolated(unsafe) var found = [SourceMentions](repeating: SourceMentions(), count: stretches.count)
    DispatchQueue.concurrentPerform(iterations: stretches.count) { number in
      var ofStretch = SourceMentions()
      for path in stretches[number] {
        Self.read(path, in: located, isOfDependency: dependencies.contains(path), into: &ofStretch)
      }
      lock.withLock { found[number] = ofStretch }
    }
    for ofStretch in found { add(ofStretch) }
  }

  private static func read(
    _ path: String, in located: LocatedProject, isOfDependency: Bool, into mentions: inout SourceMentions
  ) {
    guard let snapshot = try? FileSnapshot(reading: located.absolutePath(of: path), displayedAs: path),
      snapshot.bytes.count <= longestFile
    else {
      mentions.isIncomplete = true
      mentions.unreadFiles.append(path)
      return
    }
    if ProjectPath.pathExtension(path).lowercased() == "json", CheckBaseline.isBaseline(snapshot.bytes, path: path) {
      return
    }
    let language: SourceMentions.Language =
      switch ProjectPath.pathExtension(path).lowercased() {
      case "storyboard", "xib", "intentdefinition", "plist", "xml", "html", "entitlements": .markup
      case "swift": .swift
      case "m", "mm", "h", "c", "cc", "cpp", "cxx", "hpp": .objectiveC
      case "js", "ts", "jsx", "tsx", "kt", "dart": .script
      default: .data
      }
    mentions.add(snapshot.bytes, language, path: path, isOfDependency: isOfDependency)
  }
}

import Findings
import LocalizableReferences
import ProjectModel

/// The sources that a command line names, by the projects that they are looked at with.
struct NamedSources {
  /// Absolute folders with the sources in them that are asked for, absolute, links resolved.
  private(set) var projects: [(root: String, files: Set<String>)] = []
  /// What else was named.
  let others: [String]

  init(of paths: [String], in environment: CommandEnvironment) {
    func isNamed(_ path: String) -> Bool {
      let absolutePath = environment.absolutePath(of: path)
      return Self.isSource(path, in: environment) && FileAccess.exists(absolutePath)
        && !FileAccess.isFolder(absolutePath)
    }
    others = paths.filter { !isNamed($0) }
    let folders = others.map { FileAccess.resolved(environment.absolutePath(of: $0)) }
    for path in paths where isNamed(path) {
      let file = FileAccess.resolved(environment.absolutePath(of: path))
      // What is found in a folder that is named beside it has it, too.
      guard !folders.contains(where: { ProjectPath.lies(file, in: $0) }) else { continue }
      let root = Self.project(around: ProjectPath.folder(of: file), in: environment)
      if let number = projects.firstIndex(where: { $0.root == root }) {
        projects[number].files.insert(file)
      } else {
        projects.append((root, [file]))
      }
    }
  }

  /// Manifests stand for their packages.
  private static func isSource(_ path: String, in environment: CommandEnvironment) -> Bool {
    let suffix = ProjectPath.pathExtension(path).lowercased()
    return ProjectPath.name(path) != "Package.swift"
      && environment.extractors.contains { $0.fileExtensions.contains(suffix) }
  }

  /// The nearest folder with a project or manifest, up to the top of the repository; without one the top, or outside of
  /// repositories the working directory if the folder lies in it, else the folder itself.
  private static func project(around folder: String, in environment: CommandEnvironment) -> String {
    let working = FileAccess.resolved(environment.workingDirectory)
    let top =
      environment.repositoryTop(around: folder) ?? (ProjectPath.lies(folder, in: working) ? working : folder)
    var current = folder
    while current != top {
      if holdsProject(current) { return current }
      current = ProjectPath.folder(of: current)
      if current.isEmpty { break }
    }
    return top
  }

  private static func holdsProject(_ folder: String) -> Bool {
    FileAccess.names(in: folder).contains {
      $0.hasSuffix(".xcworkspace") || $0.hasSuffix(".xcodeproj") || $0 == "Package.swift"
    }
  }

  /// Those of the files that are sources of tests alone, which are not checked.
  ///
  /// - Throws: `RefusedInput` for a source that no target of the project has.
  static func testSources(
    among files: Set<String>, of located: LocatedProject, in environment: CommandEnvironment
  ) throws(RefusedInput) -> Set<String> {
    guard !files.isEmpty else { return [] }
    func sources(_ targets: [ProjectTarget]) -> Set<String> {
      Set(
        targets.flatMap {
          $0.sources + $0.interfaceBuilderFiles + $0.infoPlists + $0.settingsBundles.flatMap(\.propertyLists)
        }.map(located.absolutePath(of:)))
    }
    let unchecked = files.subtracting(sources(located.targets))
    guard !unchecked.isEmpty else { return [] }
    let ofTests = sources(located.project.targets.filter { $0.kind == .test })
    guard let unknown = unchecked.subtracting(ofTests).min() else { return unchecked }
    let path = environment.displayedPath(of: unknown)
    throw RefusedInput(
      Finding(
        "source-without-target", .error, at: FindingLocation(path: path),
        "no target of the project in '\(environment.displayedPath(of: located.project.root))' has this source",
        suggestion: "add it to a target; what the configuration excludes is left out"))
  }
}

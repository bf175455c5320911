import Configuration
import Findings
import ProjectModel

/// A project, and how its paths look from the working directory.
struct LocatedProject {
  let project: Project
  /// What the project's `dragoman.json` says.
  let configuration: ProjectConfiguration
  private let environment: CommandEnvironment
  /// The name of the project file that was named or lies in the folder: `App.xcodeproj`; else that of the folder.
  let projectFileName: String

  /// - Parameters:
  ///   - evaluatingManifests: whether package manifests may be run, which only the user can allow.
  ///   - search: where the configuration is.
  init(
    at path: String, in environment: CommandEnvironment, evaluatingManifests: Bool = false,
    configuration search: ConfigurationFile.Search = .upwards()
  ) throws {
    let absolutePath = environment.absolutePath(of: path)
    if path.hasSuffix(".xcstrings") { throw RefusedInput(ProjectSearchFindings.catalogInsteadOfProject(path)) }
    guard FileAccess.exists(absolutePath) else {
      throw RefusedInput(
        Finding(
          "no-such-project", .error, at: FindingLocation(path: path), "no such file or folder",
          suggestion: "name a folder, a Package.swift, an .xcodeproj or an .xcworkspace"))
    }
    let root = Self.root(of: absolutePath)
    projectFileName = Self.projectFileName(of: absolutePath, root: root)
    let configuration = try ConfigurationFile.configuration(for: root, search, in: environment)
    do {
      let exclusions = ProjectExclusions(paths: Set(configuration.excludedPaths.map(\.path)))
      let reader = ProjectReader(
        manifestReader: environment.manifestReader, evaluatesManifests: evaluatingManifests, exclusions: exclusions)
      var project = try reader.project(at: absolutePath)
      for place in project.targets.indices {
        project.targets[place].settings.macroNames += configuration.extraction.functions.filter {
          !project.targets[place].settings.macroNames.contains($0)
        }
      }
      project.findings += ConfigurationFile.findings(on: configuration, root: root)
      self.project = project
      self.configuration = configuration
    } catch let refused as RefusedInput {
      // What the reader calls by its absolute path is called as the user called it.
      let findings = refused.findings.map { finding in
        finding.relocated { $0 == absolutePath ? path : environment.displayedPath(of: $0) }
      }
      guard let first = findings.first else { throw refused }
      throw RefusedInput(first, others: Array(findings.dropFirst()))
    }
    self.environment = environment
  }

  private static func projectFileName(of path: String, root: String) -> String {
    let name = ProjectPath.name(path.hasSuffix("/") ? String(path.dropLast()) : path)
    if name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") { return name }
    let projects = FileAccess.names(in: root).filter { $0.hasSuffix(".xcodeproj") }.sorted()
    return projects.first ?? ProjectPath.name(root)
  }

  /// The folder that a path names, or that holds the project or manifest that it names.
  private static func root(of path: String) -> String {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let isProject = path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace") || !FileAccess.isFolder(path)
    return isProject ? path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" : path
  }

  /// Targets whose strings count: tests are left out.
  var targets: [ProjectTarget] { project.targets.filter { $0.kind != .test } }

  /// Whether there is anything that strings are extracted from.
  var hasSources: Bool { targets.contains { !$0.sources.isEmpty || !$0.sourceInterfaceFiles.isEmpty } }

  /// All catalogs of the targets, relative to the root, sorted.
  var catalogPaths: [String] { Set(targets.flatMap(\.catalogs)).sorted() }

  /// Where a path relative to the root lies.
  func absolutePath(of path: String) -> String { ProjectPath.absolute(path, in: project.root) }

  /// A path relative to the root as the user would write it.
  func displayedPath(of path: String) -> String { environment.displayedPath(of: absolutePath(of: path)) }

  /// The project in a folder around the root, as the user would write it, where the root has none: whoever names a folder
  /// of a project is shown that folder alone.
  var surroundingProject: String? {
    func projectName(in folder: String) -> String? {
      let names = FileAccess.names(in: folder).sorted()
      return names.first { $0.hasSuffix(".xcworkspace") || $0.hasSuffix(".xcodeproj") }
        ?? names.first { $0 == "Package.swift" }
    }
    guard let top = environment.repositoryTop(around: project.root), projectName(in: project.root) == nil else {
      return nil
    }
    var folder = project.root
    while folder != top, !folder.isEmpty {
      folder = ProjectPath.folder(of: folder)
      if let name = projectName(in: folder) { return environment.displayedPath(of: folder + "/" + name) }
    }
    return nil
  }

  /// The configuration that is followed, as the user would write it; nil: none.
  var configurationPath: String? {
    ConfigurationFile.path(for: project.root, in: environment).map(environment.displayedPath(of:))
  }

  /// Configurations in folders of the project's targets, which only count for who names these, as the user would write
  /// them.
  var unfollowedConfigurations: [String] {
    var folders: Set<String> = []
    for path in targets.flatMap({ $0.sources + $0.catalogs }) {
      var folder = ProjectPath.folder(of: path)
      while !folder.isEmpty, !folder.hasPrefix(".."), folders.insert(folder).inserted {
        folder = ProjectPath.folder(of: folder)
      }
    }
    return folders.sorted().map { "\($0)/\(ProjectConfiguration.fileName)" }
      .filter { FileAccess.hasEntry(absolutePath(of: $0)) }
      .map(displayedPath(of:)).filter { $0 != configurationPath }
  }

  /// How files are called from whatever folder the tool runs.
  var repositoryPaths: RepositoryPaths { RepositoryPaths(environment) }

  /// A finding whose paths are relative to the root, as the user would see it.
  func displayed(_ finding: Finding) -> Finding { finding.relocated { displayedPath(of: $0) } }
}

extension Finding {
  /// The finding with every path replaced.
  func relocated(_ newPath: (String) -> String) -> Finding {
    var finding = self
    if let path = location?.path { finding.location?.path = newPath(path) }
    finding.notes = notes.map { note in
      var note = note
      if let path = note.location?.path { note.location?.path = newPath(path) }
      return note
    }
    finding.fixIts = fixIts.map { fixIt in
      FixIt(
        fixIt.message,
        edits: Dictionary(fixIt.edits.map { (newPath($0.key), $0.value) }, uniquingKeysWith: { $0 + $1 }))
    }
    return finding
  }
}

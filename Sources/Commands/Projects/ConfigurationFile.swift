import Configuration
import FileChanges
import Findings
import LocalizableReferences
import ProjectModel

/// Finds the configuration that goes with a project.
enum ConfigurationFile {
  /// Where a configuration is looked for.
  enum Search {
    /// In the folder and in those around it.
    ///
    /// - Parameter top: the last that is looked into; nil: the top of the git repository, or without one the working
    ///   directory if the folder lies in it, else the folder itself.
    case upwards(top: String? = nil)
    /// Nowhere: it is known.
    case known(ProjectConfiguration)
  }

  /// The file that goes with a folder: the one that the command line names, else the nearest; nil where there is none.
  ///
  /// - Parameter folder: absolute, without symbolic links.
  static func path(for folder: String, top: String? = nil, in environment: CommandEnvironment) -> String? {
    if let named = environment.configurationPath { return environment.absolutePath(of: named) }
    let highest = top ?? environment.repositoryTop(around: folder) ?? environment.workingDirectory
    let last = ProjectPath.lies(folder, in: highest) ? highest : folder
    var current = folder
    while true {
      let path = (current == "/" ? "" : current) + "/" + ProjectConfiguration.fileName
      // A folder, or a link that leads nowhere, is refused when it is read: somebody wants it to count.
      if FileAccess.hasEntry(path) { return path }
      guard current != last, let slash = current.lastIndex(of: "/"), current != "/" else { return nil }
      current = slash == current.startIndex ? "/" : String(current[..<slash])
    }
  }

  /// What the configuration says that goes with a folder; the defaults where there is none.
  ///
  /// - Parameter root: absolute.
  /// - Returns: its paths and locations are relative to the root, as those of the project's files and findings.
  /// - Throws: `RefusedInput` where the file is wrong, `FileAccessError` where one is named that cannot be read.
  static func configuration(
    for root: String, _ search: Search = .upwards(), in environment: CommandEnvironment
  ) throws -> ProjectConfiguration {
    guard case .upwards(let top) = search else {
      if case .known(let configuration) = search { return configuration }
      return ProjectConfiguration()
    }
    let root = FileAccess.resolved(root)
    guard let path = path(for: root, top: top, in: environment) else { return ProjectConfiguration() }
    let displayed = environment.displayedPath(of: path)
    let snapshot = try FileSnapshot(reading: path, displayedAs: displayed)
    do {
      let read = try ProjectConfiguration(bytes: snapshot.bytes, path: ProjectConfiguration.fileName)
      let resolved = FileAccess.resolved(path)
      let folder = ProjectPath.folder(of: resolved)
      if folder == root, ProjectPath.name(resolved) == ProjectConfiguration.fileName { return read }
      return read.relocated(file: ProjectPath.relative(resolved, from: root)) { named in
        let path = folder + "/" + named
        return ProjectPath.lies(root, in: path) ? "" : ProjectPath.relative(path, from: root)
      }
    } catch let refused as RefusedInput {
      let findings = refused.findings.map { $0.relocated { _ in displayed } }
      guard let first = findings.first else { throw refused }
      throw RefusedInput(first, others: Array(findings.dropFirst()))
    }
  }

  /// Files that it names for checks and that are not there, with paths relative to the root.
  static func missingFiles(of located: LocatedProject) -> [Finding] {
    func findings(_ named: [ProjectConfiguration.NamedPath], _ what: String, _ suggestion: (String) -> String)
      -> [Finding]
    {
      named.filter { !FileAccess.exists(located.absolutePath(of: $0.path)) }.map { named in
        Finding(
          "configuration-missing-path", .error, at: named.location, "there is no \(what) '\(named.writtenPath)'",
          suggestion: suggestion(located.displayedPath(of: named.path)))
      }
    }
    let configuration = located.configuration
    return findings(configuration.baseline.map { [$0] } ?? [], "baseline") {
      "'dragoman check --write-baseline \($0)' makes it"
    }
      + findings(configuration.glossaries, "glossary") { _ in
        "correct the path, which is relative to the folder of this file"
      }
  }

  /// What a configuration says that has no effect.
  static func findings(on configuration: ProjectConfiguration, root: String) -> [Finding] {
    let excluded = configuration.excludedPaths + configuration.rules.flatMap(\.excludedPaths)
    return excluded.filter { !$0.path.isEmpty && !FileAccess.exists(root + "/" + $0.path) }.map { excluded in
      Finding(
        "configuration-missing-path", .warning, at: excluded.location,
        "there is no '\(excluded.writtenPath)' to exclude",
        suggestion: "correct the path, which is relative to the folder of this file, or remove it")
    }
  }
}

extension ProjectConfiguration {
  /// The configuration as a project in another folder sees it.
  ///
  /// - Parameters:
  ///   - file: how to call the configuration itself.
  ///   - newPath: the new path of one that the configuration names.
  fileprivate func relocated(file: String, _ newPath: (String) -> String) -> ProjectConfiguration {
    func moved(_ named: NamedPath) -> NamedPath {
      var moved = named
      moved.path = newPath(named.path)
      moved.location.path = file
      return moved
    }
    var relocated = self
    // Who names a folder that is left out asks for it.
    relocated.excludedPaths = excludedPaths.map(moved).filter { !$0.path.isEmpty }
    relocated.baseline = baseline.map(moved)
    relocated.glossaries = glossaries.map(moved)
    for place in extraction.declarations.indices { relocated.extraction.declarations[place].location.path = file }
    for place in keptKeys.indices { relocated.keptKeys[place].location.path = file }
    for place in rules.indices {
      relocated.rules[place].location.path = file
      relocated.rules[place].excludedPaths = rules[place].excludedPaths.map(moved)
      for option in rules[place].options.indices { relocated.rules[place].options[option].location.path = file }
    }
    return relocated
  }
}

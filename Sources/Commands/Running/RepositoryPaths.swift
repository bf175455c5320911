import ProjectModel

/// How files are called by those who do not know where the tool ran: relative to the top of the repository, so that
/// annotations, reports and fingerprints are the same from every folder.
struct RepositoryPaths: Sendable {
  private let environment: CommandEnvironment
  /// Folders that paths are relative to, if they lie in them; the first counts.
  private let tops: [String]

  /// - Parameter ofWorkflow: whether paths are meant for GitHub's runner, which knows where it checked out.
  init(_ environment: CommandEnvironment, ofWorkflow: Bool = false) {
    self.environment = environment
    let workspace = ofWorkflow ? environment.variables["GITHUB_WORKSPACE"].flatMap { $0.isEmpty ? nil : $0 } : nil
    tops = [workspace, environment.repositoryTop(around: environment.workingDirectory)].compactMap { $0 }
  }

  /// - Parameter path: absolute.
  /// - Returns: outside of repositories, the path as the user would write it.
  func path(of path: String) -> String {
    let path = ProjectPath.absolute(String(path.drop { $0 == "/" }), in: "/")
    let top =
      tops.first { ProjectPath.lies(path, in: $0) } ?? environment.repositoryTop(around: ProjectPath.folder(of: path))
    guard let top else { return environment.displayedPath(of: path) }
    return path == top ? "." : ProjectPath.relative(path, from: top)
  }
}

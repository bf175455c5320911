import ProjectModel

/// How the user, and those who read reports elsewhere, call files.
extension CommandEnvironment {
  /// Where a path that the user gave lies.
  package func absolutePath(of path: String) -> String {
    if path.hasPrefix("/") { return path }
    var rest = path[...]
    while rest.hasPrefix("./") { rest = rest.dropFirst(2).drop { $0 == "/" } }
    if rest.isEmpty || rest == "." { return workingDirectory }
    return workingDirectory + (workingDirectory.hasSuffix("/") ? "" : "/") + rest
  }

  /// An absolute path as the user would write it: relative to the working directory where it lies below it.
  package func displayedPath(of path: String) -> String {
    if path == workingDirectory { return "." }
    let folder = workingDirectory.hasSuffix("/") ? workingDirectory : workingDirectory + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// The top of the git repository that an absolute folder lies in; nil where it lies in none.
  func repositoryTop(around folder: String) -> String? {
    var current = folder
    while true {
      // A file in submodules and further working trees.
      if FileAccess.exists((current == "/" ? "" : current) + "/.git") { return current }
      guard current != "/", current.hasPrefix("/") else { return nil }
      let above = ProjectPath.folder(of: current)
      current = above.isEmpty ? "/" : above
    }
  }
}

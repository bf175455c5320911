/// The files below a folder whose text may name keys, be they of a target or not: sources that a build rule or another
/// project takes, data that is read when a program runs, and what the user leaves out of the search for targets.
package enum MentioningFiles {
  private static let extensions: Set<String> = [
    "swift", "m", "mm", "h", "c", "cc", "cpp", "cxx", "hpp", "storyboard", "xib", "intentdefinition", "plist", "json",
    "xml", "html", "js", "ts", "jsx", "tsx", "kt", "dart", "entitlements",
  ]

  /// Other people's code, which is compiled into the project and may ask for the project's texts.
  private static let dependencyFolders: Set<String> = ["Pods", "Carthage", "checkouts", "SourcePackages"]

  /// - Parameter root: absolute.
  /// - Returns: relative to the root, sorted.
  package static func files(below root: String) -> [String] {
    let names = ProjectExclusions.defaultFolderNames.subtracting(dependencyFolders)
    return FolderWalk(root: root, exclusions: ProjectExclusions(folderNames: names)).files.filter {
      extensions.contains(ProjectPath.pathExtension($0).lowercased())
    }
  }

  /// Whether a file of `files(below:)` is other people's.
  package static func isOfDependency(_ path: String) -> Bool {
    ProjectPath.components(path).dropLast().contains { dependencyFolders.contains(String($0)) }
  }
}

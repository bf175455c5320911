/// What is left out when a folder is searched.
package struct ProjectExclusions: Hashable, Sendable {
  /// Names of folders that are never entered, wherever they stand: build products and other people's code.
  package var folderNames: Set<String>
  /// Names of folders that are not entered where they stand beside a project or a manifest, since elsewhere the same
  /// name may hold sources.
  package var folderNamesBesideProjects: Set<String>
  /// Names of folders that are left out of folders without a project, in which nothing else tells them apart.
  package var folderNamesOfBareFolders: Set<String>
  /// Paths relative to the root that the user leaves out; a folder stands for all that is in it.
  package var paths: Set<String>

  package init(
    folderNames: Set<String> = Self.defaultFolderNames,
    folderNamesBesideProjects: Set<String> = ["build", "Build"],
    folderNamesOfBareFolders: Set<String> = ["Generated", "Derived", "Tuist", "build", "Build"],
    paths: Set<String> = []
  ) {
    self.folderNames = folderNames
    self.folderNamesBesideProjects = folderNamesBesideProjects
    self.folderNamesOfBareFolders = folderNamesOfBareFolders
    self.paths = paths
  }

  package static let defaultFolderNames: Set<String> = [
    "DerivedData", "SourcePackages", "Pods", "Carthage", "checkouts", "node_modules", "__MACOSX",
  ]

  /// Folders that look like folders to a file system and like one file to everybody else.
  static let bundleExtensions: Set<String> = [
    "xcodeproj", "xcworkspace", "xcassets", "framework", "xcframework", "app", "appex", "playground", "xcdatamodeld",
    "xcdatamodel", "xcmappingmodel", "scnassets", "xcarchive", "dSYM", "xcstickers", "docc", "xcloc", "xctest",
    "mlpackage", "icon", "bundle",
  ]

  /// Whether a name says that tests are inside: `Tests`, `AppTests`, `AppUITests`, but not `Contests`.
  static func namesTests(_ folderName: some StringProtocol) -> Bool {
    folderName == "Tests" || folderName == "Test" || folderName == "UITests" || folderName.hasSuffix("Tests")
      || folderName == "Specs"
  }

  /// Whether a file of a folder without a project is left out.
  func leavesOutOfBareFolder(_ path: String) -> Bool {
    if path.hasSuffix(".generated.swift") || path.hasSuffix(".pb.swift") { return true }
    return ProjectPath.components(path).dropLast().contains {
      Self.namesTests($0) || folderNamesOfBareFolders.contains(String($0))
    }
  }

  /// Whether a project or manifest belongs to tests, judged by the folders it lies in.
  static func liesInTests(_ path: String) -> Bool {
    ProjectPath.components(path).dropLast().contains { namesTests($0) }
  }
}

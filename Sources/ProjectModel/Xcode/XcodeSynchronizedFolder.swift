import PropertyLists

/// A folder whose files belong to targets without being listed (Xcode 16 and later).
///
/// All files belong to the targets that name the folder in `fileSystemSynchronizedGroups`. An exception set names one
/// target: for a target that owns the folder its files are left out, for another they are the only ones.
struct XcodeSynchronizedFolder {
  /// Relative to the root.
  let path: String
  /// Target → the paths, relative to the folder, of its exception sets.
  private var exceptions: [XcodeProjectFile.ObjectID: [String]] = [:]
  /// Relative to the folder: copied as they are, so nothing in them is compiled.
  private var explicitFolders: [String]
  /// Relative to the folder, in the order of the walk.
  private let files: [String]

  init(
    id: XcodeProjectFile.ObjectID, path: String, project: XcodeProjectFile, inventory: FileInventory,
    packageFolders: [String]
  ) {
    self.path = path
    let group = project[id]
    explicitFolders = group?.identifiers("explicitFolders") ?? []
    for exceptionID in group?.identifiers("exceptions") ?? [] {
      guard let set = project[exceptionID], let target = Self.target(of: set, in: project) else { continue }
      exceptions[target, default: []] += set["membershipExceptions"]?.strings ?? []
    }
    // A package in the folder is built by itself.
    let packages = packageFolders.filter { ProjectPath.lies($0, in: path) }
    files = inventory.files(in: path).filter { file in
      !packages.contains { ProjectPath.lies(file, in: $0) }
    }
  }

  /// The files that a target takes from the folder.
  func files(of target: XcodeProjectFile.ObjectID, owning: Bool) -> [String] {
    let listed = exceptions[target] ?? []
    guard owning || !listed.isEmpty else { return [] }
    return files.filter { file in
      guard let relative = ProjectPath.relative(file, to: path) else {
        // Reached through a link: it has no name in this folder, so no exception can mean it.
        return owning
      }
      if explicitFolders.contains(where: { ProjectPath.lies(relative, in: $0) }) { return false }
      return listed.contains { Self.matches(relative, exception: $0) } != owning
    }
  }

  /// An exception is a file, a folder, or `/Localized: NAME` for a file in all its languages.
  private static func matches(_ file: String, exception: String) -> Bool {
    let localized = "/Localized: "
    guard exception.hasPrefix(localized) else { return ProjectPath.lies(file, in: exception) }
    let kept = ProjectPath.components(file).filter { !$0.hasSuffix(".lproj") }
    return kept.joined(separator: "/") == exception.dropFirst(localized.count)
  }

  /// The target that an exception set is about: named, or that of the build phase it names. Files that are only copied
  /// somewhere are no exception to what is compiled.
  private static func target(of set: PropertyListDictionary, in project: XcodeProjectFile)
    -> XcodeProjectFile.ObjectID?
  {
    if set.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet" { return set.text("target") }
    guard let phase = set.text("buildPhase"), let isa = project[phase]?.isa,
      isa == "PBXSourcesBuildPhase" || isa == "PBXResourcesBuildPhase"
    else { return nil }
    return project.project.identifiers("targets").first {
      project[$0]?.identifiers("buildPhases").contains(phase) ?? false
    }
  }
}

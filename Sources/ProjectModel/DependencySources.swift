/// Finds the sources of dependencies that were checked out on this machine: they declare types that the project's
/// strings use, and are never extracted from.
struct DependencySources {
  let inventory: FileInventory

  /// More than any project's dependencies have; sources beyond it are not indexed.
  private static let fileLimit = 50_000

  /// - Parameter packagesOutside: folders of local packages outside the root.
  /// - Returns: sorted; relative to the root, absolute outside it.
  func sources(packagesOutside: [String]) -> [String] {
    var found: [String] = []
    for folder in checkouts() {
      let walk = FolderWalk(root: inventory.absolute(folder), exclusions: ProjectExclusions())
      found += walk.files.lazy.filter(Self.isSource).map { folder + "/" + $0 }
      if found.count > Self.fileLimit { break }
    }
    for folder in packagesOutside {
      found += inventory.files(in: folder).lazy.filter(Self.isSource)
        .map { "/" + ProjectPath.joined(inventory.root, $0) }
    }
    return ProjectPath.sortedWithoutDoubles(Array(found.prefix(Self.fileLimit)))
  }

  private static func isSource(_ path: String) -> Bool {
    path.hasSuffix(".swift") && !ProjectExclusions.liesInTests(path) && ProjectPath.name(path) != "Package.swift"
  }

  /// Where SwiftPM, Xcode with a folder of its own, CocoaPods and Carthage keep other people's sources.
  private func checkouts() -> [String] {
    var holders: Set<String> = [""]
    for file in inventory.files
    where file.hasSuffix(".xcodeproj") || ProjectPath.name(file) == "Package.swift" {
      holders.insert(ProjectPath.folder(of: file))
    }
    let names = [
      ".build/checkouts", "SourcePackages/checkouts", "DerivedData/SourcePackages/checkouts",
      "build/SourcePackages/checkouts", "Tuist/.build/checkouts", "Pods", "Carthage/Checkouts",
    ]
    return holders.sorted().flatMap { holder in names.map { ProjectPath.joined(holder, $0) } }
      .filter { folder in
        FolderWalk.canonicalPath(inventory.absolute(folder)).map { ProjectPath.lies($0, in: inventory.repository) }
          ?? false
      }
  }
}

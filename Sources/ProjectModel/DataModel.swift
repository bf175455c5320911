import PropertyLists

/// A Core Data model: from most, Xcode generates classes when it builds.
package struct DataModel: Hashable, Sendable {
  /// The `.xcdatamodeld`, a folder of versions, or a lone `.xcdatamodel`; relative to the root, as all paths here.
  package var path: String
  /// The file that describes the current version; nil where there is none, as in models of Xcode 3.
  package var contents: String?

  package init(path: String, contents: String? = nil) {
    self.path = path
    self.contents = contents
  }

  /// With the file of the current version, if it is there.
  ///
  /// `.xccurrentversion` names the version; where Xcode has not written one yet, there is only one, called like the
  /// model. A name that leads out of the folder is none.
  func filled(from inventory: FileInventory) -> DataModel {
    let version = isVersioned ? currentVersion(in: inventory).map { path + "/" + $0 } : path
    let file = version.map { $0 + "/contents" }
    return DataModel(path: path, contents: file.flatMap { inventory.exists($0) ? $0 : nil })
  }

  private var isVersioned: Bool { ProjectPath.pathExtension(path).lowercased() == "xcdatamodeld" }

  private func currentVersion(in inventory: FileInventory) -> String? {
    let file = path + "/.xccurrentversion"
    if let bytes = inventory.contents(of: file),
      let list = try? PropertyListReader.propertyList(in: bytes, path: file),
      let name = list["_XCCurrentVersionName"]?.string, Self.isVersion(name), inventory.exists(path + "/" + name)
    {
      return name
    }
    // What stands for one file to everybody else is a folder to this walk.
    let walk = FolderWalk(root: inventory.absolute(path), exclusions: inventory.exclusions)
    let versions = walk.files.filter(Self.isVersion)
    let usual = ProjectPath.nameWithoutExtension(path) + ".xcdatamodel"
    return versions.contains(usual) ? usual : versions.first
  }

  private static func isVersion(_ name: String) -> Bool {
    !name.contains("/") && ProjectPath.pathExtension(name).lowercased() == "xcdatamodel"
  }
}

/// The pages that an app adds to the system's Settings, with tables of their own in the bundle.
package struct SettingsBundle: Hashable, Sendable {
  /// Relative to the root, as all paths here.
  package var path: String
  /// One a page.
  package var propertyLists: [String]
  /// `.strings` of all languages.
  package var tables: [StringsTableFile]

  package init(path: String, propertyLists: [String] = [], tables: [StringsTableFile] = []) {
    self.path = path
    self.propertyLists = propertyLists
    self.tables = tables
  }

  /// With what lies in the bundle.
  func filled(from inventory: FileInventory) -> SettingsBundle {
    let walk = FolderWalk(root: inventory.absolute(path), exclusions: inventory.exclusions)
    let files = walk.files.map { path + "/" + $0 }
    return SettingsBundle(
      path: path, propertyLists: files.filter { ProjectPath.pathExtension($0) == "plist" },
      tables: files.filter { ProjectPath.pathExtension($0) == "strings" }.map { StringsTableFile(path: $0) })
  }
}

import FileChanges
import Foundation
import ProjectModel

extension AppleTableFile {
  /// The files of the table in the `.lproj` folders beside its own.
  func siblings(in environment: CommandEnvironment) -> [AppleTableFile] {
    let folders = ((try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []).sorted()
    return folders.filter { $0.hasSuffix(".lproj") }.flatMap { folder in
      ["strings", "stringsdict"].compactMap { suffix in
        let path = "\(parent)/\(folder)/\(table).\(suffix)"
        guard FileAccess.exists(path) else { return nil }
        return AppleTableFile(absolutePath: path, path: environment.displayedPath(of: path))
      }
    }
  }

  /// The tables in the `.lproj` folders of a folder, however deep, in the order of their paths; what comes from elsewhere
  /// is left out.
  static func files(inFolder folder: String, _ environment: CommandEnvironment) -> [AppleTableFile] {
    let excluded = ProjectExclusions.defaultFolderNames
    guard
      let found = FileManager.default.enumerator(
        at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return [] }
    var paths: [String] = []
    for case let item as URL in found {
      if excluded.contains(item.lastPathComponent) {
        found.skipDescendants()
      } else if AppleTableMigration.isTable(item.path) {
        paths.append(item.path)
      }
    }
    return paths.sorted().compactMap { path in
      AppleTableFile(absolutePath: path, path: environment.displayedPath(of: path)).flatMap {
        $0.language == nil ? nil : $0
      }
    }
  }
}

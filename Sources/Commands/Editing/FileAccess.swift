import Foundation

/// Questions about files that commands ask before they read them.
enum FileAccess {
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Whether something has this name, be it a link that leads nowhere.
  static func hasEntry(_ path: String) -> Bool {
    exists(path) || (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// What lies in a folder; empty where it cannot be read.
  static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  /// An absolute path without symbolic links and `..`.
  static func resolved(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
}

import Foundation

/// Every file below a folder: path → bytes. Folders without files do not count.
enum FolderContents {
  static func read(_ folder: URL) throws -> [String: Data] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [:] }
    var contents: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let file = folder.appendingPathComponent(path)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else {
        continue
      }
      contents[path] = try Data(contentsOf: file)
    }
    return contents
  }

  static func write(_ contents: [String: Data], to folder: URL) throws {
    try? FileManager.default.removeItem(at: folder)
    for (path, data) in contents {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }
}

import Foundation

/// A folder of the tool's own for files that are needed while it runs; it goes with the value.
package final class TemporaryFolder: Sendable {
  /// Absolute, symbolic links resolved.
  package let path: String

  /// - Throws: `FileAccessError` where none can be made.
  package init() throws(FileAccessError) {
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    path = parent.appendingPathComponent("dragoman-\(UUID().uuidString)").path
    guard CacheFile.makeFolder(path) else {
      throw FileAccessError(.create, parent.path, .system(FileSystem.errorWords()))
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and makes the folders above it.
  ///
  /// - Parameter name: relative to the folder, without `..`.
  /// - Returns: where it lies.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws(FileAccessError) -> String {
    let file = "\(path)/\(name)"
    guard CacheFile.makeFolder(FileSystem.folder(of: file)), CacheFile.replace(file, with: bytes) else {
      throw FileAccessError(.write, file, .system(FileSystem.errorWords()))
    }
    return file
  }
}

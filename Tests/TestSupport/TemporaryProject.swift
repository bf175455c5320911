import Foundation

/// A folder of files that goes with the test.
package final class TemporaryProject {
  /// Absolute, symbolic links resolved.
  package let root: String

  /// - Parameter files: path → text; folders are made as needed.
  package init(_ files: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("project-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    root = folder.resolvingSymlinksInPath().path
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  package func absolute(_ path: String) -> String { path.isEmpty ? root : root + "/" + path }

  package func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: absolute(path))
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Empty files.
  package func touch(_ paths: String...) throws {
    for path in paths { try write("", to: path) }
  }

  package func link(_ path: String, to destination: String) throws {
    let link = URL(fileURLWithPath: absolute(path))
    try FileManager.default.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: destination)
  }
}

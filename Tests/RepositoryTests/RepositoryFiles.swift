import Foundation

/// The checkout that the tests were built from, as text files.
enum RepositoryFiles {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Paths below `folder` with one of the extensions, relative to the root, sorted. Build products and hidden
  /// folders are not looked at.
  static func paths(below folder: String, extensions: Set<String>) -> [String] {
    let start = root.appendingPathComponent(folder)
    guard let enumerator = FileManager.default.enumerator(at: start, includingPropertiesForKeys: nil) else { return [] }
    var found: [String] = []
    for case let file as URL in enumerator {
      if file.lastPathComponent.hasPrefix(".") {
        enumerator.skipDescendants()
      } else if extensions.contains(file.pathExtension) {
        found.append(relativePath(of: file))
      }
    }
    return found.sorted()
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  /// Every Swift file of the modules.
  static let sources = paths(below: "Sources", extensions: ["swift"])
  static let tests = paths(below: "Tests", extensions: ["swift"])
  static let pages =
    paths(below: "Documentation", extensions: ["md"]) + paths(below: "Examples", extensions: ["md"])
    + ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
  /// What is run but not built with the modules.
  static let scripts =
    ["Benchmarks", "Examples", "Scripts", "Tests"]
    .flatMap { paths(below: $0, extensions: ["py", "sh", "json", "template"]) } + [
      "Makefile", "Package.swift", ".ci/run",
    ]

  private static func relativePath(of file: URL) -> String {
    let prefix = root.standardizedFileURL.path + "/"
    let path = file.standardizedFileURL.path
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}

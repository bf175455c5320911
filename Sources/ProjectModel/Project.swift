package import Findings

/// All targets found below a folder.
package struct Project: Sendable {
  /// Absolute, symbolic links resolved.
  package var root: String
  /// In the order of the files that declare them; test targets are among them, with kind `test`.
  package var targets: [ProjectTarget]
  /// Swift sources of dependencies that declare types which the targets use (local checkouts and packages outside the
  /// root), relative to the root or absolute where they lie outside it. Packages inside the root are targets.
  package var dependencySources: [String]
  /// Folders that could not be looked into, or lie deeper than is looked: any target may have sources in them. Relative
  /// to the root, sorted.
  package var unreadableFolders: [String]
  package var findings: [Finding]

  package init(
    root: String, targets: [ProjectTarget] = [], dependencySources: [String] = [],
    unreadableFolders: [String] = [], findings: [Finding] = []
  ) {
    self.root = root
    self.targets = targets
    self.dependencySources = dependencySources
    self.unreadableFolders = unreadableFolders
    self.findings = findings
  }

  /// The targets that compile a source or list a catalog; several where files are shared.
  package func targets(containing path: String) -> [ProjectTarget] {
    targets.filter { $0.sources.contains(path) || $0.catalogs.contains(path) }
  }
}

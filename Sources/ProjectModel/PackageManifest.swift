package import Findings

/// What a `Package.swift` says, as far as localization needs it.
package struct PackageManifest: Hashable, Sendable {
  /// One target of the package.
  package struct Target: Hashable, Sendable {
    package enum Kind: String, Sendable { case regular, executable, test, macro, plugin, system, binary }

    package var name: String
    package var kind: Kind
    /// Relative to the package; nil means the conventional folder.
    package var path: String?
    package var exclude: [String]
    /// Relative to the target's folder; nil means all of it.
    package var sources: [String]?
    /// Paths of all resources, relative to the target's folder.
    package var resources: [String]
    /// Those of them that are taken as they are (`.copy`, `.embedInCode`).
    package var copiedResources: [String] = []
    /// Names of the plugins that run when the target is built.
    package var plugins: [String] = []
    /// Names of targets of the same package.
    package var dependencies: [String]

    package init(
      name: String, kind: Kind, path: String? = nil, exclude: [String] = [], sources: [String]? = nil,
      resources: [String] = [], dependencies: [String] = []
    ) {
      self.name = name
      self.kind = kind
      self.path = path
      self.exclude = exclude
      self.sources = sources
      self.resources = resources
      self.dependencies = dependencies
    }
  }

  package var name: String?
  package var defaultLocalization: String?
  package var targets: [Target]
  /// Paths of packages it depends on by path, relative to the package.
  package var localDependencies: [String]

  package init(
    name: String? = nil, defaultLocalization: String? = nil, targets: [Target] = [], localDependencies: [String] = []
  ) {
    self.name = name
    self.defaultLocalization = defaultLocalization
    self.targets = targets
    self.localDependencies = localDependencies
  }
}

/// Reads manifests as text, without running them. Implemented where SwiftSyntax may be imported, and passed in.
package protocol PackageManifestReader: Sendable {
  /// - Parameter path: for locations in findings.
  /// - Returns: what could be read, with findings for expressions that could not.
  func manifest(in bytes: [UInt8], path: String) -> (manifest: PackageManifest, findings: [Finding])
}

import Findings
import ProjectModel

/// Manifests that the tests name by their first line, since reading Swift is not this module's task.
struct SampleManifests: PackageManifestReader {
  var manifests: [String: PackageManifest] = [:]

  func manifest(in bytes: [UInt8], path: String) -> (manifest: PackageManifest, findings: [Finding]) {
    let text = String(decoding: bytes, as: UTF8.self)
    if let manifest = manifests.first(where: { text.contains("// \($0.key)\n") })?.value { return (manifest, []) }
    return (PackageManifest(), [Finding("unreadable-sample", .advice, "unknown sample")])
  }

  /// The text of the manifest called `name`.
  static func text(_ name: String, toolsVersion: String = "6.0") -> String {
    "// swift-tools-version: \(toolsVersion)\n// \(name)\nimport PackageDescription\n"
  }
}

extension TargetSummary {
  /// Of all targets, in order.
  static func all(_ project: Project) -> [TargetSummary] { project.targets.map { TargetSummary($0) } }
}

/// What a target takes part with, short enough to compare in one expectation.
struct TargetSummary: Equatable, CustomStringConvertible {
  var name: String
  var kind: TargetKind
  var sources: [String]
  var catalogs: [String]

  init(_ name: String, _ kind: TargetKind, _ sources: [String], _ catalogs: [String] = []) {
    self.name = name
    self.kind = kind
    self.sources = sources
    self.catalogs = catalogs
  }

  init(_ target: ProjectTarget) {
    self.init(target.name, target.kind, target.sources, target.catalogs)
  }

  var description: String { "\(name) (\(kind)): \(sources) \(catalogs)" }
}

package import Findings
import Foundation

/// Reads a manifest by running it: `swift package dump-package`, which says exactly what SwiftPM sees.
///
/// A manifest is a program, so this happens only where the user asks for it. Where it fails, the manifest is read as
/// text by another reader, and a finding says so.
package struct EvaluatedManifestReader: PackageManifestReader {
  /// The folder that paths are relative to.
  private let root: String
  private let textReader: any PackageManifestReader
  private let swift: [String]

  /// - Parameters:
  ///   - root: absolute; what the paths of manifests are relative to.
  ///   - textReader: reads manifests that cannot be run.
  ///   - swift: the command, by default `swift` on the search path.
  package init(root: String, textReader: any PackageManifestReader, swift: [String] = ["swift"]) {
    self.root = root
    self.textReader = textReader
    self.swift = swift
  }

  package func manifest(in bytes: [UInt8], path: String) -> (manifest: PackageManifest, findings: [Finding]) {
    let file = path.hasPrefix("/") ? path : root + "/" + path
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    if let output = dump(packageIn: folder), let manifest = Self.manifest(in: output, folder: folder) {
      return (manifest, [])
    }
    let (manifest, findings) = textReader.manifest(in: bytes, path: path)
    let failure = Finding(
      "manifest-not-evaluated", .warning, at: FindingLocation(path: path),
      "the manifest could not be run, so it was read as text",
      suggestion: "run 'swift package dump-package' in its folder to see why")
    return (manifest, [failure] + findings)
  }

  private func dump(packageIn folder: URL) -> Data? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = swift + ["package", "dump-package"]
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? data : nil
  }

  // MARK: The output of `dump-package`

  /// - Returns: nil for anything but the JSON of a package.
  static func manifest(in output: Data, folder: URL) -> PackageManifest? {
    guard let package = (try? JSONSerialization.jsonObject(with: output)) as? [String: Any],
      let targets = package["targets"] as? [[String: Any]]
    else { return nil }
    return PackageManifest(
      name: package["name"] as? String,
      defaultLocalization: language(in: package["defaultLocalization"]),
      targets: targets.compactMap(target),
      localDependencies: (package["dependencies"] as? [[String: Any]] ?? []).compactMap { dependency in
        guard let path = (dependency["fileSystem"] as? [[String: Any]])?.first?["path"] as? String else { return nil }
        return relativePath(path, to: folder.standardizedFileURL.path)
      })
  }

  /// A string, or an object that wraps one in some versions of SwiftPM.
  private static func language(in value: Any?) -> String? {
    (value as? String) ?? ((value as? [String: Any])?["tag"] as? String)
  }

  private static func target(_ description: [String: Any]) -> PackageManifest.Target? {
    guard let name = description["name"] as? String, let type = description["type"] as? String else { return nil }
    let resources = description["resources"] as? [[String: Any]] ?? []
    var target = PackageManifest.Target(
      name: name, kind: kind(type), path: description["path"] as? String,
      exclude: description["exclude"] as? [String] ?? [], sources: description["sources"] as? [String],
      resources: resources.compactMap { $0["path"] as? String },
      dependencies: (description["dependencies"] as? [[String: Any]] ?? []).compactMap { dependency in
        // `{"byName": ["Kit", null]}` or `{"target": ["Kit", null]}`.
        ((dependency["byName"] ?? dependency["target"]) as? [Any])?.first as? String
      })
    // `{"path": "Data", "rule": {"copy": {}}}`.
    target.copiedResources = resources.filter { ($0["rule"] as? [String: Any])?["process"] == nil }
      .compactMap { $0["path"] as? String }
    // `{"plugin": ["CompileCatalogs", "dragoman"]}`.
    target.plugins = (description["pluginUsages"] as? [[String: Any]] ?? []).compactMap {
      ($0["plugin"] as? [Any])?.first as? String
    }
    return target
  }

  private static func kind(_ type: String) -> PackageManifest.Target.Kind {
    switch type {
    case "system-target", "system": .system
    default: PackageManifest.Target.Kind(rawValue: type) ?? .regular
    }
  }

  /// `../Kit` for `/code/Kit` seen from `/code/App`: SwiftPM prints the paths of local packages absolute.
  private static func relativePath(_ path: String, to folder: String) -> String {
    let target = path.split(separator: "/")
    let base = folder.split(separator: "/")
    let shared = zip(target, base).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: base.count - shared) + target.dropFirst(shared).map(String.init)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}

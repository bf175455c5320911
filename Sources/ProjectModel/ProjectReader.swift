import Findings
import Foundation

/// Finds the targets of a Swift package, an Xcode project or workspace, several of them in one folder, or a bare folder.
///
/// Nothing is written, and nothing is run unless the caller says that manifests may be. They are read by the reader that
/// is passed in, since that needs a parser of Swift.
package struct ProjectReader {
  private let manifestReader: any PackageManifestReader
  private let evaluatesManifests: Bool
  private let exclusions: ProjectExclusions

  /// - Parameter evaluatesManifests: whether package manifests are run, by `swift package dump-package`.
  package init(
    manifestReader: any PackageManifestReader, evaluatesManifests: Bool = false,
    exclusions: ProjectExclusions = ProjectExclusions()
  ) {
    self.manifestReader = manifestReader
    self.evaluatesManifests = evaluatesManifests
    self.exclusions = exclusions
  }

  /// The project at a path.
  ///
  /// - Parameter path: a folder, in which everything is found, or a `Package.swift`, `.xcodeproj` or `.xcworkspace`,
  ///   which is taken with the local packages it uses. Relative to the working directory, or absolute.
  /// - Throws: `RefusedInput` where the path names no project, or a project file cannot be understood. Its paths begin
  ///   like `path`, since there is no project yet that they could be relative to.
  package func project(at path: String) throws -> Project {
    guard let whole = FolderWalk.canonicalPath(path.isEmpty ? "." : path) else {
      throw RefusedInput(ProjectFindings.noSuchProject(path))
    }
    let start = try StartingPoint(path: whole, asGiven: path)
    let inventory = FileInventory(root: start.root, exclusions: exclusions)
    let manifestReader: any PackageManifestReader =
      evaluatesManifests ? EvaluatedManifestReader(root: start.root, textReader: manifestReader) : manifestReader
    var reading = ProjectReading(inventory: inventory, manifestReader: manifestReader, exclusions: exclusions)
    do {
      switch start.kind {
      case .folder: try reading.readEverything()
      case .xcodeProject: try reading.readXcodeProject(start.name)
      case .workspace: try reading.readWorkspace(start.name)
      case .package: reading.readPackage(in: "")
      }
    } catch {
      throw Self.refusal(error, below: start.kind == .folder ? path : ProjectPath.folder(of: path))
    }
    return reading.project()
  }

  private static func refusal(_ refused: RefusedInput, below folder: String) -> RefusedInput {
    let findings = refused.findings.map { finding in
      var finding = finding
      finding.location = finding.location.map { prefixed($0, folder) }
      finding.notes = finding.notes.map { note in
        var note = note
        note.location = note.location.map { prefixed($0, folder) }
        return note
      }
      return finding
    }
    return findings.first.map { RefusedInput($0, others: Array(findings.dropFirst())) } ?? refused
  }

  private static func prefixed(_ location: FindingLocation, _ folder: String) -> FindingLocation {
    var location = location
    if !folder.isEmpty, folder != "." {
      location.path = folder + (folder.hasSuffix("/") ? "" : "/") + location.path
    }
    return location
  }
}

/// What the user named: a folder, or a file that stands for one.
private struct StartingPoint {
  enum Kind { case folder, xcodeProject, workspace, package }

  var kind: Kind
  /// Absolute.
  var root: String
  /// Relative to the root.
  var name: String

  /// - Parameter path: absolute and canonical.
  init(path: String, asGiven given: String) throws(RefusedInput) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw RefusedInput(ProjectFindings.noSuchProject(given))
    }
    root = ProjectPath.folder(of: path)
    name = ProjectPath.name(path)
    switch ProjectPath.pathExtension(path) {
    case "xcodeproj" where isFolder.boolValue: kind = .xcodeProject
    case "xcworkspace" where isFolder.boolValue: kind = .workspace
    case "swift" where name.hasPrefix("Package"): kind = .package
    default:
      guard isFolder.boolValue else { throw RefusedInput(ProjectFindings.noProject(given)) }
      kind = .folder
      root = path
      name = ""
    }
  }
}

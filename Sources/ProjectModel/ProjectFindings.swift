package import Findings

/// What can be wrong with a project.
package enum ProjectFindings {
  package static let noSuchProject: FindingID = "no-such-project"
  package static let noProjectFile: FindingID = "not-a-project"
  package static let malformedProject: FindingID = "malformed-project"
  package static let missingFile: FindingID = "missing-project-file"
  package static let missingInclude: FindingID = "missing-configuration-include"
  package static let missingTargetFolder: FindingID = "missing-target-folder"
  package static let catalogWithoutTarget: FindingID = "catalog-without-target"
  package static let linkLeadsOutside: FindingID = "link-leads-outside"
  package static let linkLeadsNowhere: FindingID = "link-leads-nowhere"
  package static let folderNamedAsFile: FindingID = "folder-named-as-file"
  package static let unreadableFolder: FindingID = "unreadable-folder"
  package static let tooManyFiles: FindingID = "too-many-files"

  static func noSuchProject(_ path: String) -> Finding {
    Finding(
      noSuchProject, .error, at: FindingLocation(path: path), "no such file or folder",
      suggestion: "name a folder, a Package.swift, an .xcodeproj or an .xcworkspace")
  }

  static func noProject(_ path: String) -> Finding {
    Finding(
      noProjectFile, .error, at: FindingLocation(path: path),
      "expected a folder, a Package.swift, an .xcodeproj or an .xcworkspace",
      suggestion: "name the folder that holds the file")
  }

  static func malformedProject(_ path: String, _ problem: String) -> Finding {
    Finding(
      malformedProject, .error, at: FindingLocation(path: path), problem,
      suggestion: "open the project in Xcode, or restore it from version control")
  }

  static func missingFile(_ file: String, target: String, in project: String) -> Finding {
    Finding(
      missingFile, .advice, at: FindingLocation(path: project),
      "the target '\(target)' lists '\(file)', which does not exist",
      suggestion: "restore the file, or remove it from the target")
  }

  static func missingInclude(_ file: String, at location: FindingLocation) -> Finding {
    Finding(
      missingInclude, .warning, at: location,
      "the included file '\(file)' does not exist, so its settings are not known",
      suggestion: "restore it, or write '#include?' if it need not be there")
  }

  static func missingTargetFolder(_ target: String, folder: String, in manifest: String) -> Finding {
    Finding(
      missingTargetFolder, .advice, at: FindingLocation(path: manifest),
      "the target '\(target)' has no files at '\(folder)'",
      suggestion: "correct the target's path, or remove the target")
  }

  /// - Parameter isMisplaced: Whether it lies in a package where people put what they take for a target's.
  static func catalogWithoutTarget(_ catalog: String, isMisplaced: Bool) -> Finding {
    Finding(
      catalogWithoutTarget, isMisplaced ? .warning : .advice, at: FindingLocation(path: catalog),
      "the catalog belongs to no target, so no strings go to it",
      suggestion: isMisplaced
        ? "move it into the folder of the target whose strings it should hold, and process it there"
        : "add it to the target whose strings it should hold")
  }

  static func linkLeadsOutside(_ link: String) -> Finding {
    Finding(
      linkLeadsOutside, .advice, at: FindingLocation(path: link),
      "the symbolic link leads out of the project, so it was not followed",
      suggestion: "run on a folder that holds both, if its strings belong to the project")
  }

  static func linkLeadsNowhere(_ link: String) -> Finding {
    Finding(
      linkLeadsNowhere, .warning, at: FindingLocation(path: link),
      "the symbolic link leads nowhere, so there are no texts here",
      suggestion: "restore what it named, check out its submodule, or remove the link")
  }

  static func folderNamedAsFile(_ folder: String) -> Finding {
    Finding(
      folderNamedAsFile, .warning, at: FindingLocation(path: folder),
      "this is a folder, expected a file by its name, so there are no texts here",
      suggestion: "put the file in its place, or rename the folder")
  }

  static func unreadableFolder(_ folder: String) -> Finding {
    Finding(
      unreadableFolder, .warning, at: FindingLocation(path: folder), "the folder cannot be read",
      suggestion: "check its permissions; folders are read to a depth of \(FolderWalk.depthLimit)")
  }

  static func tooManyFiles(limit: Int) -> Finding {
    Finding(
      tooManyFiles, .error, "more than \(limit) files, the rest was left out",
      suggestion: "name the project's own folder")
  }
}

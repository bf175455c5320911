import Findings
import ProjectModel

/// What can be wrong with the place where a command is to work.
enum ProjectSearchFindings {
  static func noCatalogs(_ path: String, of located: LocatedProject) -> Finding {
    let unclaimed = located.project.findings.first { $0.id == ProjectFindings.catalogWithoutTarget }
    if let catalog = unclaimed.map(located.displayed)?.location?.path {
      return Finding(
        "no-catalogs", .error, at: FindingLocation(path: path), "no target has a String Catalog: \(catalog) is in none",
        suggestion: "move it into the folder of a target, or add it to the target in Xcode")
    }
    return Finding(
      "no-catalogs", .error, at: FindingLocation(path: path), "no String Catalog was found here",
      suggestion: "name a project that has one, or make one: 'dragoman create', of .strings tables 'dragoman migrate'")
  }

  static func noTargets(_ path: String) -> Finding {
    Finding(
      "no-sources", .error, at: FindingLocation(path: path), "no sources were found here",
      suggestion: "name the folder of a Swift package or an Xcode project")
  }

  static func catalogInsteadOfProject(_ path: String) -> Finding {
    Finding(
      "not-a-project", .error, at: FindingLocation(path: path), "expected a project's folder, not a catalog",
      suggestion: "name the project, and the catalog with '--catalog \(path)'")
  }

  static func noStringsData(_ path: String) -> Finding {
    Finding(
      "no-stringsdata", .error, at: FindingLocation(path: path), "no .stringsdata files were found here",
      suggestion: "build with SWIFT_EMIT_LOC_STRINGS = YES, and name the folder of the build")
  }

  static func unknownCatalog(_ name: String, known: [String]) -> Finding {
    let shown = known.prefix(5).joined(separator: ", ") + (known.count > 5 ? ", …" : "")
    return Finding(
      "unknown-catalog", .error, "the project has no catalog '\(name)'",
      suggestion: known.isEmpty ? nil : "it has \(shown)")
  }
}

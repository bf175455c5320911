import Findings
import ProjectModel

/// Finds catalogs where a command line names folders or projects.
enum CatalogSearch {
  /// The catalogs that paths name, and those of the projects they name: displayed paths, each once.
  static func catalogs(at paths: [String], in environment: CommandEnvironment) throws -> [String] {
    var found: [String] = []
    for path in paths {
      if path.hasSuffix(".xcstrings"), !FileAccess.isFolder(environment.absolutePath(of: path)) {
        found.append(path)
        continue
      }
      let project = try LocatedProject(at: path, in: environment)
      let catalogs = project.catalogPaths
      guard !catalogs.isEmpty else { throw RefusedInput(ProjectSearchFindings.noCatalogs(path, of: project)) }
      found += catalogs.map(project.displayedPath(of:))
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0).inserted }
  }
}

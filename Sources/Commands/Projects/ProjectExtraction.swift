import CatalogSync
import Findings
import LocalizableReferences
import ProjectModel

/// The strings of a project's sources, and where they go.
struct ProjectExtraction {
  let located: LocatedProject
  /// In the order of `project.targets`.
  let results: [ExtractionResult]
  let strings: ProjectStrings
  /// What the project and the sources gave, with displayed paths.
  let findings: [Finding]

  init(of sources: ProjectSources) throws {
    located = sources.located
    results = try sources.results()
    let project = located.project
    strings = ProjectStrings(
      project: project, results: results, readExtensions: sources.readExtensions, mayHoldStrings: sources.mayHoldStrings
    )
    // A file in several targets is read for each.
    var seen: Set<Finding> = []
    findings = (project.findings + results.flatMap(\.findings)).filter { seen.insert($0).inserted }
      .map(located.displayed)
  }
}

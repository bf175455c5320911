import Checks
import CommandLineInterface
import ContentCache
import Findings

/// What a command line asks to have checked, by which rules: a project, or catalogs alone.
struct CheckScope {
  private enum Subject {
    case project(LocatedProject)
    case catalogs([String])
  }

  private let subject: Subject
  let selection: RuleSelection
  private let environment: CommandEnvironment
  private let cache: CacheStore?

  /// A project.
  init(
    _ located: LocatedProject, _ selection: RuleSelection, cache: CacheStore?, in environment: CommandEnvironment
  ) {
    subject = .project(located)
    self.selection = selection
    self.cache = cache
    self.environment = environment
  }

  /// Catalogs, as the user named them.
  init(catalogs: [String], _ selection: RuleSelection, in environment: CommandEnvironment) {
    subject = .catalogs(catalogs)
    self.selection = selection
    cache = nil
    self.environment = environment
  }

  /// What the rules find.
  ///
  /// - Parameter planned: absolute path → contents that count instead of the file's.
  func results(planned: [String: [UInt8]] = [:]) throws -> CheckedResults {
    switch subject {
    case .project(let located):
      let sources = try ProjectSources(
        of: located, in: environment, cache: cache, observing: selection.needsSources,
        mayBeNone: !located.catalogPaths.isEmpty, planned: planned)
      return CheckedResults(try ProjectChecks(of: sources, planned: planned), of: selection)
    case .catalogs(let paths):
      return CheckedResults(ProjectChecks(ofCatalogs: paths, planned: planned, in: environment), of: selection)
    }
  }
}

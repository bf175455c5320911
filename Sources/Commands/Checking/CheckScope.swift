import Checks
import CommandLineInterface
import Configuration
import ContentCache
import FileChanges
import Findings
import ProjectModel

/// What a command line asks to have checked, by which rules: a project, or catalogs and tables alone.
struct CheckScope {
  private enum Subject {
    case project(LocatedProject, evaluatesManifests: Bool)
    /// What the configuration's paths are relative to, absolute.
    case catalogs(root: String)
  }

  private let subject: Subject
  /// Absolute: of the project, or of the catalogs.
  let paths: [String]
  let selection: RuleSelection
  /// Absolute, links resolved: findings in other files are left out; empty: none is.
  let files: Set<String>
  /// Those of the files that are not checked.
  private let testFiles: Set<String>
  /// Findings about other languages are left out; empty: none is.
  let languages: Set<String>
  let cache: CacheStore?
  private let configuration: ProjectConfiguration
  private let environment: CommandEnvironment

  /// A project.
  ///
  /// - Parameters:
  ///   - files: those of its sources that were named; empty: all that it has is asked for.
  ///   - ofTests: those of them that are not checked.
  init(
    _ located: LocatedProject, at path: String, files: Set<String> = [], ofTests: Set<String> = [],
    evaluatesManifests: Bool,
    _ configuration: ProjectConfiguration,
    _ selection: RuleSelection,
    languages: [String], cache: CacheStore?, in environment: CommandEnvironment
  ) {
    subject = .project(located, evaluatesManifests: evaluatesManifests)
    self.configuration = configuration
    paths = [environment.absolutePath(of: path)]
    self.files = files
    testFiles = ofTests
    self.selection = selection
    self.languages = Set(languages)
    self.cache = cache
    self.environment = environment
  }

  /// Catalogs, tables and folders of these, as the user named them.
  init(
    catalogs: [String], root: String, _ configuration: ProjectConfiguration, _ selection: RuleSelection,
    languages: [String], cache: CacheStore?, in environment: CommandEnvironment
  ) {
    subject = .catalogs(root: root)
    self.configuration = configuration
    paths = catalogs.map(environment.absolutePath(of:))
    files = []
    testFiles = []
    self.selection = selection
    self.languages = Set(languages)
    self.cache = cache
    self.environment = environment
  }

  /// The project's root, or the folder of the first catalog; a folder that was named itself.
  var folder: String {
    if case .project(let located, _) = subject { return located.project.root }
    if let first = paths.first, FileAccess.isFolder(first) { return first }
    return paths.first.flatMap { path in path.lastIndex(of: "/").map { String(path[..<$0]) } }
      ?? environment.workingDirectory
  }

  /// The baseline that the configuration names, absolute.
  var configuredBaseline: String? {
    configuration.baseline.map { ProjectPath.absolute($0.path, in: configurationRoot) }
  }

  /// Where the configuration names it, as the user would see it.
  var baselineLocation: FindingLocation? {
    configuration.baseline.map { named in
      FindingLocation(
        path: environment.displayedPath(of: ProjectPath.absolute(named.location.path, in: configurationRoot)),
        range: named.location.range)
    }
  }

  /// What there is to say of what was looked at; nil for most.
  var remark: String? {
    if let first = testFiles.sorted().first {
      let others = testFiles.count > 1 ? " and \(testFiles.count - 1) more" : ""
      return "tests are not checked: '\(environment.displayedPath(of: first))'\(others)"
    }
    guard case .project(let located, _) = subject, let project = located.surroundingProject else { return nil }
    return "'\(environment.displayedPath(of: folder))' was looked at alone, and not the project around it, \(project)"
  }

  /// The sources that were named and are looked at; nil where all of the project are.
  var checkedFiles: Set<String>? { files.isEmpty ? nil : files.subtracting(testFiles) }

  /// What the configuration's paths are relative to.
  private var configurationRoot: String {
    switch subject {
    case .project(let located, _): located.project.root
    case .catalogs(let root): root
    }
  }

  /// Stands for what the configuration says of rules.
  var settings: ContentHash {
    // A configuration that is named counts for copies, too.
    environment.configurationPath == nil
      ? ContentHash(reflecting: configuration.rules) : ContentHash(reflecting: configuration)
  }

  /// Whether whatever is wrong in a file would be found: in all files of a project, but not in single catalogs, which
  /// are looked at without its sources.
  func covers(_ absolutePath: String) -> Bool {
    guard case .project = subject, languages.isEmpty else { return false }
    return files.isEmpty ? absolutePath.hasPrefix(folder + "/") : files.contains(absolutePath)
  }

  /// The project's sources as they are; nil for catalogs alone.
  func sources() throws -> ProjectSources? {
    guard case .project(let located, _) = subject else { return nil }
    return try sources(of: located, planned: [:])
  }

  /// What the rules find.
  ///
  /// - Parameters:
  ///   - sources: those of the project, where they are at hand.
  ///   - planned: absolute path → contents that count instead of the file's.
  func results(of sources: ProjectSources? = nil, planned: [String: [UInt8]] = [:]) throws -> CheckedResults {
    switch subject {
    case .project(let located, _):
      try results(of: sources ?? self.sources(of: located, planned: planned), planned: planned, in: files)
    case .catalogs:
      filtered(
        CheckedResults(
          ProjectChecks(
            ofCatalogs: paths.map(environment.displayedPath(of:)), planned: planned, in: environment),
          of: selection, planned: planned))
    }
  }

  /// What they find in a copy of all files; nil where the copy has none of them.
  ///
  /// - Parameters:
  ///   - copy: where the copy of an absolute path lies.
  ///   - top: the folder of the copy.
  func results(inCopyAt copy: (String) -> String, top: String) throws -> CheckedResults? {
    let copies = paths.map(copy).filter(FileAccess.exists)
    let copiedFiles = Set(files.map(copy))
    guard let first = copies.first else { return nil }
    switch subject {
    case .project(_, let evaluatesManifests):
      let located = try LocatedProject(
        at: first, in: environment, evaluatingManifests: evaluatesManifests,
        configuration: environment.configurationPath == nil ? .upwards(top: top) : .known(configuration))
      return try results(of: sources(of: located, planned: [:]), planned: [:], in: copiedFiles)
    case .catalogs: return filtered(CheckedResults(ProjectChecks(ofCatalogs: copies, in: environment), of: selection))
    }
  }

  private func sources(of located: LocatedProject, planned: [String: [UInt8]]) throws -> ProjectSources {
    try ProjectSources(
      of: located, in: environment, cache: cache, observing: selection.needsSources, mayBeNone: true, planned: planned)
  }

  private func results(
    of sources: ProjectSources, planned: [String: [UInt8]], in files: Set<String>
  ) throws -> CheckedResults {
    filtered(
      CheckedResults(
        try ProjectChecks(of: sources, planned: planned), of: selection, planned: planned,
        showProgress: environment.showProgress), in: files)
  }

  private func filtered(_ checked: CheckedResults, in files: Set<String> = []) -> CheckedResults {
    var filtered = checked
    if !files.isEmpty {
      filtered.results.removeAll { !files.contains(checked.checks.absolutePath($0.place.path)) }
      filtered.others.removeAll { finding in
        guard let path = finding.location?.path, !files.contains(environment.absolutePath(of: path)) else {
          return false
        }
        // What keeps rules from looking at catalogs is said in any case.
        return !checked.checks.isIncomplete || finding.severity < .error
      }
    }
    // Who names a translation's table asks for what is wrong with that.
    let asked = checked.checks.askedLanguages
    if !asked.isEmpty {
      filtered.results.removeAll { result in
        asked[result.place.path]?.isDisjoint(with: result.concernedLanguages) ?? false
      }
    }
    guard !languages.isEmpty else { return filtered }
    filtered.results.removeAll { result in
      !result.concernedLanguages.isEmpty && languages.isDisjoint(with: result.concernedLanguages)
    }
    return filtered
  }
}

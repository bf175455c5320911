import CommandLineInterface
import ContentCache
import FileChanges
import Findings
import LocalizableReferences
import LosslessJSON
import ProjectModel
import StringsData

/// `dragoman extract`: the strings of the sources, without touching a catalog.
enum ExtractCommand: Command {
  private static let path = ArgumentDeclaration(
    "PATH", .optional, completion: .folders, "the project or its folder; the working directory if not given")
  private static let stringsData = OptionDeclaration.value(
    "stringsdata", "FOLDER", completion: .folders, "write .stringsdata files as the compiler does, a folder a target")
  private static let compare = OptionDeclaration.values(
    "compare", "FILE", completion: .files(extensions: ["stringsdata"]),
    "show where these .stringsdata files of a build, or all in a folder, differ from the sources; exit with 1 if they do"
  )
  private static let explain = OptionDeclaration.flag(
    "explain", "say of each use why it is localizable, where it stands, and what it interpolates")

  private static let observations = OptionDeclaration.flag(
    "observations", "list what the checks ask of the code instead: text that is not localized, formats by hand, …")

  static let declaration = CommandDeclaration(
    name: name, summary: "list the localizable strings of the sources",
    discussion: """
      Reads the sources as 'sync' does and lists what it found by catalog: key, places, comment and default value. \
      Strings for which there is no catalog are listed under the name of their table. With --json, an object: catalog \
      → key → comment, value, locations.

      With --compare, what Xcode's own compiler found in a build stands against it: by table, the keys that only one \
      of the two has, and other comments, default values, tables and specifiers. Sources of which the build says \
      nothing are left out.
      """,
    arguments: [path],
    options: [
      compare, explain, observations, stringsData, CommonOptions.configuration, CommonOptions.evaluateManifests,
      CommonOptions.noCache,
    ],
    examples: [
      CommandExample("dragoman extract", "list the strings of the project in this folder"),
      CommandExample("dragoman extract --json App | jq 'map_values(length)'", "count the keys by catalog"),
      CommandExample("dragoman extract --explain", "see why each string is localizable"),
      CommandExample("dragoman extract --observations", "see what the code says besides its keys"),
      CommandExample("dragoman extract --compare DerivedData", "see where Xcode's compiler found something else"),
      CommandExample("dragoman extract --stringsdata build", "write what xcstringstool reads"),
    ])
  static let changesFiles = true

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> Outcome {
    let located = try LocatedProject(
      at: arguments.value(of: path) ?? ".", in: environment,
      evaluatingManifests: arguments.has(CommonOptions.evaluateManifests))
    let cache = arguments.has(CommonOptions.noCache) ? nil : environment.cache
    if arguments.has(observations) {
      let sources = try ProjectSources(of: located, in: environment, cache: cache, observing: true)
      return try remembered(sources, cache, arguments, environment) { extraction in
        let report = ObservationReport(extraction)
        var outcome = Outcome(findings: extraction.findings)
        if arguments.has(CommonOptions.json) { outcome.json = report.json } else { outcome.output = report.text }
        return outcome
      }
    }
    let sources = try ProjectSources(of: located, in: environment, cache: cache)
    if let folder = arguments.value(of: stringsData) {
      guard !arguments.has(compare) else {
        throw UsageError("'--compare' reads a build, '--stringsdata' writes one", command: arguments.command)
      }
      let extraction = try ProjectExtraction(of: sources)
      return Outcome(
        changes: try stringsDataFiles(of: extraction, in: folder, environment), findings: extraction.findings)
    }
    guard !arguments.has(CommonOptions.check), !arguments.has(CommonOptions.diff) else {
      throw UsageError("'--check' and '--diff' go with '--stringsdata'", command: arguments.command)
    }
    if arguments.has(compare) {
      return try comparison(of: ProjectExtraction(of: sources), arguments, environment)
    }
    return try remembered(sources, cache, arguments, environment) { extraction in
      let report = ExtractionReport(extraction, explaining: arguments.has(explain))
      var outcome = Outcome(findings: extraction.findings)
      if arguments.has(CommonOptions.json) { outcome.json = report.json } else { outcome.output = report.text }
      return outcome
    }
  }

  /// What was made of the sources the last time, if they are as they were.
  private static func remembered(
    _ sources: ProjectSources, _ cache: CacheStore?, _ arguments: ParsedArguments, _ environment: CommandEnvironment,
    _ outcome: (ProjectExtraction) -> Outcome
  ) throws -> Outcome {
    let memory = OutcomeMemory(
      in: cache, of: arguments, root: sources.located.project.root, inputs: cache == nil ? nil : sources.inputs,
      environment)
    var made: Outcome
    if let outcome = memory?.recalled() {
      made = outcome
    } else {
      made = outcome(try ProjectExtraction(of: sources))
      made = memory?.kept(made, ifSteady: sources.isSteady) ?? made
    }
    // Catalogs, or kinds of observations.
    made.isJSONOfNames = true
    return made
  }

  private static func comparison(
    of extraction: ProjectExtraction, _ arguments: ParsedArguments, _ environment: CommandEnvironment
  ) throws -> Outcome {
    let comparison = try BuildComparison(of: extraction, with: arguments.values(of: compare), in: environment)
    let report = ComparisonReport(comparison, in: extraction.located)
    var outcome = Outcome(findings: extraction.findings + comparison.findings)
    outcome.hasFailed = !comparison.comparison.differences.isEmpty
    outcome.summary.append(.init(nil, report.summary))
    if arguments.has(CommonOptions.json) { outcome.json = report.json } else { outcome.output = report.text }
    return outcome
  }

  private static func stringsDataFiles(
    of extraction: ProjectExtraction, in folder: String, _ environment: CommandEnvironment
  ) throws -> FileChangeSet {
    var changes = FileChangeSet()
    var planned: Set<String> = []
    for (target, result) in zip(extraction.located.project.targets, extraction.results) where target.kind != .test {
      let bySource = Dictionary(grouping: result.references, by: \.location.path)
      // One for each Swift source, also without strings: what an earlier run wrote must not outlive its strings.
      for source in target.sources where source.hasSuffix(".swift") && !result.incompleteFiles.contains(source) {
        let file = StringsDataFile(
          source: extraction.located.absolutePath(of: source), references: bySource[source] ?? [])
        let targetFolder = target.name.split(separator: "/").joined(separator: "-")
        let path = "\(folder)/\(targetFolder)/\(StringsDataFile.fileName(forSource: source))"
        // Two targets of one name, or two sources of one name: the first wins, as in a build folder.
        guard planned.insert(path).inserted else { continue }
        changes.add(try FileChange(ofResult: file.bytes, at: path, in: environment))
      }
    }
    return changes
  }
}

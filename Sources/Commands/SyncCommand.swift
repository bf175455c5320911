import CatalogSync
import CommandLineInterface
import ContentCache
import Findings
import LocalizableReferences
import ProjectModel
import StringsData

/// `dragoman sync`: catalogs and tables brought in step with the sources.
enum SyncCommand: Command {
  private static let paths = ArgumentDeclaration(
    "PATH", .anyNumber, completion: .folders, "projects or their folders; the working directory if not given")
  private static let keepStale = OptionDeclaration.flag(
    "keep-stale", "mark nothing stale and remove nothing: only add and update keys")
  private static let carryOver = OptionDeclaration.flag(
    "carry-over", "where a key was renamed in code, move its translations to the new key, for review")
  private static let stringsData = OptionDeclaration.values(
    "stringsdata", "FILE", completion: .files(extensions: ["stringsdata"]),
    "take Swift strings from these files of a build, or all in a folder, instead of reading the sources")
  private static let catalogs = OptionDeclaration.values(
    "catalog", "CATALOG", completion: .files(extensions: ["xcstrings"]),
    "sync this catalog alone: its path, or the name of its table")

  static let declaration = CommandDeclaration(
    name: name, summary: "bring catalogs in step with the sources",
    discussion: """
      Reads the sources as a build would, and then does what Xcode does after one: adds new keys, updates comments and \
      default values, marks keys that are gone as stale, or removes them where nobody has translated them. The words \
      of translations are never changed, and keys that are kept by hand are left alone. Keys count as gone only if every source that \
      could use them was read. Storyboards, nib files and Info.plist are sources too, of the catalogs that are theirs.

      Where a target has a .strings table and no catalog of that name, new keys go to the source language's file.
      """,
    arguments: [paths],
    options: [
      catalogs, keepStale, carryOver, stringsData, CommonOptions.configuration, CommonOptions.evaluateManifests,
      CommonOptions.noCache,
    ],
    examples: [
      CommandExample("dragoman sync", "sync the project in this folder"),
      CommandExample("dragoman sync --check", "fail, in CI, if somebody forgot to sync"),
      CommandExample("dragoman sync --stringsdata DerivedData", "take what Xcode's own compiler found"),
      CommandExample("dragoman sync App --catalog Localizable --diff", "look at what would change in one catalog"),
    ])
  static let changesFiles = true

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> Outcome {
    let options = CatalogSyncOptions(keepStale: arguments.has(keepStale), carryOver: arguments.has(carryOver))
    var sync = ProjectSync(options: options, only: arguments.values(of: catalogs), in: environment)
    let given = arguments.values(of: paths)
    let built =
      arguments.has(stringsData)
      ? try StringsDataSearch.inputs(at: arguments.values(of: stringsData), in: environment) : nil
    let projects = try (given.isEmpty ? ["."] : given).map { path in
      let evaluates = arguments.has(CommonOptions.evaluateManifests)
      return (path, try LocatedProject(at: path, in: environment, evaluatingManifests: evaluates))
    }
    let cache = arguments.has(CommonOptions.noCache) || built != nil ? nil : environment.cache
    var memory: OutcomeMemory?
    var isSteady = true
    for (path, located) in projects {
      var environment = environment
      if let built {
        let extractor = StringsDataExtractor(
          StringsDataSearch.inputs(built, without: projects.map(\.1.project.root), but: located.project.root))
        environment.extractors =
          environment.extractors.filter { $0.fileExtensions != extractor.fileExtensions } + [extractor]
      }
      let sources = try ProjectSources(of: located, in: environment, cache: cache)
      let catalogs = cache == nil ? nil : sources.catalogContents
      if projects.count == 1 {
        memory = Self.memory(of: sources, catalogs, arguments, cache, environment)
        if let outcome = memory?.recalled() { return outcome }
      }
      try sync.add(ProjectExtraction(of: sources), at: path)
      // What was changed while it was read is not what is remembered.
      isSteady = memory == nil || sources.isSteady && sources.catalogContents == catalogs
    }
    let outcome = try sync.outcome()
    return memory?.kept(outcome, ifSteady: isSteady) ?? outcome
  }

  /// What the last sync of the same sources and catalogs said, if it found nothing to change.
  private static func memory(
    of sources: ProjectSources, _ catalogs: ContentHash?, _ arguments: ParsedArguments, _ cache: CacheStore?,
    _ environment: CommandEnvironment
  ) -> OutcomeMemory? {
    guard cache != nil, let inputs = sources.inputs, let catalogs else { return nil }
    var writer = BinaryWriter()
    writer.write(inputs)
    writer.write(catalogs)
    return OutcomeMemory(
      in: cache, of: arguments, root: sources.located.project.root, inputs: writer.hash, environment)
  }
}

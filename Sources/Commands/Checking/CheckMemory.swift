import CommandLineInterface
import ContentCache
import FileChanges
import Findings

/// What the last check of the same project said, if nothing has changed since that it depends on.
struct CheckMemory {
  private let sources: ProjectSources
  private let memory: OutcomeMemory
  private let catalogs: ContentHash

  /// - Parameter baseline: as the user named it; nil: that of the configuration, if any.
  /// - Returns: nil where nothing can be remembered.
  init?(
    of scope: CheckScope, _ sources: ProjectSources, _ arguments: ParsedArguments, baseline: String?,
    in environment: CommandEnvironment
  ) {
    self.sources = sources
    // What a name stands for may change without any file.
    guard scope.cache != nil, !arguments.has(CheckCommand.newSince), let inputs = sources.inputs,
      let catalogs = sources.catalogContents
    else { return nil }
    self.catalogs = catalogs
    var writer = BinaryWriter()
    writer.write(inputs)
    writer.write(catalogs)
    // Glossaries are files of their own.
    writer.write(scope.settings)
    if let path = (baseline ?? scope.configuredBaseline).map(environment.absolutePath(of:)) {
      guard let snapshot = try? FileSnapshot(reading: path, displayedAs: path) else { return nil }
      writer.write(ContentHash(snapshot.bytes))
    }
    guard
      let memory = OutcomeMemory(
        in: scope.cache, of: arguments, root: scope.folder, inputs: writer.hash, environment)
    else { return nil }
    self.memory = memory
  }

  func recalled() -> Outcome? { memory.recalled() }

  /// Keeps an outcome, unless a file has changed while it was made.
  func kept(_ outcome: Outcome) -> Outcome {
    memory.kept(outcome, ifSteady: sources.isSteady && sources.catalogContents == catalogs)
  }
}

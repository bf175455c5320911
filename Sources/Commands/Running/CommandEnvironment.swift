package import ContentCache
package import LocalizableReferences
package import ProjectModel

/// All that commands know of the world, so that tests can run them without one.
package struct CommandEnvironment: Sendable {
  /// One for each kind of source.
  package var extractors: [any Extractor]
  package var manifestReader: any PackageManifestReader
  /// Rewrites sources; nil where that is not to be had.
  package var symbolRefactoring: (any SymbolRefactoring)?
  package var version: String
  /// Absolute, symbolic links resolved.
  package var workingDirectory: String
  /// The environment variables.
  package var variables: [String: String]
  /// What tells this build of the tool from others, for what is remembered between runs in a folder; nil: nothing is.
  package var cacheIdentity: @Sendable (_ folder: String) -> String?
  package var readStandardInput: @Sendable () throws -> [UInt8]
  package var standardOutput: any OutputSink
  package var standardError: any OutputSink
  /// The configuration that the command line names, as the user wrote it; nil: the nearest counts.
  package var configurationPath: String?
  /// Whether the process ends when the command has, so that nothing that it holds to the end need be freed.
  package var endsWithCommand = false
  /// Says how far long work has come; the runner sets it where somebody can see it.
  package var showProgress: (@Sendable (_ activity: String, _ done: Int, _ total: Int) -> Void)?

  package init(
    extractors: [any Extractor], manifestReader: any PackageManifestReader,
    symbolRefactoring: (any SymbolRefactoring)? = nil, version: String, workingDirectory: String,
    variables: [String: String], cacheIdentity: @escaping @Sendable (_ folder: String) -> String? = { _ in nil },
    readStandardInput: @escaping @Sendable () throws -> [UInt8],
    standardOutput: any OutputSink, standardError: any OutputSink
  ) {
    self.extractors = extractors
    self.manifestReader = manifestReader
    self.symbolRefactoring = symbolRefactoring
    self.version = version
    self.workingDirectory = workingDirectory
    self.variables = variables
    self.cacheIdentity = cacheIdentity
    self.readStandardInput = readStandardInput
    self.standardOutput = standardOutput
    self.standardError = standardError
  }

  /// Where things are remembered between runs; nil where nothing is to be, or can be.
  package var cache: CacheStore? {
    guard let folder = CacheLocation.folder(variables: variables, workingDirectory: workingDirectory),
      let identity = cacheIdentity(folder)
    else { return nil }
    return CacheStore(folder: folder, identity: identity)
  }

  /// Says that values are no longer needed. Where the process is about to end, they stay in memory.
  func isDone(with values: Any...) {
    if endsWithCommand { LeftInMemory.leave(values) }
  }
}

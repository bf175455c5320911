import CommandLineInterface
import FileChanges

/// One subcommand of the face that stands in for Xcode's `xcstringstool`: its arguments, its output, nothing more.
protocol XCStringsToolSubcommand: Sendable {
  static var declaration: CommandDeclaration { get }

  /// - Throws: `UsageError`, `RefusedInput`, `FileAccessError`.
  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> XCStringsToolOutcome
}

/// What a subcommand found out and plans.
struct XCStringsToolOutcome {
  /// For standard output.
  var output = ""
  var diagnostics: [XCStringsToolDiagnostic] = []
  var changes = FileChangeSet()

  /// Whether there is an error, so that nothing is written and the tool fails.
  var hasFailed: Bool { diagnostics.contains { $0.isError } }
}

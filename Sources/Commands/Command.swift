package import CommandLineInterface

/// One command of the tool: turns its arguments into an outcome, and touches nothing outside itself.
package protocol Command: Sendable {
  static var declaration: CommandDeclaration { get }
  /// Whether it plans changes of files; such commands take `--check` and `--diff`.
  static var changesFiles: Bool { get }

  /// - Throws: `UsageError`, `RefusedInput`, `FileAccessError`.
  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> Outcome
}

extension Command {
  /// The command's word, from the name of its type: `sync` of `SyncCommand`, `generate-symbols` of
  /// `GenerateSymbolsCommand`.
  static var name: String {
    _typeName(Self.self, qualified: false).dropLast("Command".count).reduce(into: "") { name, letter in
      if letter.isUppercase, !name.isEmpty { name.append("-") }
      name += letter.lowercased()
    }
  }
}

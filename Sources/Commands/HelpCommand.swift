import CommandLineInterface
import Findings

/// `dragoman help`: the overview, a command's page, or everything for programs.
enum HelpCommand: Command {
  private static let command = ArgumentDeclaration(
    "COMMAND", .optional, completion: .suggestions(CommandRegistry.names), "the command to explain")

  static let declaration = CommandDeclaration(
    name: name, summary: "explain the tool or a command",
    discussion: "With --json, describes all commands and options for programs.",
    arguments: [command],
    examples: [
      CommandExample("dragoman help sync", "show what 'sync' does and its options"),
      CommandExample("dragoman help --json", "describe all commands as JSON"),
    ])
  static let changesFiles = false

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> Outcome {
    let tool = DragomanTool.declaration(version: environment.version)
    if arguments.has(CommonOptions.json) {
      return Outcome(output: try ToolDescriptionDocument(tool).json())
    }
    let help = HelpText(tool: tool, width: environment.standardOutput.columns ?? 80)
    guard let name = arguments.value(of: command) else { return Outcome(output: help.overview()) }
    guard let found = tool.command(named: name) else {
      let near = SpellingSuggestion.nearest(to: name, among: tool.commands.map(\.name))
      throw UsageError(
        "unknown command '\(name)'",
        suggestion: near.map { "did you mean 'dragoman help \($0)'?" } ?? "see 'dragoman help' for the commands")
    }
    return Outcome(output: help.page(of: found))
  }
}

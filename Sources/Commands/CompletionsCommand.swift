import CommandLineInterface

/// `dragoman completions`: a script that teaches a shell the tool's commands and options.
enum CompletionsCommand: Command {
  private static let shell = ArgumentDeclaration(
    "SHELL", completion: .choices(CompletionShell.allCases.map(\.rawValue)), "the shell")

  static let declaration = CommandDeclaration(
    name: name, summary: "print a shell's completion script",
    discussion: """
      Put the script where the shell looks for it, or load it when the shell starts. It has to be made anew after an \
      update of the tool.
      """,
    arguments: [shell],
    examples: [
      CommandExample("source <(dragoman completions bash)", "complete in this bash"),
      CommandExample(
        "dragoman completions zsh > ~/.zsh/completions/_dragoman",
        "complete in zsh, where that folder is in $fpath before compinit"),
      CommandExample("dragoman completions fish > ~/.config/fish/completions/dragoman.fish", "complete in fish"),
    ])
  static let changesFiles = false

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> Outcome {
    let name = try arguments.required(shell)
    guard let shell = CompletionShell(rawValue: name) else { throw UsageError("unknown shell '\(name)'") }
    return Outcome(output: shell.script(for: DragomanTool.declaration(version: environment.version)))
  }
}

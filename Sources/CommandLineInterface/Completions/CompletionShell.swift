/// A shell for which completions can be written.
package enum CompletionShell: String, CaseIterable, Sendable {
  case bash
  case fish
  case zsh

  /// The script that teaches the shell the tool's commands, options and values.
  package func script(for tool: ToolDeclaration) -> String {
    switch self {
    case .bash: BashCompletionScript(tool: tool).text()
    case .fish: FishCompletionScript(tool: tool).text()
    case .zsh: ZshCompletionScript(tool: tool).text()
    }
  }
}

extension String {
  /// In single quotes for a POSIX shell.
  var quotedForShell: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}

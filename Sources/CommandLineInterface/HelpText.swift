/// The help of a tool and of its commands, as plain text.
package struct HelpText: Sendable {
  package var tool: ToolDeclaration
  /// Characters a line.
  package var width: Int

  package init(tool: ToolDeclaration, width: Int = 80) {
    self.tool = tool
    self.width = min(max(width, 40), 100)
  }

  /// The tool's own help: what it is and its commands.
  package func overview() -> String {
    var lines = TextWrapping.lines(of: "\(tool.name): \(tool.summary).", width: width)
    lines += ["", "Usage: \(tool.name) COMMAND [ARGUMENTS…]", "", "Commands:"]
    lines += TextWrapping.table(tool.commands.map { ($0.name, $0.summary) }, width: width)
    lines += ["", "Options:"]
    lines += table(of: tool.commonOptions + [ToolDeclaration.help, ToolDeclaration.version])
    lines += exitCodes()
    lines += ["", "See '\(tool.name) COMMAND --help' for a command's options and examples."]
    return joined(lines)
  }

  /// A command's help: usage, what it does, arguments, options, examples.
  package func page(of command: CommandDeclaration) -> String {
    var lines = TextWrapping.lines(of: capitalized(command.summary) + ".", width: width)
    lines += ["", "Usage: " + usage(of: command)]
    if !command.discussion.isEmpty {
      lines.append("")
      lines += TextWrapping.lines(of: command.discussion, width: width)
    }
    if !command.arguments.isEmpty {
      lines += ["", "Arguments:"]
      lines += TextWrapping.table(
        command.arguments.map { ($0.name, described($0.summary, $0.completion)) }, width: width)
    }
    if !command.options.isEmpty {
      lines += ["", "Options:"]
      lines += table(of: command.options)
    }
    lines += ["", "Common options:"]
    lines += table(of: tool.commonOptions + [ToolDeclaration.help])
    if !command.examples.isEmpty {
      lines += ["", "Examples:"]
      for example in command.examples {
        lines += TextWrapping.lines(of: capitalized(example.purpose) + ":", width: width - 2).map { "  " + $0 }
        lines.append("    " + example.line)
      }
    }
    lines += exitCodes()
    return joined(lines)
  }

  /// `dragoman set CATALOG KEY [TEXT] [OPTIONS]`.
  package func usage(of command: CommandDeclaration) -> String {
    ([tool.name, command.name] + command.arguments.map(\.usage) + ["[OPTIONS]"]).joined(separator: " ")
  }

  private func exitCodes() -> [String] {
    guard !tool.exitCodes.isEmpty else { return [] }
    return ["", "Exit codes:"] + TextWrapping.table(tool.exitCodes.map { (String($0.code), $0.meaning) }, width: width)
  }

  private func table(of options: [OptionDeclaration]) -> [String] {
    TextWrapping.table(
      options.map { option in
        var text = described(option.summary, option.completion)
        if option.isRepeatable { text += "; may be repeated" }
        return (option.helpLabel, text)
      }, width: width)
  }

  private func described(_ summary: String, _ completion: ValueCompletion) -> String {
    guard case .choices(let words) = completion else { return summary }
    return summary + ": " + words.joined(separator: ", ")
  }

  private func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  private func joined(_ lines: [String]) -> String {
    lines.map { line in
      var line = line[...]
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}

/// The reference of all commands as a Markdown page, made from their declarations.
package struct CommandReferencePage: Sendable {
  package var tool: ToolDeclaration

  package init(tool: ToolDeclaration) { self.tool = tool }

  package func markdown() -> String {
    let help = HelpText(tool: tool)
    var page = "# Commands\n\n\(capitalized(tool.summary)).\n\n"
    page += "| command | what it does |\n|---|---|\n"
    for command in tool.commands {
      page += "| [`\(command.name)`](#\(command.name)) | \(escaped(command.summary)) |\n"
    }
    page += "\n## Options of every command\n\n" + table(of: tool.commonOptions + [ToolDeclaration.help])
    if !tool.exitCodes.isEmpty {
      page += "\n## Exit codes\n\n| code | meaning |\n|---|---|\n"
      for (code, meaning) in tool.exitCodes { page += "| \(code) | \(escaped(meaning)) |\n" }
    }
    for command in tool.commands {
      page += "\n## \(command.name)\n\n    \(help.usage(of: command))\n\n\(capitalized(command.summary)).\n"
      if !command.discussion.isEmpty { page += "\n\(command.discussion)\n" }
      if !command.arguments.isEmpty {
        page += "\n| argument | meaning |\n|---|---|\n"
        for argument in command.arguments {
          page += "| `\(argument.usage)` | \(cell(argument.summary, argument.completion)) |\n"
        }
      }
      if !command.options.isEmpty { page += "\n" + table(of: command.options) }
      for example in command.examples {
        page += "\n\(capitalized(example.purpose)):\n\n    \(example.line)\n"
      }
    }
    return page
  }

  private func table(of options: [OptionDeclaration]) -> String {
    var table = "| option | meaning |\n|---|---|\n"
    for option in options {
      let names = (option.short.map { "`-\($0)`, " } ?? "") + "`\(option.longName)\(escaped(option.valueLabel))"
      let summary = cell(option.summary, option.completion) + (option.isRepeatable ? "; may be repeated" : "")
      table += "| \(names)` | \(summary) |\n"
    }
    return table
  }

  private func cell(_ summary: String, _ completion: ValueCompletion) -> String {
    guard case .choices(let words) = completion else { return escaped(summary) }
    return escaped(summary) + ": " + words.map { "`\($0)`" }.joined(separator: ", ")
  }

  private func escaped(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  private func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

/// Completions for fish.
struct FishCompletionScript {
  let tool: ToolDeclaration

  func text() -> String {
    let noCommand = "__fish_use_subcommand"
    var lines = ["# fish completion for \(tool.name)", "complete -c \(tool.name) -f"]
    for command in tool.commands {
      lines.append(line(condition: noCommand, ["-a", command.name, "-d", quoted(command.summary)]))
    }
    for option in tool.commonOptions + [ToolDeclaration.help, ToolDeclaration.version] {
      lines.append(line(condition: noCommand, parts(of: option)))
    }
    for command in tool.commands {
      let given = "__fish_seen_subcommand_from \(command.name)"
      for option in tool.allOptions(of: command) { lines.append(line(condition: given, parts(of: option))) }
      for argument in command.arguments {
        guard let values = values(of: argument.completion) else { continue }
        lines.append(line(condition: given, values + ["-d", quoted(argument.summary)]))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(condition: String, _ parts: [String]) -> String {
    (["complete", "-c", tool.name, "-n", quoted(condition)] + parts).joined(separator: " ")
  }

  private func parts(of option: OptionDeclaration) -> [String] {
    var parts = ["-l", option.name]
    if let short = option.short { parts += ["-s", String(short)] }
    if option.takesValue { parts.append("-x") }
    if let values = values(of: option.completion) { parts += values }
    if !option.optionalWords.isEmpty { parts += ["-a", quoted(option.optionalWords.joined(separator: " "))] }
    return parts + ["-d", quoted(option.summary)]
  }

  private func values(of completion: ValueCompletion) -> [String]? {
    switch completion {
    case .none: nil
    case .choices(let words), .suggestions(let words): ["-a", quoted(words.joined(separator: " "))]
    case .folders: ["-a", quoted("(__fish_complete_directories)")]
    case .files(let extensions):
      extensions.isEmpty
        ? ["-F"] : ["-a", quoted(extensions.map { "(__fish_complete_suffix .\($0))" }.joined(separator: " "))]
    }
  }

  /// Inside single quotes, fish knows escapes of the quote and of the backslash only.
  private func quoted(_ text: String) -> String {
    var quoted = "'"
    for character in text {
      if character == "'" || character == "\\" { quoted.append("\\") }
      quoted.append(character)
    }
    return quoted + "'"
  }
}

/// Completions for zsh, on its own `_arguments`.
struct ZshCompletionScript {
  let tool: ToolDeclaration

  func text() -> String {
    let function = "_" + tool.name
    var lines = [
      "#compdef \(tool.name)",
      "# zsh completion for \(tool.name)",
      "\(function)() {",
      "  local context state state_descr line",
      "  typeset -A opt_args",
      "  local -a commands",
      "  commands=(",
    ]
    for command in tool.commands {
      lines.append("    " + "\(escapedColons(command.name)):\(command.summary)".quotedForShell)
    }
    lines += ["  )", "  _arguments -C \\"]
    for option in tool.commonOptions + [ToolDeclaration.help, ToolDeclaration.version] {
      lines += specifications(of: option).map { "    \($0) \\" }
    }
    lines += [
      "    '1:command:->command' \\",
      "    '*::argument:->arguments' && return",
      "  case $state in",
      "    command) _describe -t commands command commands ;;",
      "    arguments)",
      "      case $words[1] in",
    ]
    for command in tool.commands {
      lines.append("        \(command.name))")
      lines.append("          _arguments -s \\")
      var specifications = tool.allOptions(of: command).flatMap { self.specifications(of: $0) }
      for (place, argument) in command.arguments.enumerated() {
        specifications.append(specification(of: argument, place: place + 1))
      }
      lines += specifications.dropLast().map { "            \($0) \\" }
      lines += specifications.suffix(1).map { "            \($0)" }
      lines.append("          ;;")
    }
    lines += [
      "      esac",
      "      ;;",
      "  esac",
      "}",
      // Both when it is autoloaded from $fpath and when it is sourced.
      "if [ \"$funcstack[1]\" = '\(function)' ]; then \(function) \"$@\"; else compdef \(function) \(tool.name); fi",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func specifications(of option: OptionDeclaration) -> [String] {
    let description = "[\(escaped(option.summary))]"
    var value = option.placeholder.map { ":\(escaped($0)):\(action(for: option.completion))" } ?? ""
    // `=-`: only in the same word.
    let isOptional = !option.optionalWords.isEmpty
    if isOptional { value = "::value:\(action(for: .choices(option.optionalWords)))" }
    let long = option.longName + (option.takesValue ? "=" : isOptional ? "=-" : "")
    guard let short = option.short else {
      return [((option.isRepeatable ? "*" : "") + long + description + value).quotedForShell]
    }
    let exclusion = option.isRepeatable ? "*" : "(-\(short) \(option.longName))"
    let shortName = "-\(short)" + (option.takesValue ? "+" : "")
    return [
      (exclusion + shortName + description + value).quotedForShell,
      (exclusion + long + description + value).quotedForShell,
    ]
  }

  private func specification(of argument: ArgumentDeclaration, place: Int) -> String {
    let position = argument.isRepeating ? "*" : argument.isRequired ? "\(place)" : "\(place):"
    return "\(position):\(escaped(argument.name)):\(action(for: argument.completion))".quotedForShell
  }

  private func action(for completion: ValueCompletion) -> String {
    switch completion {
    case .none: " "
    case .choices(let words), .suggestions(let words): "(\(words.joined(separator: " ")))"
    case .folders: "_files -/"
    case .files(let extensions):
      extensions.isEmpty ? "_files" : "_files -g \"*.(\(extensions.joined(separator: "|")))(-.)\""
    }
  }

  private func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if "[]:\\".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }

  private func escapedColons(_ text: String) -> String {
    text.split(separator: ":", omittingEmptySubsequences: false).joined(separator: "\\:")
  }
}

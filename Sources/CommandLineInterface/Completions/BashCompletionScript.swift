/// Completions for bash, without the `bash-completion` package (macOS has neither it nor a bash after 3.2).
struct BashCompletionScript {
  let tool: ToolDeclaration

  func text() -> String {
    let function = "_" + tool.name.filter { $0.isLetter || $0.isNumber }
    var lines = [
      "# bash completion for \(tool.name)",
      "\(function)_words() {",
      "  local IFS=$'\\n'",
      "  COMPREPLY=($(compgen -W \"$1\" -- \"$current\"))",
      "}",
      "\(function)_files() {",
      "  local IFS=$'\\n' extension file",
      "  compopt -o filenames 2>/dev/null",
      "  COMPREPLY=($(compgen -d -- \"$current\"))",
      "  [ $# -eq 0 ] && COMPREPLY+=($(compgen -f -- \"$current\"))",
      "  for extension in \"$@\"; do",
      "    for file in $(compgen -f -- \"$current\"); do",
      "      [ ! -d \"$file\" ] && [ \"${file%.$extension}\" != \"$file\" ] && COMPREPLY+=(\"$file\")",
      "    done",
      "  done",
      "}",
      "\(function)() {",
      "  local current previous command word index place=0 skip= attached=",
      "  COMPREPLY=()",
      "  current=${COMP_WORDS[COMP_CWORD]}",
      "  previous=${COMP_WORDS[COMP_CWORD-1]}",
      "  if [ \"$current\" = '=' ]; then current=; attached=1; previous=${COMP_WORDS[COMP_CWORD-1]}",
      "  elif [ \"$previous\" = '=' ]; then attached=1; previous=${COMP_WORDS[COMP_CWORD-2]}; fi",
      "  for ((index = 1; index < COMP_CWORD; index++)); do",
      "    word=${COMP_WORDS[index]}",
      "    if [ -n \"$skip\" ]; then [ \"$word\" != '=' ] && skip=; continue; fi",
      "    case $word in",
      "      \(valueOptionPattern())) skip=1 ;;",
      "      -*|=) ;;",
      "      *) if [ -z \"$command\" ]; then command=$word; else place=$((place + 1)); fi ;;",
      "    esac",
      "  done",
      "  case $command in",
    ]
    for command in tool.commands {
      lines.append("    \(command.name))")
      lines += body(of: command, function: function)
      lines.append("      ;;")
    }
    let top =
      tool.commands.map(\.name) + names(of: tool.commonOptions + [ToolDeclaration.help, ToolDeclaration.version])
    lines += [
      "    '') \(function)_words \(top.joined(separator: "\n").quotedForShell) ;;",
      "  esac",
      "}",
      "complete -F \(function) \(tool.name)",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Every way to write an option whose value is the next word.
  private func valueOptionPattern() -> String {
    let options = (tool.commonOptions + tool.commands.flatMap(\.options)).filter(\.takesValue)
    return Set(options.flatMap { [$0.longName] + ($0.short.map { ["-\($0)"] } ?? []) }).sorted()
      .joined(separator: "|")
  }

  private func body(of command: CommandDeclaration, function: String) -> [String] {
    let options = tool.allOptions(of: command)
    var lines = ["      case $previous in"]
    for option in options where option.takesValue {
      let spellings = [option.longName] + (option.short.map { ["-\($0)"] } ?? [])
      lines.append("        \(spellings.joined(separator: "|")))")
      if let action = action(for: option.completion, function: function) { lines.append("          \(action)") }
      lines.append("          return ;;")
    }
    for option in options where !option.optionalWords.isEmpty {
      let words = option.optionalWords.joined(separator: "\n").quotedForShell
      lines.append(
        "        \(option.longName)) if [ -n \"$attached\" ]; then \(function)_words \(words); return; fi ;;")
    }
    lines += [
      "      esac", "      case $current in",
      "        -*) \(function)_words \(names(of: options).joined(separator: "\n").quotedForShell); return ;;",
      "      esac", "      case $place in",
    ]
    for (place, argument) in command.arguments.enumerated() {
      guard let action = action(for: argument.completion, function: function) else { continue }
      lines.append("        \(argument.isRepeating ? "*" : String(place))) \(action) ;;")
    }
    lines.append("      esac")
    return lines
  }

  private func names(of options: [OptionDeclaration]) -> [String] { options.flatMap(\.spellings) }

  private func action(for completion: ValueCompletion, function: String) -> String? {
    switch completion {
    case .none: nil
    case .choices(let words), .suggestions(let words):
      "\(function)_words \(words.joined(separator: "\n").quotedForShell)"
    case .files(let extensions): ([function + "_files"] + extensions).joined(separator: " ")
    case .folders:
      "COMPREPLY=($(compgen -d -- \"$current\")); compopt -o filenames 2>/dev/null"
    }
  }
}

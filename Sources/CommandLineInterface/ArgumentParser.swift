import Findings

/// What a command line asks for.
package enum Invocation: Hashable, Sendable {
  /// The help of a command, or of the whole tool.
  case help(CommandDeclaration?)
  case version
  case command(CommandDeclaration, ParsedArguments)
}

extension ToolDeclaration {
  /// Understands the arguments after the tool's own name, by the GNU conventions: `--name=value`, `--name value`,
  /// `-n value`, `-nvalue`, clustered flags, and `--` before arguments that begin with a dash.
  ///
  /// Long names are not abbreviated: an abbreviation would change its meaning with the next new option.
  package func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var parser = ArgumentParser(tool: self)
    return try parser.parse(arguments)
  }
}

/// One pass over a command line.
private struct ArgumentParser {
  let tool: ToolDeclaration
  private var command: CommandDeclaration?
  private var parsed = ParsedArguments(command: "")
  private var positionals: [String] = []
  private var wantsHelp = false
  private var wantsVersion = false

  init(tool: ToolDeclaration) { self.tool = tool }

  private var options: [OptionDeclaration] {
    command.map(tool.allOptions(of:)) ?? tool.commonOptions + [ToolDeclaration.help, ToolDeclaration.version]
  }

  mutating func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    // Somebody who asks for help gets it, whatever else is wrong with the line.
    let beforeDashes = arguments.prefix { $0 != "--" }
    if beforeDashes.contains("--help") || beforeDashes.contains("-h") {
      return .help(beforeDashes.compactMap(tool.command(named:)).first)
    }
    var index = 0
    var onlyPositionals = false
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if onlyPositionals || argument == "-" || !argument.hasPrefix("-") {
        try takeWord(argument)
      } else if argument == "--" {
        onlyPositionals = true
      } else if argument.hasPrefix("--") {
        try takeLongOption(argument, arguments, &index)
      } else {
        try takeShortOptions(argument, arguments, &index)
      }
    }
    if wantsHelp { return .help(command) }
    if wantsVersion, command == nil { return .version }
    guard let command else {
      throw UsageError("no command given", suggestion: "see '\(tool.name) --help' for the commands")
    }
    try assignPositionals(of: command)
    return .command(command, parsed)
  }

  private mutating func takeWord(_ word: String) throws(UsageError) {
    guard command == nil else {
      positionals.append(word)
      return
    }
    guard let found = tool.command(named: word) else {
      let near = SpellingSuggestion.nearest(to: word, among: tool.commands.map(\.name))
      let name = tool.name
      throw UsageError(
        "unknown command '\(word)'",
        suggestion: tool.hints[word] ?? near.map { "did you mean '\(name) \($0)'?" }
          ?? "see '\(name) --help' for the commands")
    }
    command = found
    parsed.command = found.name
  }

  private mutating func takeLongOption(
    _ argument: String, _ arguments: [String], _ index: inout Int
  ) throws(UsageError) {
    let body = argument.dropFirst(2)
    let equals = body.firstIndex(of: "=")
    let name = String(body[..<(equals ?? body.endIndex)])
    let attached = equals.map { String(body[body.index(after: $0)...]) }
    guard let option = options.first(where: { $0.name == name }) else { throw unknownOption(name) }
    if option.takesValue {
      if let attached {
        try add(attached, to: option)
      } else {
        try add(nextValue(for: option, "--" + name, arguments, &index), to: option)
      }
    } else if let attached, !option.optionalWords.isEmpty {
      guard option.optionalWords.contains(attached) else {
        throw notAmong(option.optionalWords, attached, "for '\(option.longName)'")
      }
      try add(attached, to: option)
    } else {
      guard attached == nil else { throw error("option '--\(name)' takes no value") }
      try setFlag(option)
    }
  }

  private mutating func takeShortOptions(
    _ argument: String, _ arguments: [String], _ index: inout Int
  ) throws(UsageError) {
    var rest = argument.dropFirst()
    while let letter = rest.popFirst() {
      guard let option = options.first(where: { $0.short == letter }) else {
        throw error(
          "unknown option '-\(letter)'" + (argument.count > 2 ? " in '\(argument)'" : ""),
          suggestion: "put '--' before an argument that begins with a dash")
      }
      guard option.takesValue else {
        try setFlag(option)
        continue
      }
      if rest.isEmpty {
        try add(nextValue(for: option, "-\(letter)", arguments, &index), to: option)
      } else {
        try add(String(rest.first == "=" ? rest.dropFirst() : rest), to: option)
      }
      return
    }
  }

  /// The argument after an option. One that is itself an option of the command is taken for a forgotten value.
  private func nextValue(
    for option: OptionDeclaration, _ written: String, _ arguments: [String], _ index: inout Int
  ) throws(UsageError) -> String {
    let placeholder = option.placeholder ?? "VALUE"
    guard index < arguments.count else { throw error("option '\(written)' needs a value: \(placeholder)") }
    let value = arguments[index]
    let name = value.dropFirst(2).prefix { $0 != "=" }
    if value == "--" || (value.hasPrefix("--") && options.contains { $0.name == name }) {
      throw error(
        "option '\(written)' needs a value: \(placeholder)",
        suggestion: "write '\(option.longName)=\(value)' if '\(value)' is the value")
    }
    index += 1
    return value
  }

  private mutating func setFlag(_ option: OptionDeclaration) throws(UsageError) {
    if option == ToolDeclaration.help {
      wantsHelp = true
    } else if option == ToolDeclaration.version {
      wantsVersion = true
    } else {
      parsed.setFlag(option)
    }
  }

  private mutating func add(_ value: String, to option: OptionDeclaration) throws(UsageError) {
    if case .choices(let words) = option.completion, !words.contains(value) {
      throw notAmong(words, value, "for '\(option.longName)'")
    }
    if value.isEmpty, option.completion.isPath { throw emptyPath("for '\(option.longName)'") }
    if !option.isRepeatable, let earlier = parsed.value(of: option), earlier != value {
      throw error("option '\(option.longName)' is given twice, with '\(earlier)' and '\(value)'")
    }
    parsed.add(value, to: option)
  }

  private mutating func assignPositionals(of command: CommandDeclaration) throws(UsageError) {
    let required = command.arguments.filter(\.isRequired)
    if positionals.count < required.count {
      let missing = required[positionals.count]
      throw error("missing argument \(missing.name): \(missing.summary)")
    }
    var remaining = positionals[...]
    for (place, argument) in command.arguments.enumerated() {
      let neededLater = command.arguments[(place + 1)...].count { $0.isRequired }
      let available = remaining.count - neededLater
      guard available > 0 else { continue }
      for value in remaining.prefix(argument.isRepeating ? available : 1) {
        if case .choices(let words) = argument.completion, !words.contains(value) {
          throw notAmong(words, value, "as \(argument.name)")
        }
        if value.isEmpty, argument.completion.isPath { throw emptyPath("as \(argument.name)") }
        parsed.add(value, to: argument)
      }
      remaining = remaining.dropFirst(argument.isRepeating ? available : 1)
    }
    if let extra = remaining.first {
      throw error(
        "unexpected argument '\(extra)'",
        suggestion: extra.contains(" ") ? nil : "put a text of several words in quotation marks")
    }
  }

  private func notAmong(_ words: [String], _ value: String, _ place: String) -> UsageError {
    let near = SpellingSuggestion.nearest(to: value, among: words)
    return error(
      "'\(value)' is not possible \(place): expected " + words.map { "'\($0)'" }.joined(separator: ", "),
      suggestion: near.map { "did you mean '\($0)'?" })
  }

  /// A path put together with nothing in front would begin at the root of the system.
  private func emptyPath(_ place: String) -> UsageError {
    error("'' is not possible \(place): expected a path", suggestion: "is a variable not set?")
  }

  private func unknownOption(_ name: String) -> UsageError {
    if let meant = options.first(where: { $0.namesElsewhere.contains(name) }) {
      return error("unknown option '--\(name)'", suggestion: "did you mean '\(meant.longName)'?")
    }
    if let near = SpellingSuggestion.nearest(to: name, among: options.map(\.name)) {
      return error("unknown option '--\(name)'", suggestion: "did you mean '--\(near)'?")
    }
    let owners = tool.commands.filter { $0.options.contains { $0.name == name } }.map(\.name)
    if !owners.isEmpty {
      let list = owners.map { "'\($0)'" }.joined(separator: ", ")
      return error("unknown option '--\(name)'", suggestion: "it is an option of \(list)")
    }
    let takesWords = command?.arguments.isEmpty == false
    return error(
      "unknown option '--\(name)'",
      suggestion: takesWords ? "put '--' before an argument that begins with a dash" : nil)
  }

  private func error(_ message: String, suggestion: String? = nil) -> UsageError {
    UsageError(message, suggestion: suggestion, command: command?.name)
  }
}

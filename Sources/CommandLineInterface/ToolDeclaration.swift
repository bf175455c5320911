/// A tool: its commands and the options that all of them have.
package struct ToolDeclaration: Hashable, Sendable {
  package var name: String
  package var version: String
  /// One line, without full stop.
  package var summary: String
  /// In the order in which help lists them.
  package var commands: [CommandDeclaration]
  /// Options that every command takes, also before the command's name.
  package var commonOptions: [OptionDeclaration]
  /// What the exit codes mean, for help: `0 success`.
  package var exitCodes: [(code: Int, meaning: String)] {
    get { exitCodeMeanings.map { ($0.code, $0.meaning) } }
    set { exitCodeMeanings = newValue.map { ExitCodeMeaning(code: $0.code, meaning: $0.meaning) } }
  }
  /// Words that may be taken for commands → what helps who does.
  package var hints: [String: String]
  private var exitCodeMeanings: [ExitCodeMeaning] = []

  private struct ExitCodeMeaning: Hashable, Sendable {
    var code: Int
    var meaning: String
  }

  package init(
    name: String, version: String, summary: String, commands: [CommandDeclaration],
    commonOptions: [OptionDeclaration] = [], exitCodes: [(code: Int, meaning: String)] = [],
    hints: [String: String] = [:]
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.commands = commands
    self.commonOptions = commonOptions
    self.hints = hints
    self.exitCodes = exitCodes
  }

  /// Given as `--help` or `-h`, to the tool or to any command.
  static let help = OptionDeclaration.flag("help", short: "h", "show this help")
  /// Given as `--version`, to the tool alone.
  static let version = OptionDeclaration.flag("version", "show the version")

  package func command(named name: String) -> CommandDeclaration? { commands.first { $0.name == name } }

  /// Everything that may be given to a command: its own options, then the common ones, then help.
  func allOptions(of command: CommandDeclaration) -> [OptionDeclaration] {
    command.options + commonOptions + [Self.help]
  }
}

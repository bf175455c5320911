/// All commands. Adding one is a file `NameCommand.swift` in this folder and a line here; a test compares both.
package enum CommandRegistry {
  /// In alphabetical order.
  package static let commands: [any Command.Type] = [
    AddCommand.self,
    CheckCommand.self,
    CompileCommand.self,
    CompletionsCommand.self,
    ConvertCommand.self,
    CreateCommand.self,
    DoctorCommand.self,
    ExportCommand.self,
    ExtractCommand.self,
    FormatCommand.self,
    GenerateSymbolsCommand.self,
    HelpCommand.self,
    ImportCommand.self,
    LanguagesCommand.self,
    MarkCommand.self,
    MigrateCommand.self,
    PseudolocalizeCommand.self,
    RefactorCommand.self,
    RemoveCommand.self,
    RenameCommand.self,
    SetCommand.self,
    StatusCommand.self,
    SyncCommand.self,
    UnusedCommand.self,
    VaryCommand.self,
    VerifyCommand.self,
  ]

  static var names: [String] { commands.map { $0.name } }

  static func command(named name: String) -> (any Command.Type)? {
    commands.first { $0.name == name }
  }
}

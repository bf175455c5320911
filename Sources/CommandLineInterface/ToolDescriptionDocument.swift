import Foundation

/// The tool's declaration as JSON, for programs: editors, documentation, other shells.
package struct ToolDescriptionDocument: Encodable, Sendable {
  /// Raised when a member changes its meaning or goes.
  private let formatVersion = 1
  private let name: String
  private let version: String
  private let summary: String
  private let commonOptions: [Option]
  private let commands: [Command]
  private let exitCodes: [String: String]

  private struct Option: Encodable {
    var name: String
    var short: String?
    var valueName: String?
    /// Only where the value may be left out.
    var isValueOptional: Bool?
    var choices: [String]?
    var isRepeatable: Bool
    var summary: String

    init(_ option: OptionDeclaration) {
      name = option.longName
      short = option.short.map { "-\($0)" }
      valueName = option.placeholder
      if case .choices(let words) = option.completion { choices = words }
      if !option.optionalWords.isEmpty {
        isValueOptional = true
        choices = option.optionalWords
      }
      isRepeatable = option.isRepeatable
      summary = option.summary
    }
  }

  private struct Argument: Encodable {
    var name: String
    var isRequired: Bool
    var isRepeatable: Bool
    var choices: [String]?
    var summary: String

    init(_ argument: ArgumentDeclaration) {
      name = argument.name
      isRequired = argument.isRequired
      isRepeatable = argument.isRepeating
      if case .choices(let words) = argument.completion { choices = words }
      summary = argument.summary
    }
  }

  private struct Example: Encodable {
    var line: String
    var purpose: String
  }

  private struct Command: Encodable {
    var name: String
    var usage: String
    var summary: String
    var discussion: String
    var arguments: [Argument]
    var options: [Option]
    var examples: [Example]
  }

  package init(_ tool: ToolDeclaration) {
    let help = HelpText(tool: tool)
    name = tool.name
    version = tool.version
    summary = tool.summary
    commonOptions = (tool.commonOptions + [ToolDeclaration.help]).map(Option.init)
    commands = tool.commands.map { command in
      Command(
        name: command.name, usage: help.usage(of: command), summary: command.summary, discussion: command.discussion,
        arguments: command.arguments.map(Argument.init), options: command.options.map(Option.init),
        examples: command.examples.map { Example(line: $0.line, purpose: $0.purpose) })
    }
    exitCodes = Dictionary(tool.exitCodes.map { (String($0.code), $0.meaning) }) { first, _ in first }
  }

  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}

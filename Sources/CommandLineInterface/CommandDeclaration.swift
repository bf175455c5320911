/// A command line that shows what a command is for.
package struct CommandExample: Hashable, Sendable {
  /// As typed, with the tool's name.
  package var line: String
  /// What it does, as a phrase without full stop.
  package var purpose: String

  package init(_ line: String, _ purpose: String) {
    self.line = line
    self.purpose = purpose
  }
}

/// A command of a tool, declared once for parsing, help, completions and documentation.
package struct CommandDeclaration: Hashable, Sendable {
  package var name: String
  /// One line for the list of commands, without full stop.
  package var summary: String
  /// Paragraphs for the command's own help.
  package var discussion: String
  package var arguments: [ArgumentDeclaration]
  package var options: [OptionDeclaration]
  package var examples: [CommandExample]

  package init(
    name: String, summary: String, discussion: String = "", arguments: [ArgumentDeclaration] = [],
    options: [OptionDeclaration] = [], examples: [CommandExample] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.arguments = arguments
    self.options = options
    self.examples = examples
  }
}

package import CommandLineInterface

/// The tool's declaration, put together from its commands.
package enum DragomanTool {
  package static let version = "0.1.0"

  package static func declaration(version: String) -> ToolDeclaration {
    ToolDeclaration(
      name: "dragoman", version: version,
      summary: "keeps the String Catalogs of Swift projects, without Xcode",
      commands: CommandRegistry.commands.map { command in
        var declaration = command.declaration
        if command.changesFiles { declaration.options += CommonOptions.ofCommandsThatChangeFiles }
        return declaration
      },
      commonOptions: CommonOptions.ofEveryCommand,
      exitCodes: [
        (0, "all is well"),
        (1, "there are errors, or --check found something to change"),
        (2, "the command line or an input is wrong; nothing was done with it"),
      ],
      hints: [
        "explain": "'dragoman check --explain RULE' says what a rule is about",
        "fix": "'dragoman check --fix' mends what can be mended", "lint": "did you mean 'dragoman check'?",
        "rules": "'dragoman check --list' names the rules",
      ])
  }
}

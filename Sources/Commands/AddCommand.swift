import CommandLineInterface
import Findings
import StringCatalog

/// `dragoman add`: a key that is kept by hand.
enum AddCommand: Command {
  private static let text = ArgumentDeclaration(
    "TEXT", .optional, "the text in the source language; '-' reads it from standard input")
  private static let comment = OptionDeclaration.value("comment", "COMMENT", "what translators should know")
  private static let untranslatable = OptionDeclaration.flag("untranslatable", "the key is not for translation")

  static let declaration = CommandDeclaration(
    name: name, summary: "add a key that is kept by hand",
    discussion: """
      The key is marked as manual, so that 'sync' never calls it stale. Keys that occur in code need not be added: \
      'sync' finds them.
      """,
    arguments: [CommonOptions.catalog, CommonOptions.key, text], options: [comment, untranslatable],
    examples: [
      CommandExample(
        "dragoman add Localizable.xcstrings ticket_sold_out \"Sold out\" --comment \"Badge on a concert\"",
        "add a key with its text and a comment")
    ])
  static let changesFiles = true

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> Outcome {
    var file = try CatalogFile(try arguments.required(CommonOptions.catalog), in: environment)
    let key = try arguments.required(CommonOptions.key)
    guard !file.catalog.contains(key) else { throw CatalogEditingFindings.existingKey(key, in: file) }
    var entry = CatalogEntry(comment: arguments.value(of: comment), extractionState: .manual)
    if arguments.has(untranslatable) { entry.shouldTranslate = false }
    if let given = arguments.value(of: text) {
      let unit = StringUnit(state: .translated, value: try TextArgument.text(given, in: environment))
      entry.setStringUnit(unit, language: file.catalog.sourceLanguage)
    }
    file.catalog[key] = entry
    return file.outcome
  }
}

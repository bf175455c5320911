import CommandLineInterface
import Findings
import StringCatalog

/// `dragoman rename`: another key for an entry, with all its translations.
enum RenameCommand: Command {
  private static let old = ArgumentDeclaration("OLD", .one, "the key as it is")
  private static let new = ArgumentDeclaration("NEW", .one, "the key as it shall be")
  private static let keepText = OptionDeclaration.flag(
    "keep-text", "keep the old key as the text in the source language, where it has no other")

  static let declaration = CommandDeclaration(
    name: name, summary: "rename a key and keep its translations",
    discussion: "The code that uses the key is not changed.",
    arguments: [CommonOptions.catalog, old, new], options: [keepText],
    examples: [
      CommandExample("dragoman rename Localizable.xcstrings \"Byu\" \"Buy\"", "correct a key"),
      CommandExample(
        "dragoman rename Localizable.xcstrings \"Buy\" buy_button --keep-text", "give a text a name as its key"),
    ])
  static let changesFiles = true

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> Outcome {
    var file = try CatalogFile(try arguments.required(CommonOptions.catalog), in: environment)
    let oldKey = try arguments.required(old)
    let newKey = try arguments.required(new)
    _ = try file.entry(of: oldKey)
    guard oldKey != newKey else { return file.outcome }
    guard !file.catalog.contains(newKey), file.catalog.renameKey(oldKey, to: newKey) else {
      throw CatalogEditingFindings.existingKey(newKey, in: file)
    }
    let source = file.catalog.sourceLanguage
    if arguments.has(keepText), file.catalog[newKey]?.localizations?[source] == nil {
      file.catalog.setStringUnit(StringUnit(state: .translated, value: oldKey), key: newKey, language: source)
    }
    return file.outcome
  }
}

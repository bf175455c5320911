import CommandLineInterface
import Findings
import StringCatalog

/// `dragoman remove`: keys, or what languages have for them.
enum RemoveCommand: Command {
  private static let keys = ArgumentDeclaration("KEY", .anyNumber, "the keys")
  private static let stale = OptionDeclaration.flag("stale", "remove the keys that are marked stale")
  private static let all = OptionDeclaration.flag("all", "with --language: remove the languages from every key")

  static let declaration = CommandDeclaration(
    name: name, summary: "remove keys, or the texts of a language",
    arguments: [CommonOptions.catalog, keys], options: [CommonOptions.languages, stale, all],
    examples: [
      CommandExample("dragoman remove Localizable.xcstrings \"Buy\"", "remove a key with all its translations"),
      CommandExample("dragoman remove Localizable.xcstrings --stale", "remove what the code no longer uses"),
      CommandExample("dragoman remove Localizable.xcstrings --all --language it", "remove a language"),
    ])
  static let changesFiles = true

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> Outcome {
    var file = try CatalogFile(try arguments.required(CommonOptions.catalog), in: environment)
    let named = arguments.values(of: keys)
    let languages = Set(
      try arguments.values(of: CommonOptions.languages).map { try LanguageArgument.checked($0, for: file) })
    if arguments.has(stale) {
      guard named.isEmpty, languages.isEmpty, !arguments.has(all) else {
        throw UsageError("'--stale' goes with no other choice of keys", command: arguments.command)
      }
      for key in file.catalog.keys where file.catalog[key]?.extractionState == .stale { file.catalog[key] = nil }
      return file.outcome
    }
    guard !(arguments.has(all) && languages.isEmpty) else {
      throw UsageError(
        "'--all' removes languages: '--language' is missing", suggestion: "name the language",
        command: arguments.command)
    }
    let selected = try KeySelection.keys(named, all: arguments.has(all), arguments, file)
    for key in selected {
      guard !languages.isEmpty else {
        file.catalog[key] = nil
        continue
      }
      for language in languages {
        if !arguments.has(all) { _ = try file.localization(of: key, in: language) }
        file.catalog.removeLocalization(language, key: key)
      }
    }
    return file.outcome
  }
}

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
      let stale = file.catalog.keys.filter { file.catalog[$0]?.extractionState == .stale }
      for key in stale { file.catalog[key] = nil }
      return outcome(of: file, removed: stale.count, nothing: "no key is stale")
    }
    guard !(arguments.has(all) && languages.isEmpty) else {
      throw UsageError(
        "'--all' removes languages: '--language' is missing", suggestion: "name the language",
        command: arguments.command)
    }
    let selected = try KeySelection.keys(named, all: arguments.has(all), arguments, file)
    var textCount = 0
    for key in selected {
      guard !languages.isEmpty else {
        file.catalog[key] = nil
        continue
      }
      for language in languages {
        if !arguments.has(all) { _ = try file.localization(of: key, in: language) }
        textCount += file.catalog.removeLocalization(language, key: key)
      }
    }
    guard arguments.has(all) else { return file.outcome }
    return outcome(of: file, removed: textCount, nothing: "nothing is in \(languages.sorted().joined(separator: ", "))")
  }

  /// Who did not name what is removed is told how much it was.
  private static func outcome(of file: CatalogFile, removed count: Int, nothing: String) -> Outcome {
    var outcome = file.outcome
    outcome.summary =
      [count == 0 ? .init(nil, "\(file.path): \(nothing), nothing to remove") : .init(file.path, "\(count) removed")]
    return outcome
  }
}

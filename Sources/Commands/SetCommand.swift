import CommandLineInterface
import Findings
import LanguageData
import StringCatalog

/// `dragoman set`: the text of a key in a language.
enum SetCommand: Command {
  private static let text = ArgumentDeclaration(
    "TEXT", .oneOrMore, "the text; '-' reads it from standard input; several only for an App Shortcut's phrases")
  private static let state = OptionDeclaration.value(
    "state", "STATE", completion: .choices(StateName.all), "the state of the text, 'translated' if not given")
  private static let substitution = OptionDeclaration.value(
    "substitution", "NAME", "the named part %#@NAME@ whose text it is")

  static let declaration = CommandDeclaration(
    name: name, summary: "set the text of a key in a language",
    discussion: """
      With --plural or --device, sets one form of a text that varies. A text that does not vary yet then begins to: \
      what it was becomes the form 'other'.
      """,
    arguments: [CommonOptions.catalog, CommonOptions.key, text],
    options: [CommonOptions.language, state, CommonOptions.plural, CommonOptions.device, substitution],
    examples: [
      CommandExample("dragoman set Localizable.xcstrings \"Buy\" \"Acheter\" --language fr", "translate a key"),
      CommandExample(
        "dragoman set Localizable.xcstrings \"%lld tickets\" \"%lld billet\" --language fr --plural one",
        "set one plural form"),
      CommandExample(
        "dragoman set Localizable.xcstrings \"Buy\" - --language de --state needs-review < buy.txt",
        "read the text from a file, to be reviewed"),
    ])
  static let changesFiles = true

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> Outcome {
    var file = try CatalogFile(try arguments.required(CommonOptions.catalog), in: environment)
    let key = try arguments.required(CommonOptions.key)
    let language = try LanguageArgument.required(arguments, for: file)
    let newState = arguments.value(of: state).flatMap(StateName.state) ?? .translated
    let values = try arguments.values(of: text).map { try TextArgument.text($0, in: environment) }

    var entry = try file.entry(of: key)
    let path = try path(arguments, language, file)
    var localization = entry.localizations?[language] ?? CatalogLocalization()
    if localization.isEmpty, !path.isEmpty, language == file.catalog.sourceLanguage {
      // A key that has no text of its own in the source language is the text.
      localization.stringUnit = StringUnit(state: .translated, value: key)
    }
    if entry.hasPhrases {
      guard path.isEmpty else { throw CatalogEditingFindings.phrases(of: key, file) }
      localization.setPhrases(values, state: newState)
    } else {
      guard let value = values.first, values.count == 1 else {
        throw UsageError(
          "one text was expected, not \(values.count)", suggestion: "put a text of several words in quotation marks",
          command: arguments.command)
      }
      try localization.setText(value, state: newState, at: path, key: key, language: language, file: file)
    }
    entry.localizations = (entry.localizations ?? [:]).merging([language: localization]) { $1 }
    file.catalog[key] = entry
    return file.outcome
  }

  private static func path(
    _ arguments: ParsedArguments, _ language: String, _ file: CatalogFile
  ) throws -> VariationPath {
    var path: VariationPath = []
    if let name = arguments.value(of: substitution) { path.append(.substitution(name)) }
    if let device = arguments.value(of: CommonOptions.device) { path.append(.device(device)) }
    if let category = arguments.value(of: CommonOptions.plural) {
      // `zero` may be given in every language: a text for none at all.
      if category != "zero", let identifier = LanguageIdentifier(language),
        !identifier.pluralCategories.map(\.rawValue).contains(category)
      {
        throw CatalogEditingFindings.unusedCategory(category, identifier, file)
      }
      path.append(.plural(category))
    }
    return path
  }
}

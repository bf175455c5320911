import CommandLineInterface
import Findings
import StringCatalog

/// `dragoman mark`: states of texts and of keys.
enum MarkCommand: Command {
  private static let keyMarks = ["manual", "extracted", "stale", "translatable", "untranslatable"]
  private static let mark = ArgumentDeclaration(
    "MARK", completion: .choices(StateName.all + keyMarks), "the mark")
  private static let keys = ArgumentDeclaration("KEY", .anyNumber, "the keys")
  private static let all = OptionDeclaration.flag("all", "mark every key, or every text of the languages")

  static let declaration = CommandDeclaration(
    name: name, summary: "mark texts as translated or for review, keys as manual or stale",
    discussion: """
      The marks 'new', 'needs-review', 'translated' and 'machine-translated' are states of texts and need --language; \
      they go to every form of a text that varies. The other marks belong to keys: 'manual' keys are kept by hand, \
      'extracted' ones come from code, 'stale' ones are gone from it, 'untranslatable' ones are not for translation.
      """,
    arguments: [CommonOptions.catalog, mark, keys], options: [CommonOptions.languages, all],
    examples: [
      CommandExample("dragoman mark Localizable.xcstrings needs-review \"Buy\" --language fr", "have a text reviewed"),
      CommandExample("dragoman mark Localizable.xcstrings translated --all --language fr", "approve all of French"),
      CommandExample("dragoman mark Localizable.xcstrings manual \"Buy\" \"Sell\"", "keep two keys by hand"),
    ])
  static let changesFiles = true

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> Outcome {
    var file = try CatalogFile(try arguments.required(CommonOptions.catalog), in: environment)
    let mark = try arguments.required(mark)
    let keys = try KeySelection.keys(arguments.values(of: keys), all: arguments.has(all), arguments, file)
    let before = file.catalog
    if let state = StateName.state(mark) {
      try markTexts(state, keys, arguments, &file)
    } else {
      guard !arguments.has(CommonOptions.languages) else {
        throw UsageError("'\(mark)' is a mark of keys: '--language' has no meaning", command: arguments.command)
      }
      for key in keys {
        var entry = try file.entry(of: key)
        apply(mark, to: &entry, sourceLanguage: file.catalog.sourceLanguage)
        file.catalog[key] = entry
      }
    }
    var outcome = file.outcome
    if arguments.has(all) {
      // Who did not name the keys is told how many they were.
      let count = keys.count { before[$0] != file.catalog[$0] }
      outcome.summary = [
        count == 0 ? .init(nil, "\(file.path): nothing to mark") : .init(file.path, "\(count) marked")
      ]
    }
    return outcome
  }

  private static func markTexts(
    _ state: StringUnitState, _ keys: [String], _ arguments: ParsedArguments, _ file: inout CatalogFile
  ) throws {
    let languages = arguments.values(of: CommonOptions.languages)
    guard !languages.isEmpty else {
      throw UsageError(
        "missing option '--language'", suggestion: "say which language's texts are meant", command: arguments.command)
    }
    for language in languages {
      let language = try LanguageArgument.checked(language, for: file)
      for key in keys {
        var entry = try file.entry(of: key)
        if arguments.has(all), entry.localizations?[language] == nil { continue }
        var localization = try file.localization(of: key, in: language)
        for (path, unit) in localization.stringUnits {
          var unit = unit
          unit.state = state
          localization[path] = unit
        }
        localization.stringSet?.state = state
        entry.localizations?[language] = localization
        file.catalog[key] = entry
      }
    }
  }

  private static func apply(_ mark: String, to entry: inout CatalogEntry, sourceLanguage: String) {
    switch mark {
    case "manual": entry.extractionState = .manual
    case "stale": entry.extractionState = .stale
    case "extracted":
      // A key with a text of its own in the source language has it from code.
      let hasValue = entry.localizations?[sourceLanguage] != nil
      entry.extractionState = hasValue ? .extractedWithValue : nil
    case "translatable": entry.shouldTranslate = nil
    case "untranslatable": entry.shouldTranslate = false
    default: break
    }
  }
}

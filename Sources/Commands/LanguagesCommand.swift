import CommandLineInterface
import Findings
import LanguageData
import LosslessJSON

/// `dragoman languages`: what a project is translated into.
enum LanguagesCommand: Command {
  private static let action = ArgumentDeclaration(
    "ACTION", .optional, completion: .choices(["list", "add", "remove", "rename"]), "what is done; list if not given")
  private static let names = ArgumentDeclaration(
    "LANGUAGE", .anyNumber, "the languages; with rename, the old name and the new one")
  private static let project = OptionDeclaration.value(
    "in", "PROJECT", completion: .folders, "the project or its folder; the working directory if not given")
  private static let yes = OptionDeclaration.flag(
    "yes", "with remove and rename: do it; without, what would be done is shown")

  static let declaration = CommandDeclaration(
    name: name, summary: "list, add, remove and rename a project's languages",
    discussion: """
      The list says which languages stand in where one has no text, as Apple's systems and FoundationLocalization \
      choose them, and how a program is started in each. 'add' lists the language in the Xcode project, makes tables in a \
      folder of its own, and gives texts that vary by number the forms that it needs, marked as new. 'rename' \
      corrects a name, such as zh-CN to zh-Hans, in catalogs, folders and projects.
      """,
    arguments: [action, names], options: [project, yes, CommonOptions.configuration, CommonOptions.evaluateManifests],
    examples: [
      CommandExample("dragoman languages", "list the languages of the project in this folder"),
      CommandExample("dragoman languages add fr pt-BR", "begin to translate into two languages"),
      CommandExample("dragoman languages rename zh-CN zh-Hans --yes", "correct the name of a language"),
      CommandExample("dragoman languages remove it", "see what would go with a language"),
    ])
  static let changesFiles = true

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> Outcome {
    let located = try LocatedProject(
      at: arguments.value(of: project) ?? ".", in: environment,
      evaluatingManifests: arguments.has(CommonOptions.evaluateManifests))
    var languages = try ProjectLanguages(of: located)
    let given = arguments.values(of: names)
    var outcome: Outcome
    switch arguments.value(of: action) ?? "list" {
    case "list":
      guard given.isEmpty else {
        throw UsageError("'list' takes no languages", command: arguments.command)
      }
      return list(languages)
    case "add": outcome = try add(given, to: &languages, arguments)
    case "remove": outcome = try remove(given, from: &languages, arguments)
    case "rename": outcome = try rename(given, in: &languages, arguments)
    case let name:
      throw UsageError(
        "there is no action '\(name)'", suggestion: "give list, add, remove or rename", command: arguments.command)
    }
    outcome.findings = languages.findings
    outcome.changes = languages.allChanges
    return outcome
  }

  // MARK: List

  private static func list(_ languages: ProjectLanguages) -> Outcome {
    var table = TextTable()
    var rows: [JSONValue] = []
    for name in languages.languages {
      let language = LanguageIdentifier(name)
      let fallbacks = languages.fallbacks(of: name)
      let isSource = name == languages.developmentLanguage
      table.add([
        name, language?.displayName ?? "", isSource ? "source" : fallbacks.joined(separator: " → "),
        "-AppleLanguages \"(\(name))\"",
      ])
      rows.append(
        .object([
          JSONMember("language", .string(name)), JSONMember("name", .string(language?.displayName ?? name)),
          JSONMember("isSource", .boolean(isSource)),
          JSONMember("isRightToLeft", .boolean(language?.isRightToLeft ?? false)),
          JSONMember("catalogs", .number("\(languages.catalogCount(of: name))")),
          JSONMember("fallbacks", .array(fallbacks.map { .string($0) })),
          JSONMember(
            "launchArguments", .array([.string("-AppleLanguages"), .string("(\(name))")])),
        ]))
    }
    var outcome = Outcome(output: table.text(leftAligned: [0, 1, 2, 3]))
    outcome.json = .object([JSONMember("languages", .array(rows))])
    return outcome
  }

  // MARK: Changes

  private static func add(
    _ names: [String], to languages: inout ProjectLanguages, _ arguments: ParsedArguments
  ) throws -> Outcome {
    guard !names.isEmpty else { throw missing("the languages to add", "dragoman languages add fr", arguments) }
    var outcome = Outcome()
    for name in names {
      let name = try LanguageArgument.spelled(name)
      let count = try languages.add(name)
      outcome.summary.append(.init(nil, "\(name): \(count) plural forms to translate"))
    }
    return outcome
  }

  private static func remove(
    _ names: [String], from languages: inout ProjectLanguages, _ arguments: ParsedArguments
  ) throws -> Outcome {
    guard !names.isEmpty else { throw missing("the languages to remove", "dragoman languages remove it", arguments) }
    var outcome = Outcome()
    for name in names {
      try check(name, in: languages)
      outcome.summary.append(.init(nil, "\(name): \(counted(try languages.remove(name)))"))
    }
    propose(&outcome, arguments)
    return outcome
  }

  private static func rename(
    _ names: [String], in languages: inout ProjectLanguages, _ arguments: ParsedArguments
  ) throws -> Outcome {
    guard names.count == 2 else {
      throw missing("the old name and the new one", "dragoman languages rename zh-CN zh-Hans", arguments)
    }
    try check(names[0], in: languages)
    let new = try LanguageArgument.spelled(names[1])
    guard !languages.languages.contains(new) else { throw RefusedInput(LanguageFindings.isThere(new)) }
    let count = try languages.rename(names[0], to: new)
    var outcome = Outcome(summary: [.init(nil, "\(names[0]) → \(new): \(counted(count))")])
    propose(&outcome, arguments)
    return outcome
  }

  private static func counted(_ count: Int) -> String { "\(count) text\(count == 1 ? "" : "s")" }

  private static func propose(_ outcome: inout Outcome, _ arguments: ParsedArguments) {
    guard !arguments.has(yes), !arguments.has(CommonOptions.check), !arguments.has(CommonOptions.diff) else { return }
    outcome.isProposal = true
    outcome.summary.append(.init(nil, "nothing is written; '--yes' does it"))
  }

  private static func check(_ name: String, in languages: ProjectLanguages) throws {
    guard languages.languages.contains(name) else {
      throw RefusedInput(LanguageFindings.unknown(name, known: languages.languages))
    }
    guard name != languages.developmentLanguage else {
      throw RefusedInput(LanguageFindings.isDevelopmentLanguage(name))
    }
  }

  private static func missing(_ what: String, _ example: String, _ arguments: ParsedArguments) -> UsageError {
    UsageError("name \(what)", suggestion: "such as '\(example)'", command: arguments.command)
  }
}

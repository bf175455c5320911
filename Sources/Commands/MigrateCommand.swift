import CommandLineInterface

/// `dragoman migrate`: catalogs made of older formats.
enum MigrateCommand: Command {
  private static let paths = ArgumentDeclaration(
    "PATH", .anyNumber, completion: .files(extensions: []),
    "projects, folders or files; the working directory if not given")
  private static let from = OptionDeclaration.value(
    "from", "FORMAT", completion: .choices(MigrationFormats.names),
    "the format, where neither names nor contents tell it")
  private static let output = OptionDeclaration.value(
    "output", short: "o", "CATALOG", completion: .files(extensions: ["xcstrings"]),
    "the catalog to make or to complete; beside the files if not given")
  private static let sourceLanguage = OptionDeclaration.value(
    "source-language", "LANGUAGE", "the language of the keys; that of the project if not given, else en")
  private static let preferTables = OptionDeclaration.flag(
    "prefer-tables", "where a catalog has another text already, take that of the tables")
  private static let removeTables = OptionDeclaration.flag(
    "remove-tables", "remove files when all that they hold is in a catalog")
  private static let skipDamaged = OptionDeclaration.flag(
    "skip-damaged", "leave out files that cannot be read, instead of all files that belong to the same catalog")

  static let declaration = CommandDeclaration(
    name: name, summary: "make catalogs of older formats",
    discussion: """
      Makes one catalog of the files that all languages have for a table, as Xcode's own migration does: texts count as \
      translated, comments are kept, plural, device and nested rules become variations and substitutions, and tables of \
      storyboards and nib files go to mul.lproj. Keys are marked as migrated until 'sync' finds them in code. A catalog \
      that exists is completed. What a catalog cannot hold is reported, and its file stays.
      """,
    arguments: [paths],
    options: [
      from, output, sourceLanguage, CommonOptions.language, preferTables, removeTables, skipDamaged,
      CommonOptions.configuration, CommonOptions.evaluateManifests,
    ],
    examples: [
      CommandExample("dragoman migrate", "migrate all .strings and .stringsdict tables of the project here"),
      CommandExample("dragoman migrate --check", "say what would be done"),
      CommandExample(
        "dragoman migrate App/en.lproj/Localizable.strings --remove-tables",
        "migrate one table in all languages and remove its files"),
      CommandExample("dragoman migrate --skip-damaged", "go on without the files that have syntax errors"),
    ])
  static let changesFiles = true

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> Outcome {
    let given = arguments.values(of: paths)
    var request = MigrationRequest(paths: given.isEmpty ? ["."] : given, command: arguments.command)
    request.output = arguments.value(of: output)
    request.sourceLanguage = arguments.value(of: sourceLanguage)
    request.language = arguments.value(of: CommonOptions.language)
    request.prefersTables = arguments.has(preferTables)
    request.removesTables = arguments.has(removeTables)
    request.skipsDamaged = arguments.has(skipDamaged)
    request.evaluatesManifests = arguments.has(CommonOptions.evaluateManifests)
    if let output = request.output, !output.hasSuffix(".xcstrings") {
      throw UsageError(
        "'\(output)' is no name of a catalog", suggestion: "name a file TABLE.xcstrings", command: arguments.command)
    }
    return try format(arguments, request.paths, in: environment).outcome(of: request, in: environment)
  }

  private static func format(
    _ arguments: ParsedArguments, _ paths: [String], in environment: CommandEnvironment
  ) throws -> any MigrationFormat.Type {
    if let name = arguments.value(of: from) {
      guard let format = MigrationFormats.all.first(where: { $0.name == name }) else {
        throw UsageError(
          "'\(name)' is no format that can be migrated",
          suggestion: "give one of \(MigrationFormats.names.joined(separator: ", "))", command: arguments.command)
      }
      return format
    }
    let found = paths.map { path in
      MigrationFormats.all.first { $0.recognizes(environment.absolutePath(of: path)) }
    }
    for (path, format) in zip(paths, found) where format == nil {
      throw UsageError(
        "'\(path)' is in no format that is known here",
        suggestion: "give one of \(MigrationFormats.names.joined(separator: ", ")) with '--from'",
        command: arguments.command)
    }
    guard let first = found.first ?? nil, found.allSatisfy({ $0 == first }) else {
      throw UsageError(
        "the files are in different formats", suggestion: "migrate one format at a time", command: arguments.command)
    }
    return first
  }
}

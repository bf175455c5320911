import CatalogConversion
import CommandLineInterface
import FileChanges
import Findings
import StringCatalog
import TableCompiler

/// `dragoman convert`: catalogs to formats of translation systems, and what comes back into catalogs.
enum ConvertCommand: Command {
  private static let files = ArgumentDeclaration(
    "FILE", .oneOrMore, "a String Catalog to convert, or files to bring into one with --into")
  private static let to = OptionDeclaration.value(
    "to", "FORMAT", completion: .choices(CatalogFormats.all.map { $0.name }), "what to convert the catalog to")
  private static let output = OptionDeclaration.value(
    "output", short: "o", "FOLDER", completion: .folders, "where the files go, the catalog's folder if not given")
  private static let into = OptionDeclaration.value(
    "into", "CATALOG", completion: .files(extensions: ["xcstrings"]), "the catalog that the files are brought into")
  private static let from = OptionDeclaration.value(
    "from", "FORMAT", completion: .choices(CatalogFormats.all.map { $0.name }),
    "the files' format, where their names do not tell it")
  private static let state = OptionDeclaration.value(
    "state", "STATE", completion: .choices(StateName.all),
    "the state of changed texts, where the files have no states; 'translated' if not given")

  static let declaration = CommandDeclaration(
    name: name, summary: "turn catalogs into PO and other formats, and bring translations back",
    discussion: """
      With --to, writes a file for each language (all that the catalog has, if --language is not given). With --into, \
      takes the texts that such files have changed over into the catalog and leaves everything else as it is: an empty \
      text replaces none, one whose specifiers do not fit is left out, and one whose source text has changed since is \
      marked for review. Documentation/Users/Converting.md says what each format can hold.
      """,
    arguments: [files], options: [to, into, from, CommonOptions.languages, output, state, CommonOptions.configuration],
    examples: [
      CommandExample("dragoman convert Localizable.xcstrings --to po --output po", "write a PO file for each language"),
      CommandExample(
        "dragoman convert po/Localizable.fr.po --into Localizable.xcstrings", "bring the French translations back"),
      CommandExample(
        "dragoman convert po/*.po --into Localizable.xcstrings --check", "see whether something would change"),
    ])
  static let changesFiles = true

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> Outcome {
    if let catalog = arguments.value(of: into) {
      guard arguments.value(of: to) == nil, arguments.value(of: output) == nil else {
        throw UsageError("'--into' goes without '--to' and '--output'", command: arguments.command)
      }
      return try bringBack(arguments, into: catalog, in: environment)
    }
    guard let name = arguments.value(of: to) else {
      throw UsageError(
        "missing option '--to' or '--into'",
        suggestion: "give the format to write, such as '--to po', or the catalog to change", command: arguments.command)
    }
    guard let format = CatalogFormats.named(name) else { throw unknownFormat(name, arguments) }
    return try convert(arguments, to: format, in: environment)
  }

  private static func unknownFormat(_ name: String, _ arguments: ParsedArguments) -> UsageError {
    UsageError(
      "'\(name)' is no format",
      suggestion: "the formats are " + CatalogFormats.all.map { $0.name }.joined(separator: ", "),
      command: arguments.command)
  }

  // MARK: Out

  private static func convert(
    _ arguments: ParsedArguments, to format: any CatalogFormat.Type, in environment: CommandEnvironment
  ) throws -> Outcome {
    var outcome = Outcome()
    let paths = try CatalogSearch.catalogs(at: arguments.values(of: files), in: environment)
    for path in paths {
      let file = try CatalogFile(path, in: environment)
      let languages = try languages(arguments, of: file, for: format)
      guard !languages.isEmpty else {
        outcome.findings.append(
          Finding(
            "no-translations", .warning, at: FindingLocation(path: path),
            "the catalog has no language but \(file.catalog.sourceLanguage)",
            suggestion: "name the languages to be translated with '--language'"))
        continue
      }
      let folder = arguments.value(of: output) ?? Self.folder(of: path)
      var snapshots: [String: FileSnapshot] = [:]
      func displayed(_ name: String) -> String { folder.isEmpty || folder == "." ? name : folder + "/" + name }
      let converted = try format.files(of: file.catalog, languages: languages, table: table(of: path)) { name in
        let absolutePath = environment.absolutePath(of: displayed(name))
        guard FileAccess.exists(absolutePath) else { return nil }
        let snapshot = try? FileSnapshot(reading: absolutePath, displayedAs: displayed(name))
        snapshots[name] = snapshot
        return snapshot?.bytes
      }
      for (name, bytes) in converted.files {
        let absolutePath = environment.absolutePath(of: displayed(name))
        if snapshots[name] == nil, FileAccess.exists(absolutePath) {
          snapshots[name] = try FileSnapshot(reading: absolutePath, displayedAs: displayed(name))
        }
        if let snapshot = snapshots[name] {
          outcome.changes.add(FileChange(of: snapshot, to: bytes))
        } else {
          outcome.changes.add(FileChange(creating: absolutePath, displayedAs: displayed(name), with: bytes))
        }
      }
      outcome.findings += converted.findings.map { located($0, path) }
    }
    outcome.summary = outcome.changes.changes.map { .init($0.path, "") }
    if outcome.changes.isEmpty { outcome.summary = [.nothingToChange(inCatalogs: paths.count)] }
    return outcome
  }

  private static func languages(
    _ arguments: ParsedArguments, of file: CatalogFile, for format: any CatalogFormat.Type
  ) throws -> [String] {
    let given = arguments.values(of: CommonOptions.languages)
    if !given.isEmpty { return try given.map { try LanguageArgument.checked($0, for: file) } }
    for language in file.catalog.languages where !LanguageFolder.canBeNamed(for: language) {
      throw RefusedInput(
        Finding(
          "unusable-language", .error, at: FindingLocation(path: file.path),
          "the language '\(language)' cannot name a file, expected a name such as fr or zh-Hans",
          suggestion: "correct its name in the catalog, or name the languages with '--language'"))
    }
    let source = file.catalog.sourceLanguage
    let others = file.catalog.languages.filter { $0 != source }
    return format.hasSourceTexts ? others : [source] + others
  }

  private static func located(_ finding: Finding, _ path: String) -> Finding {
    var finding = finding
    finding.location = finding.location ?? FindingLocation(path: path)
    return finding
  }

  private static func table(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".xcstrings") ? String(name.dropLast(".xcstrings".count)) : name
  }

  private static func folder(of path: String) -> String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }

  // MARK: Back

  private static func bringBack(
    _ arguments: ParsedArguments, into catalogPath: String, in environment: CommandEnvironment
  ) throws -> Outcome {
    var file = try CatalogFile(catalogPath, in: environment)
    let given = arguments.values(of: CommonOptions.languages)
    guard given.count <= 1 else {
      throw UsageError("a file is in one language: one '--language' at most", command: arguments.command)
    }
    let language = try given.first.map { try LanguageArgument.checked($0, for: file) }
    let state = arguments.value(of: state).flatMap(StateName.state) ?? .translated
    var findings: [Finding] = []
    var texts = 0
    var states = 0
    for path in arguments.values(of: files) {
      guard let format = try format(of: path, arguments) else {
        throw UsageError(
          "the name '\(path)' does not tell the format", suggestion: "name it with '--from'",
          command: arguments.command)
      }
      let snapshot = try FileSnapshot(reading: environment.absolutePath(of: path), displayedAs: path)
      let translations = try format.translations(
        in: snapshot.bytes, path: path, language: language, for: file.catalog)
      for translation in translations {
        let merge = TranslationMerge(
          of: translation.units, from: path, into: file.catalog, language: translation.language,
          dialect: translation.dialect, state: state)
        file.catalog = merge.catalog
        findings += translation.findings + merge.findings
        texts += merge.changedTexts
        states += merge.changedStates
      }
    }
    var outcome = file.outcome
    outcome.findings = findings
    let changes = [(texts, "text"), (states, "state")].filter { $0.0 > 0 }.map {
      "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")"
    }
    outcome.summary = [
      changes.isEmpty
        ? .init(nil, "\(catalogPath): nothing to change")
        : .init(catalogPath, changes.joined(separator: ", ") + " changed")
    ]
    return outcome
  }

  private static func format(
    of path: String, _ arguments: ParsedArguments
  ) throws -> (any CatalogFormat.Type)? {
    guard let name = arguments.value(of: from) else { return CatalogFormats.ofFile(named: path) }
    guard let format = CatalogFormats.named(name) else { throw unknownFormat(name, arguments) }
    return format
  }
}

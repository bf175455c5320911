import CommandLineInterface
import Findings
import Interchange
import LanguageData
import LosslessJSON
import ProjectModel
import XLIFF

/// `dragoman import`: what translators sent back, into catalogs and tables.
enum ImportCommand: Command {
  private static let files = ArgumentDeclaration(
    "FILE", .oneOrMore, completion: .files(extensions: ["xcloc", "xliff", "xlf"]),
    ".xcloc folders and XLIFF files (1.2 or 2.x) to import")
  private static let into = OptionDeclaration.value(
    "into", "PROJECT", completion: .folders,
    "the project or its folder that they were exported from; the working directory if not given")

  static let declaration = CommandDeclaration(
    name: name, summary: "bring translations from .xcloc and XLIFF files into the project",
    discussion: """
      Takes over what has changed in the file's language and leaves everything else as it is. An empty text replaces \
      none; a text whose specifiers do not fit is left out; one that is unfinished, or whose source text has changed \
      since the export, is marked for review. All files are imported or, where one cannot be understood, none. \
      Documentation/Users/Translators.md has the table of states and says how files of other systems are read.
      """,
    arguments: [files],
    options: [CommonOptions.language, into, CommonOptions.configuration, CommonOptions.evaluateManifests],
    examples: [
      CommandExample("dragoman import Localizations/fr.xcloc", "bring the French translations back"),
      CommandExample("dragoman import fr.xliff de.xliff --into App --diff", "look at what would change"),
      CommandExample("dragoman import fr.xliff --check", "see whether something would change"),
    ])
  static let changesFiles = true

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> Outcome {
    let located = try LocatedProject(
      at: arguments.value(of: into) ?? ".", in: environment,
      evaluatingManifests: arguments.has(CommonOptions.evaluateManifests))
    var project = try ProjectTexts(of: located, extraction: nil)
    guard !project.isIncomplete else {
      guard let first = project.findings.first(where: { $0.severity == .error }) else {
        return Outcome(findings: project.findings, isIncomplete: true)
      }
      throw RefusedInput(first, others: project.findings.filter { $0.severity == .error && $0 != first })
    }
    let exchanged = try arguments.values(of: files).map { try ExchangeFile($0, in: environment) }
    if exchanged.contains(where: { Self.mayNameGeneratedTables($0, project) }) {
      try project.addMissingTables(
        of: ProjectExtraction(of: ProjectSources(of: located, in: environment, cache: environment.cache)))
    }
    var outcome = Outcome(findings: project.findings)
    var planned = PlannedFiles()
    var report: [JSONValue] = []
    for file in exchanged {
      let language = try language(of: file, arguments, project)
      let result = try LanguageImport(of: file, into: project, language: language, planned: planned)
      planned = result.planned
      outcome.findings += result.findings
      var changedFiles = 0
      if let contents = file.contents {
        let assets = try AssetImport(
          of: ExchangedFolder(contents, in: environment), into: located, language: language, planned: planned)
        planned = assets.planned
        outcome.findings += assets.findings
        changedFiles = assets.changed
      }
      let others = changedFiles == 0 ? "" : ", \(changedFiles) other file\(changedFiles == 1 ? "" : "s") changed"
      outcome.summary.append(.init(nil, "\(file.path): \(sentence(of: result.counts))\(others)"))
      report.append(json(of: result.counts, language: language, path: file.path, changedFiles: changedFiles))
    }
    outcome.changes = planned.changes
    let new = planned.newTables
    if !new.isEmpty, located.targets.contains(where: { $0.definedIn.hasSuffix(".xcodeproj") || $0.kind == .package }) {
      outcome.findings.append(ExchangeFindings.newTables(new))
    }
    outcome.json = .object([
      JSONMember("imports", .array(report)), JSONMember("findings", FindingJSON.list(outcome.findings)),
    ])
    return outcome
  }

  /// Whether the sources have to be read: the export may have been made before there was a table for their strings.
  private static func mayNameGeneratedTables(_ file: ExchangeFile, _ project: ProjectTexts) -> Bool {
    let hasSources = project.located.targets.contains { !$0.sources.isEmpty || !$0.sourceInterfaceFiles.isEmpty }
    return hasSources
      && file.document.files.contains { file in
        let original = LanguageImport.normalized(file.original)
        let isTable = original.hasSuffix(".strings") && original.contains(".lproj/") || original.hasSuffix(".xcstrings")
        return isTable && !project.resources.contains { $0.resource.original == original }
      }
  }

  private static func language(
    of file: ExchangeFile, _ arguments: ParsedArguments, _ project: ProjectTexts
  ) throws -> String {
    guard let name = arguments.value(of: CommonOptions.language) ?? file.language else {
      throw RefusedInput(ExchangeFindings.noTargetLanguage(file.path))
    }
    guard let language = LanguageIdentifier(name) else {
      throw RefusedInput(ExchangeFindings.wrongLanguage(name, nil))
    }
    let known = project.languages + [project.located.developmentLanguage]
    let spelled =
      known.first { $0 == name } ?? known.first { LanguageIdentifier($0) == language } ?? language.description
    guard spelled != project.located.developmentLanguage else {
      throw RefusedInput(ExchangeFindings.sourceLanguage(spelled, at: file.path))
    }
    return spelled
  }

  private static func sentence(of counts: ImportCounts) -> String {
    let parts: [(Int, String)] = [
      (counts.changedTexts, "changed"), (counts.changedStates, "with another state"),
      (counts.addedForms, "plural forms added"), (counts.unchanged, "as they were"),
      (counts.untranslated, "untranslated"), (counts.skipped, "left out"),
    ]
    let said = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return said.isEmpty ? "no texts" : said.joined(separator: ", ")
  }

  private static func json(
    of counts: ImportCounts, language: String, path: String, changedFiles: Int
  ) -> JSONValue {
    func number(_ name: String, _ value: Int) -> JSONMember { JSONMember(name, .number("\(value)")) }
    return .object([
      JSONMember("path", .string(path)), JSONMember("language", .string(language)),
      number("changedTexts", counts.changedTexts), number("changedStates", counts.changedStates),
      number("addedForms", counts.addedForms), number("unchanged", counts.unchanged),
      number("untranslated", counts.untranslated), number("skipped", counts.skipped),
      number("changedFiles", changedFiles),
    ])
  }
}

import CommandLineInterface
import FileChanges
import Findings
import Interchange
import LanguageData
import LosslessJSON
import ProjectModel
import XLIFF

/// `dragoman export`: a project's texts for translators, as Xcode exports them.
enum ExportCommand: Command {
  private static let path = ArgumentDeclaration(
    "PATH", .optional, completion: .folders, "the project or its folder; the working directory if not given")
  private static let output = OptionDeclaration.value(
    "output", short: "o", "FOLDER", completion: .folders, "where the files go")
  private static let format = OptionDeclaration.value(
    "to", "FORMAT", completion: .choices(["xcloc", "xliff"]),
    "xcloc: a folder for each language, as Xcode makes it (if not given); xliff: a file")
  private static let only = OptionDeclaration.value(
    "only", "TEXTS", completion: .choices(["untranslated", "needs-review"]), "export only such texts")
  private static let faithful = OptionDeclaration.flag(
    "faithful", "add attributes of our own, so that an import restores every state and shape to the byte")
  private static let screenshots = OptionDeclaration.value(
    "screenshots", "FOLDER", completion: .folders,
    "pictures with the places of the texts in them, for translators to look at; see the page on translators")
  private static let xcode = OptionDeclaration.value(
    "xcode", "VERSION", completion: .suggestions(["15.4", "16.4", "26.5", "27.0"]),
    "the version of Xcode whose exports these are to be like, from 13 on; \(XcodeRelease.current.version) if not given")
  private static let noSources = OptionDeclaration.flag(
    "no-sources", "export what the catalogs and tables have, and read no sources for keys that are new in them")

  static let declaration = CommandDeclaration(
    name: name, summary: "hand a project's texts to translators, as .xcloc or XLIFF",
    discussion: """
      Makes what Xcode's Export Localizations makes, without a build: for each language an .xcloc folder with the \
      texts of catalogs, .strings and .stringsdict tables, storyboards and nib files in one XLIFF file, and the source \
      files and localizable pictures beside it. Texts that are new in the sources and in no catalog yet are exported too. Plural forms that a \
      language needs are added. Without --language, every language of the project but the one it is written in is \
      exported. Documentation/Users/Translators.md says what translators and other systems get to see.
      """,
    arguments: [path],
    options: [
      CommonOptions.languages, output, format, only, faithful, screenshots, xcode, noSources,
      CommonOptions.configuration, CommonOptions.evaluateManifests,
      CommonOptions.noCache,
    ],
    examples: [
      CommandExample("dragoman export -o Localizations", "an .xcloc for each language of the project"),
      CommandExample("dragoman export -l de -l fr --to xliff -o xliff", "XLIFF files for two languages"),
      CommandExample("dragoman export -l fr --screenshots Pictures -o out", "with pictures of where the texts stand"),
      CommandExample("dragoman export --xcode 16.4 -o out", "as Xcode 16.4 exports them"),
      CommandExample("dragoman export -l fr --only untranslated -o out", "what is still to be done in French"),
    ])
  static let changesFiles = true

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> Outcome {
    guard let folder = arguments.value(of: output) else {
      throw UsageError(
        "missing option '--output'", suggestion: "name the folder for the files, such as '-o Localizations'",
        command: arguments.command)
    }
    let selection = try selection(arguments)
    let isCatalog = try isCatalog(arguments)
    let release = try release(arguments)
    let located = try LocatedProject(
      at: arguments.value(of: path) ?? ".", in: environment,
      evaluatingManifests: arguments.has(CommonOptions.evaluateManifests))
    let project = try texts(of: located, arguments, in: environment)
    guard !project.resources.isEmpty || project.isIncomplete else {
      throw RefusedInput(ProjectSearchFindings.noCatalogs(arguments.value(of: path) ?? ".", of: located))
    }
    var outcome = Outcome(findings: project.findings)
    guard !project.isIncomplete else {
      // Half an export would come back as a whole one.
      outcome.isIncomplete = true
      return outcome
    }
    if project.unsyncedKeys > 0 { outcome.findings.append(ExchangeFindings.unsynced(project.unsyncedKeys)) }
    if !project.missingTables.isEmpty { outcome.findings.append(ExchangeFindings.missingTables(project.missingTables)) }
    let languages = try languages(arguments, of: project)
    var report: [JSONValue] = []
    let options = LanguageExport.Options(
      selection: selection, isFaithful: arguments.has(faithful), isCatalog: isCatalog, xcode: release)
    var sources: [AssetExport.File] = []
    var assets: AssetExport?
    if isCatalog {
      let found = AssetExport(of: located)
      sources = LanguageExport.sourceContents(of: project, options) + found.sources
      assets = found
    }
    let pictures = try screenshots(arguments, project, languages, isCatalog: isCatalog, in: environment)
    outcome.findings += pictures?.findings ?? []
    for language in languages {
      let export = try LanguageExport(
        of: project, in: language, options, sources: sources,
        others: (assets?.localized(in: language) ?? []).map {
          (LocalizationCatalogLayout.localizedContents + "/" + $0.path, $0.bytes)
        }
          + (pictures?.files(in: language) ?? []))
      outcome.findings += export.findings.filter { !outcome.findings.contains($0) }
      for file in export.files {
        try outcome.changes.add(file: file.path, in: folder, bytes: file.bytes, environment)
      }
      let name = folder + "/" + language + (isCatalog ? ".xcloc" : ".xliff")
      outcome.summary.append(
        .init(nil, "\(name): \(export.texts) text\(export.texts == 1 ? "" : "s"), \(export.untranslated) untranslated"))
      report.append(
        .object([
          JSONMember("language", .string(language)), JSONMember("path", .string(name)),
          JSONMember("texts", .number("\(export.texts)")),
          JSONMember("untranslated", .number("\(export.untranslated)")),
        ]))
    }
    outcome.findings += assets?.findings ?? []
    if languages.isEmpty { outcome.findings.append(ExchangeFindings.noLanguages()) }
    outcome.json = .object([
      JSONMember("exports", .array(report)), JSONMember("findings", FindingJSON.list(outcome.findings)),
    ])
    return outcome
  }

  private static func texts(
    of located: LocatedProject, _ arguments: ParsedArguments, in environment: CommandEnvironment
  ) throws -> ProjectTexts {
    let hasSources = located.targets.contains { !$0.sources.isEmpty || !$0.sourceInterfaceFiles.isEmpty }
    guard !arguments.has(noSources), hasSources else { return try ProjectTexts(of: located, extraction: nil) }
    let cache = arguments.has(CommonOptions.noCache) ? nil : environment.cache
    let sources = try ProjectSources(of: located, in: environment, cache: cache)
    return try ProjectTexts(of: located, extraction: try ProjectExtraction(of: sources))
  }

  private static func selection(_ arguments: ParsedArguments) throws -> CatalogExport.Selection {
    guard let name = arguments.value(of: only) else { return .all }
    guard let selection = CatalogExport.Selection(rawValue: name), selection != .all else {
      throw UsageError(
        "'\(name)' is no choice of texts", suggestion: "give 'untranslated' or 'needs-review'",
        command: arguments.command)
    }
    return selection
  }

  private static func screenshots(
    _ arguments: ParsedArguments, _ project: ProjectTexts, _ languages: [String], isCatalog: Bool,
    in environment: CommandEnvironment
  ) throws -> ScreenshotExport? {
    guard let folder = arguments.value(of: screenshots) else { return nil }
    guard isCatalog else {
      throw UsageError(
        "XLIFF files hold no pictures", suggestion: "leave out '--to xliff', or '--screenshots'",
        command: arguments.command)
    }
    guard FileAccess.isFolder(environment.absolutePath(of: folder)) else {
      throw RefusedInput(AssetFindings.noScreenshotFolder(folder))
    }
    let named = Set(languages + project.languages + [project.located.developmentLanguage]).sorted()
    return try ScreenshotExport(of: folder, languages: named, texts: project.screenshotTexts, in: environment)
  }

  private static func release(_ arguments: ParsedArguments) throws -> XcodeRelease {
    guard let version = arguments.value(of: xcode) else { return .current }
    guard let release = XcodeRelease(version: version) else {
      throw UsageError(
        "'\(version)' is no version of Xcode", suggestion: "give one from 13 on, such as '16.4' or '26'",
        command: arguments.command)
    }
    return release
  }

  private static func isCatalog(_ arguments: ParsedArguments) throws -> Bool {
    switch arguments.value(of: format) {
    case nil, "xcloc": return true
    case "xliff": return false
    case let name?:
      throw UsageError("'\(name)' is no format", suggestion: "give 'xcloc' or 'xliff'", command: arguments.command)
    }
  }

  private static func languages(_ arguments: ParsedArguments, of project: ProjectTexts) throws -> [String] {
    let given = arguments.values(of: CommonOptions.languages)
    guard !given.isEmpty else { return project.languages }
    for name in given where name != project.located.developmentLanguage && !project.languages.contains(name) {
      _ = try LanguageArgument.spelled(name, near: project.languages)
    }
    var seen: Set<String> = []
    return given.filter { seen.insert($0).inserted }
  }
}

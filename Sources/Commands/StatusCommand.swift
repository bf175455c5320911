import CommandLineInterface
import FileChanges
import Findings
import LanguageData
import LosslessJSON
import ProjectModel
import StringCatalog
import TranslationStatus

/// `dragoman status`: how far the translations have come.
enum StatusCommand: Command {
  private static let paths = ArgumentDeclaration(
    "PATH", .anyNumber, completion: .files(extensions: ["xcstrings"]),
    "projects, folders or catalogs; the working directory if not given")
  private static let failUnder = OptionDeclaration.value(
    "fail-under", "PERCENT", "exit with 1 if a language is translated to less than this")

  static let declaration = CommandDeclaration(
    name: name, summary: "show how far the translations have come",
    discussion: """
      Counts keys by language and catalog. A key is translated when all of its texts are; a regional language such as \
      en-GB that has no text of its own inherits that of its language, which counts as done. Keys that are stale or \
      not for translation are not counted. Percentages are rounded down. 'new' counts keys whose text is in state new, \
      'missing' those without a text.
      """,
    arguments: [paths], options: [CommonOptions.languages, failUnder, CommonOptions.configuration],
    examples: [
      CommandExample("dragoman status", "show the project in this folder"),
      CommandExample("dragoman status --fail-under 95 --language fr --language de", "fail while two languages lag"),
      CommandExample("dragoman status --json App/Localizable.xcstrings", "give a catalog's numbers to a program"),
    ])
  static let changesFiles = false

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> Outcome {
    let given = arguments.values(of: paths)
    let threshold = try arguments.integer(of: failUnder, in: 0...100)
    var outcome = Outcome()
    var statuses: [CatalogStatus] = []
    for (path, listed) in try catalogs(at: given.isEmpty ? ["."] : given, in: environment) {
      let snapshot = try FileSnapshot(reading: environment.absolutePath(of: path), displayedAs: path)
      do {
        let catalog = try StringCatalog(bytes: snapshot.bytes, path: path)
        statuses.append(CatalogStatus(of: catalog, path: path, listedLanguages: listed))
      } catch {
        outcome.findings += error.findings
        outcome.isIncomplete = true
      }
    }
    let report = try StatusReport(statuses, languages: arguments.values(of: CommonOptions.languages))
    outcome.output = report.text(width: environment.standardOutput.columns ?? 100)
    outcome.json = report.json
    if let threshold {
      let lagging = report.totals.filter { $0.complete * 100 < threshold * $0.total }
      outcome.hasFailed = !lagging.isEmpty
      outcome.findings += lagging.map { language in
        Finding(
          "incomplete-language", .error,
          "\(language.language) is translated to \(language.percent)%, expected at least \(threshold)%")
      }
    }
    return outcome
  }

  /// Displayed paths of catalogs, with the languages that their targets list.
  private static func catalogs(
    at paths: [String], in environment: CommandEnvironment
  ) throws -> [(path: String, languages: [String])] {
    var found: [(path: String, languages: [String])] = []
    for path in paths {
      if path.hasSuffix(".xcstrings"), !FileAccess.isFolder(environment.absolutePath(of: path)) {
        found.append((path, []))
        continue
      }
      let project = try LocatedProject(at: path, in: environment)
      let catalogs = project.catalogPaths
      guard !catalogs.isEmpty else { throw RefusedInput(ProjectSearchFindings.noCatalogs(path, of: project)) }
      for catalog in catalogs {
        let targets = project.targets.filter { $0.catalogs.contains(catalog) }
        found.append((project.displayedPath(of: catalog), Set(targets.flatMap(\.languages)).sorted()))
      }
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0.path).inserted }
  }
}

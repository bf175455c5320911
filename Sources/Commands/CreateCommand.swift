import CommandLineInterface
import FileChanges
import Findings
import LanguageData
import ProjectModel
import StringCatalog

/// `dragoman create`: an empty catalog, for projects that have none yet.
enum CreateCommand: Command {
  private static let catalog = ArgumentDeclaration(
    "CATALOG", completion: .files(extensions: ["xcstrings"]), "the new String Catalog; folders above it are made")
  private static let sourceLanguage = OptionDeclaration.value(
    "source-language", "LANGUAGE", "the language of the keys; that of the project if not given, else en")

  static let declaration = CommandDeclaration(
    name: name, summary: "make an empty catalog",
    discussion: """
      A catalog gets strings of code if it lies in the target's folder, in a package, or in a folder that the target \
      owns, in a project of Xcode 16 or later. In other Xcode projects, add it to the target in Xcode. Then 'sync' fills \
      it. A language appears with its first text ('set'), or where the project lists it.
      """,
    arguments: [catalog], options: [sourceLanguage, CommonOptions.configuration],
    examples: [
      CommandExample("dragoman create Sources/Shop/Localizable.xcstrings", "begin to localize a target of a package"),
      CommandExample(
        "dragoman create App/InfoPlist.xcstrings --source-language de", "make a catalog whose keys are German"),
    ])
  static let changesFiles = true

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> Outcome {
    let path = try arguments.required(catalog)
    guard path.hasSuffix(".xcstrings"), !path.hasSuffix("/.xcstrings"), path != ".xcstrings" else {
      throw UsageError(
        "'\(path)' is no name of a catalog",
        suggestion: "name the file: TABLE.xcstrings, such as Localizable.xcstrings",
        command: arguments.command)
    }
    let absolutePath = environment.absolutePath(of: path)
    guard !FileAccess.exists(absolutePath) else {
      throw RefusedInput(
        Finding(
          "existing-file", .error, at: FindingLocation(path: path), "there is such a file already",
          suggestion: "'dragoman sync' fills it"))
    }
    let language: String
    if let given = arguments.value(of: sourceLanguage) {
      language = try checked(given, arguments)
    } else {
      language = try projectLanguage(for: absolutePath, in: environment) ?? "en"
    }
    let bytes = StringCatalog(sourceLanguage: language).formatted()
    var changes = FileChangeSet()
    changes.add(FileChange(creating: absolutePath, displayedAs: path, with: bytes))
    return Outcome(changes: changes, summary: [.init(path, "new catalog, source language \(language)")])
  }

  private static func checked(_ text: String, _ arguments: ParsedArguments) throws -> String {
    guard let language = LanguageIdentifier(text), language.isKnown else {
      throw UsageError("'\(text)' is no language that CLDR knows", command: arguments.command)
    }
    guard language.description == text else {
      throw UsageError(
        "'\(text)' is not how the language is spelled", suggestion: "did you mean '\(language)'?",
        command: arguments.command)
    }
    return text
  }

  /// The development language of what the nearest project file or manifest above the catalog declares, among those in
  /// the working directory, or in the catalog's folder where that lies elsewhere.
  private static func projectLanguage(for absolutePath: String, in environment: CommandEnvironment) throws -> String? {
    let here = environment.workingDirectory
    let root = absolutePath.hasPrefix(here + "/") ? here : folder(of: absolutePath)
    guard FileAccess.isFolder(root) else { return nil }
    let located = try LocatedProject(at: root, in: environment)
    let declaring = located.project.targets.compactMap { target -> (folder: String, language: String)? in
      guard let language = target.developmentLanguage else { return nil }
      let definedIn = located.absolutePath(of: target.definedIn)
      let declaringFolder = FileAccess.isFolder(definedIn) && !definedIn.hasSuffix(".xcodeproj")
      return (declaringFolder ? definedIn : folder(of: definedIn), language)
    }
    return declaring.filter { absolutePath.hasPrefix($0.folder + "/") }
      .max { $0.folder.utf8.count < $1.folder.utf8.count }?.language
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}

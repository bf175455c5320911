import Findings
import ProjectModel

/// Finds the tables that a command line names.
struct AppleTableSearch {
  private let request: MigrationRequest
  private let environment: CommandEnvironment
  private(set) var groups: [AppleTableGroup] = []

  init(_ request: MigrationRequest, in environment: CommandEnvironment) throws {
    self.request = request
    self.environment = environment
    for path in request.paths {
      if AppleTableMigration.isTable(path) { try addTable(path) } else { try addProject(path) }
    }
  }

  /// A file stands for its table in all languages.
  private mutating func addTable(_ path: String) throws {
    let absolutePath = environment.absolutePath(of: path)
    guard FileAccess.exists(absolutePath), var file = AppleTableFile(absolutePath: absolutePath, path: path) else {
      throw RefusedInput(
        Finding("file-access", .error, at: FindingLocation(path: path), "there is no such file"))
    }
    guard !groups.contains(where: { $0.files.contains { $0.absolutePath == absolutePath } }) else { return }
    if file.holdsAllLanguages {
      groups.append(group(of: [file]))
    } else if file.language == nil {
      guard let language = request.language ?? request.sourceLanguage else {
        throw RefusedInput(
          Finding(
            "language-not-given", .error, at: FindingLocation(path: path),
            "expected the file in a folder such as fr.lproj, which says its language",
            suggestion: "give the language with --language"))
      }
      file.language = language
      groups.append(group(of: [file]))
    } else {
      groups.append(group(of: file.siblings(in: environment)))
    }
  }

  private func group(of files: [AppleTableFile]) -> AppleTableGroup {
    var group = AppleTableGroup(
      table: files.first?.table ?? "", files: files, sourceLanguage: request.sourceLanguage ?? "en")
    if let parent = files.first?.parent {
      let interfaces = ["Base", group.sourceLanguage].flatMap { language in
        ["xib", "storyboard"].map { "\(parent)/\(language).lproj/\(group.table).\($0)" }
      }
      group.isOfInterfaceFile = interfaces.contains(where: FileAccess.exists)
      if FileAccess.exists(group.catalogPath) { group.existingCatalog = group.catalogPath }
    }
    return group
  }

  /// The tables in the `.lproj` folders of a folder, however deep.
  private func groups(inFolder folder: String) -> [AppleTableGroup] {
    var groups: [AppleTableGroup] = []
    var seen: Set<String> = []
    for file in AppleTableFile.files(inFolder: folder, environment) where !seen.contains(file.absolutePath) {
      let files = file.siblings(in: environment)
      seen.formUnion(files.map(\.absolutePath))
      groups.append(group(of: files))
    }
    return groups
  }

  private mutating func addProject(_ path: String) throws {
    let located = try LocatedProject(
      at: path, in: environment, evaluatingManifests: request.evaluatesManifests)
    var found = AppleTableGroup.groups(of: located, sourceLanguage: request.sourceLanguage)
    // Repositories of translations have no target that their tables could belong to.
    if found.isEmpty, FileAccess.isFolder(environment.absolutePath(of: path)) {
      found = groups(inFolder: environment.absolutePath(of: path))
    }
    guard !found.isEmpty else {
      throw RefusedInput(
        Finding(
          "no-tables", .error, at: FindingLocation(path: path), "no .strings or .stringsdict table was found here",
          suggestion: "name a project, the folder that holds the .lproj folders, or a table"))
    }
    groups += found
  }
}

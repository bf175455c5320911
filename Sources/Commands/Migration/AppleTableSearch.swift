import Findings
import Foundation
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
      groups.append(group(of: siblings(of: file)))
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

  /// The files of a table in the `.lproj` folders beside its own.
  private func siblings(of file: AppleTableFile) -> [AppleTableFile] {
    let folders = ((try? FileManager.default.contentsOfDirectory(atPath: file.parent)) ?? []).sorted()
    return folders.filter { $0.hasSuffix(".lproj") }.flatMap { folder in
      ["strings", "stringsdict"].compactMap { suffix in
        let path = "\(file.parent)/\(folder)/\(file.table).\(suffix)"
        guard FileAccess.exists(path) else { return nil }
        return AppleTableFile(absolutePath: path, path: environment.displayedPath(of: path))
      }
    }
  }

  /// The tables of all `.lproj` folders below a folder, each with its siblings.
  private func groups(inFolder folder: String) -> [AppleTableGroup] {
    let excluded = ProjectExclusions.defaultFolderNames
    var groups: [AppleTableGroup] = []
    var seen: Set<String> = []
    guard
      let found = FileManager.default.enumerator(
        at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return [] }
    var paths: [String] = []
    for case let item as URL in found {
      if excluded.contains(item.lastPathComponent) {
        found.skipDescendants()
      } else if AppleTableMigration.isTable(item.path) {
        paths.append(item.path)
      }
    }
    for path in paths.sorted() where !seen.contains(path) {
      guard let file = AppleTableFile(absolutePath: path, path: environment.displayedPath(of: path)),
        file.language != nil
      else { continue }
      let files = siblings(of: file)
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

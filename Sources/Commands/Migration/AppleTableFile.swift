import FileChanges
import Findings
import ProjectModel
import StringsTables

/// A `.strings` or `.stringsdict` file, and whose text it holds.
struct AppleTableFile: Hashable {
  var absolutePath: String
  /// As the user would write it.
  var path: String
  var table: String
  /// The name of its `.lproj` folder, `Base` included; nil outside one.
  var language: String?

  init?(absolutePath: String, path: String) {
    let suffix = ProjectPath.pathExtension(absolutePath)
    guard suffix == "strings" || suffix == "stringsdict" || suffix == "loctable" else { return nil }
    self.absolutePath = absolutePath
    self.path = path
    table = ProjectPath.nameWithoutExtension(absolutePath)
    let folder = ProjectPath.name(ProjectPath.folder(of: absolutePath))
    language = folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : nil
  }

  var isDictionary: Bool { absolutePath.hasSuffix(".stringsdict") }
  var holdsAllLanguages: Bool { absolutePath.hasSuffix(".loctable") }

  /// The folder that holds the `.lproj` folder; absolute.
  var parent: String {
    let folder = ProjectPath.folder(of: absolutePath)
    return language == nil ? folder : ProjectPath.folder(of: folder)
  }
}

/// The files of one table, which become one catalog.
struct AppleTableGroup {
  var table: String
  /// In the order of their paths.
  var files: [AppleTableFile]
  var sourceLanguage: String
  /// Whether an interface file has this name: its texts are the table's source.
  var isOfInterfaceFile = false
  /// A catalog of the table that there is already; absolute.
  var existingCatalog: String?
  /// The project file that lists the files by name, so that it has to be changed too.
  var listingProject: String?
  var targets: [String] = []

  /// Where Xcode puts the catalog; absolute.
  var catalogPath: String {
    if let existingCatalog { return existingCatalog }
    // The folder of most files; of the first by name where several have as many.
    let counts = Dictionary(files.map { ($0.parent, 1) }, uniquingKeysWith: +)
    let parent = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
    return parent + (isOfInterfaceFile ? "/mul.lproj/" : "/") + table + ".xcstrings"
  }

  /// The tables that a project's targets have, one group for each catalog that is to be.
  static func groups(of located: LocatedProject, sourceLanguage: String?) -> [AppleTableGroup] {
    var groups: [AppleTableGroup] = []
    for target in located.targets {
      let files = target.stringsTables.compactMap { file in
        AppleTableFile(
          absolutePath: located.absolutePath(of: file.path), path: located.displayedPath(of: file.path))
      }
      for (table, files) in Dictionary(grouping: files, by: \.table).sorted(by: { $0.key < $1.key }) {
        for files in parted(files) {
          var group = AppleTableGroup(
            table: table, files: files, sourceLanguage: sourceLanguage ?? target.developmentLanguage ?? "en")
          let parents = Set(files.map(\.parent))
          group.isOfInterfaceFile = target.interfaceBuilderFiles.contains { file in
            guard ProjectPath.nameWithoutExtension(file) == table else { return false }
            return parents.contains(ProjectPath.folder(of: ProjectPath.folder(of: located.absolutePath(of: file))))
          }
          group.existingCatalog = target.catalogs.first {
            ProjectPath.nameWithoutExtension($0) == table
          }.map { located.absolutePath(of: $0) }
          if target.definedIn.hasSuffix(".xcodeproj") {
            group.listingProject = located.absolutePath(of: target.definedIn)
          }
          group.targets = [target.name]
          add(group, to: &groups)
        }
      }
    }
    return groups
  }

  /// Files of one folder each, where two folders have the same file of one language; else all together.
  private static func parted(_ files: [AppleTableFile]) -> [[AppleTableFile]] {
    let slots = files.map { "\($0.language ?? "") \($0.isDictionary)" }
    guard Set(slots).count < slots.count else { return [files] }
    return Dictionary(grouping: files, by: \.parent).sorted { $0.key < $1.key }.map(\.value)
  }

  /// Targets may share files: groups with a file in common are one.
  private static func add(_ group: AppleTableGroup, to groups: inout [AppleTableGroup]) {
    guard let index = groups.firstIndex(where: { !Set($0.files).isDisjoint(with: group.files) }) else {
      return groups.append(group)
    }
    groups[index].files = Set(groups[index].files + group.files).sorted { $0.path < $1.path }
    groups[index].existingCatalog = groups[index].existingCatalog ?? group.existingCatalog
    groups[index].isOfInterfaceFile = groups[index].isOfInterfaceFile || group.isOfInterfaceFile
    groups[index].listingProject = groups[index].listingProject ?? group.listingProject
    groups[index].targets += group.targets.filter { !groups[index].targets.contains($0) }
  }
}

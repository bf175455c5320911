/// Tables that lie beside those of an Xcode project, in folders of languages that it knows nothing of: Xcode does not
/// build them.
struct UnlistedTables {
  /// The folder that holds the folders of languages, and the name of the table there.
  private struct Place: Hashable {
    var folder: String
    var table: String

    /// Nil for a file that lies in no folder of a language.
    init?(_ file: StringsTableFile) {
      let parent = ProjectPath.folder(of: file.path)
      guard parent.hasSuffix(".lproj") else { return nil }
      folder = ProjectPath.folder(of: parent)
      table = file.table
    }
  }

  private let tables: [Place: [StringsTableFile]]

  /// - Parameter synchronizedFolders: what such a folder has and no target takes is excluded on purpose.
  init(inventory: FileInventory, synchronizedFolders: [String]) {
    var tables: [Place: [StringsTableFile]] = [:]
    for path in inventory.files where FileKind(path: path) == .stringsTable {
      let file = StringsTableFile(path: path)
      guard let place = Place(file), !synchronizedFolders.contains(where: { ProjectPath.lies(path, in: $0) }) else {
        continue
      }
      tables[place, default: []].append(file)
    }
    self.tables = tables
  }

  /// The tables beside a target's own whose languages neither the project lists nor the target has.
  func tables(beside target: ProjectTarget) -> [StringsTableFile] {
    var known: Set<String> = ["base", "mul"]
    let own = target.stringsTables.compactMap(\.language)
    for language in target.languages + own + [target.developmentLanguage ?? "en"] {
      known.insert(Self.comparable(language))
    }
    return Set(target.stringsTables.compactMap { Place($0) }).flatMap { tables[$0] ?? [] }.filter { file in
      file.language.map { !known.contains(Self.comparable($0)) } ?? false
    }.sorted { $0.path < $1.path }
  }

  /// Folders are also called `zh_CN` and, on disks that do not tell cases apart, `zh-hans`.
  private static func comparable(_ language: String) -> String {
    RegionName.languageCode(of: language).replacing("_", with: "-").lowercased()
  }
}

import FileChanges
import ProjectModel

/// The `.strings` and `.stringsdict` files that are checked as one table, as a command line or a project has them.
struct TableGroup {
  struct File {
    /// As checks call it: relative to a project's root, or as the user would write it.
    var path: String
    var absolutePath: String
    var language: String
  }

  var table: String
  var files: [File]
  var sourceLanguage: String
  var isOfInterfaceFile = false
  var targets: [String] = []
  /// The languages that are asked for: those of the files that were named; nil: all.
  var askedLanguages: Set<String>?

  /// Where a file of the source language would lie.
  var sourcePaths: [String] {
    Set(files.map { ProjectPath.folderOfLanguages($0.path) }).sorted().map { folder in
      (folder.isEmpty ? "" : folder + "/") + "\(sourceLanguage).lproj/\(table).strings"
    }
  }

  /// The tables of a project, without those that a catalog beside them replaces.
  static func groups(of located: LocatedProject) -> [TableGroup] {
    var paths: [String: String] = [:]
    for file in located.targets.flatMap(\.stringsTables) { paths[located.absolutePath(of: file.path)] = file.path }
    return AppleTableGroup.groups(of: located, sourceLanguage: nil).compactMap { group in
      let parents = Set(group.files.map(\.parent))
      if let catalog = group.existingCatalog, parents.contains(ProjectPath.folderOfLanguages(catalog)) { return nil }
      return TableGroup(group) { paths[$0.absolutePath] ?? $0.path }
    }
  }

  private init?(_ group: AppleTableGroup, path: (AppleTableFile) -> String) {
    table = group.table
    sourceLanguage = group.sourceLanguage
    isOfInterfaceFile = group.isOfInterfaceFile
    targets = group.targets
    files = []
    // What `Base` says is the source language's, unless that says it itself.
    let base = group.files.filter { $0.language == nil || $0.language == "Base" }
    for file in base + group.files.filter({ $0.language != nil && $0.language != "Base" })
    where !file.holdsAllLanguages {
      files.append(
        File(path: path(file), absolutePath: file.absolutePath, language: language(of: file)))
    }
    if files.isEmpty { return nil }
  }

  private func language(of file: AppleTableFile) -> String {
    guard let language = file.language, language != "Base" else { return sourceLanguage }
    return RegionName.languageCode(of: language)
  }

  // MARK: Named files

  /// Whether a path names a table, or a folder of one language's.
  static func isTable(_ path: String) -> Bool {
    isFile(path) || ProjectPath.pathExtension(path.hasSuffix("/") ? String(path.dropLast()) : path) == "lproj"
  }

  /// Whether a path is a table's by its name.
  private static func isFile(_ path: String) -> Bool {
    ["strings", "stringsdict"].contains(ProjectPath.pathExtension(path))
  }

  /// Whether a folder has tables in folders of languages.
  static func hasTables(_ path: String, in environment: CommandEnvironment) -> Bool {
    let absolutePath = environment.absolutePath(of: path)
    return FileAccess.isFolder(absolutePath) && !AppleTableFile.files(inFolder: absolutePath, environment).isEmpty
  }

  /// The tables of paths, each with its files of other languages beside the one that is named: tables, folders of
  /// languages, and folders that hold these.
  static func groups(of paths: [String], in environment: CommandEnvironment) -> [TableGroup] {
    var groups: [String: (files: [AppleTableFile], named: [AppleTableFile], isWhole: Bool)] = [:]
    var order: [String] = []
    for path in paths {
      for file in named(by: path, in: environment) {
        let name = file.parent + "/" + file.table
        if groups[name] == nil {
          groups[name] = (file.language == nil ? [] : file.siblings(in: environment), [], false)
          order.append(name)
        }
        // A file that is not there is said to be missing when it is read.
        if groups[name]?.files.contains(where: { $0.absolutePath == file.absolutePath }) == false {
          groups[name]?.files.append(file)
        }
        groups[name]?.named.append(file)
        if !isTable(path) { groups[name]?.isWhole = true }
      }
    }
    return order.compactMap { name in
      guard let (files, named, isWhole) = groups[name], let first = files.first else { return nil }
      let source = sourceLanguage(of: files)
      var group = TableGroup(
        AppleTableGroup(table: first.table, files: files, sourceLanguage: source), path: \.path)
      let asked = Set(named.compactMap { group?.language(of: $0) })
      if !isWhole, !asked.contains(source) { group?.askedLanguages = asked }
      return group
    }
  }

  private static func named(by path: String, in environment: CommandEnvironment) -> [AppleTableFile] {
    let absolutePath = environment.absolutePath(of: path)
    // A folder that is called as a table is said to be one when it is read.
    guard FileAccess.isFolder(absolutePath), !isFile(path) else {
      return [AppleTableFile(absolutePath: absolutePath, path: path)].compactMap { $0 }
    }
    let files = AppleTableFile.files(inFolder: absolutePath, environment)
    // What lies deeper in a folder of a language is another bundle's.
    let folder = absolutePath.hasSuffix("/") ? String(absolutePath.dropLast()) : absolutePath
    return isTable(path) ? files.filter { ProjectPath.folder(of: $0.absolutePath) == folder } : files
  }

  /// English, where nothing says: that of `en.lproj` or `Base.lproj`, else the one English there is.
  private static func sourceLanguage(of files: [AppleTableFile]) -> String {
    let languages = files.compactMap(\.language).map { RegionName.languageCode(of: $0) }
    if languages.contains("en") || languages.contains("Base") { return "en" }
    let english = Set(languages.filter { $0.hasPrefix("en-") || $0.hasPrefix("en_") })
    return english.count == 1 ? english.first ?? "en" : "en"
  }
}

/// One module: its sources, and the catalogs and tables that its strings go to. All paths are relative to the
/// project's root, with `/`, sorted; a file that several targets compile stands in each.
///
/// A path begins with `../` where a target uses a file outside the root but inside the same repository.
package struct ProjectTarget: Sendable {
  package var name: String
  package var kind: TargetKind
  /// The file that declares it: a manifest, an `.xcodeproj`, or the folder itself (empty for the root).
  package var definedIn: String
  /// Swift, Objective-C and C, headers included.
  package var sources: [String]
  /// `.xcstrings`; one catalog may belong to several targets.
  package var catalogs: [String]
  package var stringsTables: [StringsTableFile]
  /// Tables beside these in languages that the Xcode project does not list and no target has: none is built.
  package var unlistedTables: [StringsTableFile] = []
  /// `.storyboard`, `.xib` and `.intentdefinition`: what is localized by a catalog or tables of its own.
  package var interfaceBuilderFiles: [String]
  package var settingsBundles: [SettingsBundle]
  /// `.xcassets`.
  package var assetCatalogs: [String]
  /// Other files in `.lproj` folders: pictures, sounds, pages of help.
  package var localizedFiles: [String]
  /// The folder for the `.lproj` folders of tables that the target does not have yet.
  package var tableFolder: String
  /// Core Data models, which declare classes that the sources use.
  package var dataModels: [DataModel]
  /// The property lists of `INFOPLIST_FILE`.
  package var infoPlists: [String]
  /// Nil where no project file says what the property list is made of.
  package var infoPlistSettings: InfoPlistSettings?
  /// The language of keys and default values (`developmentRegion`, `defaultLocalization`); nil where nothing says.
  package var developmentLanguage: String?
  /// The languages that the project lists (`knownRegions` without `Base`), or those of its `.lproj` folders where
  /// nothing lists them; sorted.
  package var languages: [String]
  package var settings: LocalizationSettings
  /// `PRODUCT_BUNDLE_IDENTIFIER`, where it is written out: what `Bundle(identifier:)` names.
  package var bundleIdentifier: String?
  /// Catalog or table → what SwiftPM does with it; empty for targets of other builds.
  package var resourceHandling: [String: ResourceHandling] = [:]
  /// Names of the targets of the same project or package that this one depends on.
  package var dependencies: [String]

  package init(
    name: String, kind: TargetKind, definedIn: String, sources: [String] = [], catalogs: [String] = [],
    stringsTables: [StringsTableFile] = [], interfaceBuilderFiles: [String] = [],
    settingsBundles: [SettingsBundle] = [], assetCatalogs: [String] = [], localizedFiles: [String] = [],
    tableFolder: String = "", dataModels: [DataModel] = [], infoPlists: [String] = [],
    infoPlistSettings: InfoPlistSettings? = nil,
    developmentLanguage: String? = nil, languages: [String] = [],
    settings: LocalizationSettings = LocalizationSettings(), bundleIdentifier: String? = nil,
    dependencies: [String] = []
  ) {
    self.name = name
    self.kind = kind
    self.definedIn = definedIn
    self.sources = sources
    self.catalogs = catalogs
    self.stringsTables = stringsTables
    self.interfaceBuilderFiles = interfaceBuilderFiles
    self.settingsBundles = settingsBundles
    self.assetCatalogs = assetCatalogs
    self.localizedFiles = localizedFiles
    self.tableFolder = tableFolder
    self.dataModels = dataModels
    self.infoPlists = infoPlists
    self.infoPlistSettings = infoPlistSettings
    self.developmentLanguage = developmentLanguage
    self.languages = languages
    self.settings = settings
    self.bundleIdentifier = bundleIdentifier
    self.dependencies = dependencies
  }

  /// The table of strings that name none.
  package static let defaultTable = "Localizable"

  /// The catalog that strings of `table` go to, nil standing for `Localizable`; nil where this target has none.
  ///
  /// Of several catalogs of one name, which only a folder without a project can have, the one nearest to the root.
  package func catalogPath(forTable table: String?) -> String? {
    let name = table ?? Self.defaultTable
    return catalogs.filter { ProjectPath.nameWithoutExtension($0) == name }
      .min { (ProjectPath.depth($0), $0) < (ProjectPath.depth($1), $1) }
  }

  /// Whether its strings lie in another bundle than the app's, where calls that name none do not look.
  package var hasBundleOfItsOwn: Bool {
    (kind == .package || kind == .framework) && !(catalogs.isEmpty && stringsTables.isEmpty)
  }

  /// The old-style files of `table`, nil standing for `Localizable`, `.stringsdict` included.
  package func stringsTableFiles(forTable table: String?) -> [StringsTableFile] {
    stringsTables.filter { $0.table == table ?? Self.defaultTable }
  }

  /// Where the source language's file of a table goes that the target does not have: beside those of other languages,
  /// where there are some, else where Xcode's exports have it, as a catalog where the target prefers them.
  ///
  /// - Parameter folder: nil for the folder of the target's tables.
  package func pathOfNewTable(_ table: String, in folder: String? = nil) -> String {
    let others = stringsTables.filter {
      $0.table == table && $0.language != nil && ProjectPath.pathExtension($0.path) == "strings"
    }
    let parent = others.map { ProjectPath.folder(of: ProjectPath.folder(of: $0.path)) }.min()
    if parent == nil, settings.prefersCatalogs {
      return ProjectPath.joined(folder ?? tableFolder, table + ".xcstrings")
    }
    return ProjectPath.joined(
      parent ?? folder ?? tableFolder, (developmentLanguage ?? "en") + ".lproj/" + table + ".strings")
  }
}

extension ProjectTarget {
  /// The interface files in the development language. Others are translations of them as a whole.
  package var sourceInterfaceFiles: [String] {
    interfaceBuilderFiles.filter { file in
      guard let language = ProjectPath.language(of: file) else { return true }
      return language == "Base" || language == developmentLanguage ?? "en"
    }
  }
}

extension ProjectTarget {
  /// Sorts files into the fields they belong to; what a target does not need for localization is dropped.
  mutating func add(files: some Sequence<String>) {
    for file in files {
      switch FileKind(path: file) {
      case .source: sources.append(file)
      case .catalog: catalogs.append(file)
      case .stringsTable: stringsTables.append(StringsTableFile(path: file))
      case .interfaceBuilder: interfaceBuilderFiles.append(file)
      case .settingsBundle: settingsBundles.append(SettingsBundle(path: file))
      case .dataModel: dataModels.append(DataModel(path: file))
      case .assetCatalog: assetCatalogs.append(file)
      case .localizedFile: localizedFiles.append(file)
      case nil: break
      }
    }
  }

  /// Sorts all lists and drops doubles.
  mutating func normalize() {
    sources = ProjectPath.sortedWithoutDoubles(sources)
    catalogs = ProjectPath.sortedWithoutDoubles(catalogs)
    interfaceBuilderFiles = ProjectPath.sortedWithoutDoubles(interfaceBuilderFiles)
    settingsBundles = ProjectPath.sortedWithoutDoubles(settingsBundles.map(\.path)).map { SettingsBundle(path: $0) }
    dataModels = ProjectPath.sortedWithoutDoubles(dataModels.map(\.path)).map { DataModel(path: $0) }
    assetCatalogs = ProjectPath.sortedWithoutDoubles(assetCatalogs)
    localizedFiles = ProjectPath.sortedWithoutDoubles(localizedFiles)
    infoPlists = ProjectPath.sortedWithoutDoubles(infoPlists)
    languages = ProjectPath.sortedWithoutDoubles(languages)
    var seen: Set<String> = []
    stringsTables = stringsTables.sorted { $0.path < $1.path }.filter { seen.insert($0.path).inserted }
  }

  /// The languages of `.lproj` folders: what a package or a bare folder has instead of `knownRegions`.
  func lprojLanguages() -> [String] {
    let paths = stringsTables.map(\.path) + interfaceBuilderFiles
    let found = Set(paths.compactMap { ProjectPath.language(of: $0) })
    return found.subtracting(["Base", "mul"]).sorted()
  }
}

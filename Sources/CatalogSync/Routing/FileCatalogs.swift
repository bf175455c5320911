import LocalizableReferences
import ProjectModel

/// Which catalogs of a target hold the strings of its interface files and of its `Info.plist`.
struct FileCatalogs {
  /// Interface file → its catalog.
  private(set) var interfaceCatalogs: [String: String] = [:]
  /// The catalogs of `Info.plist` keys: those that each property list feeds.
  private(set) var infoPlistCatalogs: Set<String> = []
  /// Catalogs that seem to hold strings of such files, but which file feeds them is not known.
  private(set) var unexplained: Set<String> = []
  private let target: ProjectTarget

  /// - Parameter readExtensions: of the files that extractors read.
  init(of target: ProjectTarget, readExtensions: Set<String>) {
    self.target = target
    let catalogs = Set(target.catalogs)
    for file in target.sourceInterfaceFiles where readExtensions.contains(Path.fileExtension(of: file)) {
      interfaceCatalogs[file] = Self.interfaceCatalogs(for: file).first(where: catalogs.contains)
    }
    if readExtensions.contains("plist"), target.infoPlistSettings?.hasAllFiles == true {
      for name in Self.tables(of: target) {
        let catalog = target.catalogs.first { Path.stem(of: $0) == name }
        if let catalog { infoPlistCatalogs.insert(catalog) }
      }
    }
    let fed = Set(interfaceCatalogs.values)
    let interfaceNames = Set(target.interfaceBuilderFiles.map { Path.stem(of: $0) })
    for catalog in target.catalogs where !fed.contains(catalog) && !infoPlistCatalogs.contains(catalog) {
      let name = Path.stem(of: catalog)
      if Path.folderName(of: catalog) == "mul.lproj" || interfaceNames.contains(name) || name.hasSuffix("InfoPlist") {
        unexplained.insert(catalog)
      }
    }
  }

  /// The catalog of a string that was not found in code; nil where the target has none for it.
  func catalog(for reference: LocalizableReference) -> String? {
    switch reference.origin {
    case .code, .settingsBundle: return nil
    case .interfaceFile: return interfaceCatalogs[reference.location.path]
    case .propertyList:
      let names = [reference.table ?? "InfoPlist", "InfoPlist", target.name + "-InfoPlist"]
      for name in names {
        if let catalog = target.catalogs.first(where: { Path.stem(of: $0) == name }) { return catalog }
      }
      return nil
    }
  }

  /// `Base.lproj/Main.storyboard` has `mul.lproj/Main.xcstrings` beside its folder; some projects keep the catalog beside
  /// the file.
  private static func interfaceCatalogs(for file: String) -> [String] {
    var folders = file.split(separator: "/").dropLast().map(String.init)
    if folders.last?.hasSuffix(".lproj") == true { folders.removeLast() }
    let name = Path.stem(of: file) + ".xcstrings"
    return [folders + ["mul.lproj", name], folders + [name]].map { $0.joined(separator: "/") }
  }

  /// The tables of a target's property lists: `InfoPlist` for `Info.plist` and for a list that the build makes.
  private static func tables(of target: ProjectTarget) -> Set<String> {
    var tables = Set(target.infoPlists.map { InfoPlistTable.name(forFile: $0) })
    tables.formUnion(["InfoPlist", target.name + "-InfoPlist"])
    return tables
  }
}

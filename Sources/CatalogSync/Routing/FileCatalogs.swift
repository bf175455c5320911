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

  /// - Parameters:
  ///   - interfaceNames: of the interface files of all targets, without extensions.
  ///   - readExtensions: of the files that extractors read.
  init(of target: ProjectTarget, interfaceNames: Set<String>, readExtensions: Set<String>) {
    self.target = target
    let catalogs = Set(target.catalogs)
    for file in target.sourceInterfaceFiles where readExtensions.contains(ProjectPath.pathExtension(file).lowercased())
    {
      interfaceCatalogs[file] = Self.interfaceCatalogs(for: file).first(where: catalogs.contains)
    }
    if readExtensions.contains("plist"), target.infoPlistSettings?.hasAllFiles == true {
      let tables = target.infoPlists.map { InfoPlistTable.name(forFile: $0) }
      for table in tables.isEmpty ? [InfoPlistTable.defaultName] : tables {
        if let catalog = Self.infoPlistCatalog(of: target, table: table) { infoPlistCatalogs.insert(catalog) }
      }
    }
    let fed = Set(interfaceCatalogs.values)
    let readsInterfaces = readExtensions.isSuperset(of: ["storyboard", "xib"])
    for catalog in target.catalogs where !fed.contains(catalog) && !infoPlistCatalogs.contains(catalog) {
      let name = ProjectPath.nameWithoutExtension(catalog)
      // Where no interface file has the name, a catalog is that of a table in code, whatever folder it lies in.
      let mayBeOfInterface =
        interfaceNames.contains(name)
        || !readsInterfaces && ProjectPath.name(ProjectPath.folder(of: catalog)) == "mul.lproj"
      if mayBeOfInterface || name.hasSuffix("InfoPlist") { unexplained.insert(catalog) }
    }
  }

  /// The catalog of a string that was not found in code; nil where the target has none for it.
  func catalog(for reference: LocalizableReference) -> String? {
    switch reference.origin {
    case .code, .settingsBundle: return nil
    case .interfaceFile: return interfaceCatalogs[reference.location.path]
    case .propertyList:
      return Self.infoPlistCatalog(of: target, table: reference.table ?? InfoPlistTable.defaultName)
    }
  }

  /// `Base.lproj/Main.storyboard` has `mul.lproj/Main.xcstrings` beside its folder; some projects keep the catalog beside
  /// the file.
  private static func interfaceCatalogs(for file: String) -> [String] {
    var folders = file.split(separator: "/").dropLast().map(String.init)
    if folders.last?.hasSuffix(".lproj") == true { folders.removeLast() }
    let name = ProjectPath.nameWithoutExtension(file) + ".xcstrings"
    return [folders + ["mul.lproj", name], folders + [name]].map { $0.joined(separator: "/") }
  }

  /// The catalog of a property list's table. The list that the build makes is called after the target.
  private static func infoPlistCatalog(of target: ProjectTarget, table: String) -> String? {
    for name in [table, InfoPlistTable.defaultName, target.name + "-" + InfoPlistTable.defaultName] {
      if let catalog = target.catalogs.first(where: { ProjectPath.nameWithoutExtension($0) == name }) { return catalog }
    }
    return nil
  }
}

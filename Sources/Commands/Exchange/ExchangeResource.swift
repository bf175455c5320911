import Findings
import ProjectModel

/// A file of a project whose texts are exchanged with translators.
struct ExchangeResource: Hashable {
  enum Kind: Hashable {
    case catalog
    case stringsTable
    case stringsDictionary
    /// A storyboard, a nib file or an intent definition.
    case interfaceFile
  }

  var kind: Kind
  /// The path of the source language's file from the project's root: the name that exchange files have for it.
  var original: String

  /// The file that holds a language's texts; of a catalog, the file itself.
  func path(in language: String) -> String {
    switch kind {
    case .catalog: return original
    case .stringsTable, .stringsDictionary: return Self.path(original, in: language)
    case .interfaceFile:
      let table = original.lastIndex(of: ".").map { String(original[..<$0]) } ?? original
      return Self.path(table + ".strings", in: language)
    }
  }

  /// Whether it is the catalog of an interface file, whose texts are exchanged under the name of that file.
  var isInterfaceCatalog: Bool { kind == .catalog && ProjectPath.language(of: original) != nil }

  /// The catalog with the translations of an interface file, where it has one.
  var interfaceCatalog: String? {
    guard kind == .interfaceFile, let dot = original.lastIndex(of: ".") else { return nil }
    return Self.path(String(original[..<dot]) + ".xcstrings", in: "mul")
  }

  /// A path with the `.lproj` folder of another language; one without such a folder gets it.
  static func path(_ path: String, in language: String) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") else {
      parts.insert(language + ".lproj", at: max(0, parts.count - 1))
      return parts.joined(separator: "/")
    }
    parts[parts.count - 2] = language + ".lproj"
    return parts.joined(separator: "/")
  }
}

extension LocatedProject {
  /// The files of all targets whose texts are exchanged, in the order of exchange files.
  var exchangeResources: [ExchangeResource] {
    var resources: Set<ExchangeResource> = []
    for target in targets {
      let development = target.developmentLanguage ?? "en"
      for path in target.catalogs {
        resources.insert(ExchangeResource(kind: .catalog, original: path))
      }
      for path in target.sourceInterfaceFiles
      where ProjectPath.language(of: path) != nil {
        resources.insert(ExchangeResource(kind: .interfaceFile, original: path))
      }
      let tables = target.stringsTables + target.settingsBundles.flatMap(\.tables)
      let interfaces = Set(target.interfaceBuilderFiles.map(ProjectPath.nameWithoutExtension))
      for table in tables where table.language == "Base" || table.language == development {
        // The table of an interface file holds translations of its texts, in the language that it is in itself.
        if interfaces.contains(table.table), ProjectPath.pathExtension(table.path) == "strings" { continue }
        let isDictionary = ProjectPath.pathExtension(table.path) == "stringsdict"
        resources.insert(
          ExchangeResource(kind: isDictionary ? .stringsDictionary : .stringsTable, original: table.path))
      }
    }
    if targets.allSatisfy({ $0.catalogs.isEmpty }) {
      // A folder of catalogs without sources, as someone who translates may have it.
      for finding in project.findings where finding.id == ProjectFindings.catalogWithoutTarget {
        guard let path = finding.location?.path else { continue }
        resources.insert(ExchangeResource(kind: .catalog, original: path))
      }
    }
    return resources.sorted { $0.original < $1.original }
  }

  /// The language that the project is written in: that of the first target that says.
  var developmentLanguage: String { targets.lazy.compactMap(\.developmentLanguage).first ?? "en" }
}

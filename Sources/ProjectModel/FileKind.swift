/// What a file is to localization, told by its extension.
enum FileKind: Hashable {
  case source, catalog, stringsTable, interfaceBuilder, settingsBundle, dataModel
  case assetCatalog
  /// A picture, sound or page in the folder of a language.
  case localizedFile

  /// Nil for files that take no part.
  init?(path: String) {
    switch ProjectPath.pathExtension(path) {
    case "swift", "m", "mm", "h", "c", "cc", "cpp", "cxx", "hpp": self = .source
    case "xcstrings": self = .catalog
    case "strings", "stringsdict": self = .stringsTable
    case "storyboard", "xib", "intentdefinition": self = .interfaceBuilder
    // The only name under which the system looks for it.
    case "bundle" where ProjectPath.name(path) == "Settings.bundle": self = .settingsBundle
    case "xcdatamodeld", "xcdatamodel": self = .dataModel
    case "xcassets": self = .assetCatalog
    case let name:
      guard path.contains(".lproj/"), ProjectPath.folder(of: path).hasSuffix(".lproj"), name != "loctable",
        !ProjectExclusions.bundleExtensions.contains(name)
      else { return nil }
      self = .localizedFile
    }
  }

  /// Whether people's texts are in it and nothing else: a catalog or table.
  var isOfTexts: Bool { self == .catalog || self == .stringsTable }

  /// Whether its absence hides strings from whoever looks for them.
  var holdsStrings: Bool { self != .assetCatalog && self != .localizedFile }
}

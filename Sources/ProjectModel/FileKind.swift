/// What a file is to localization, told by its extension.
enum FileKind: Hashable {
  case source, catalog, stringsTable, interfaceBuilder, settingsBundle, dataModel

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
    default: return nil
    }
  }
}

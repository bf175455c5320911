/// What a file is to localization, told by its extension.
enum FileKind: Hashable {
  case source, catalog, stringsTable, interfaceBuilder

  /// Nil for files that take no part.
  init?(path: String) {
    switch ProjectPath.pathExtension(path) {
    case "swift", "m", "mm", "h", "c": self = .source
    case "xcstrings": self = .catalog
    case "strings", "stringsdict": self = .stringsTable
    case "storyboard", "xib": self = .interfaceBuilder
    default: return nil
    }
  }
}

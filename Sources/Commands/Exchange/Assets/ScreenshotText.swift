import Interchange
import ProjectModel
import StringCatalog
import StringsTables

/// What a list of screenshots calls a text.
struct ScreenshotText: Hashable {
  var key: String
  var table: String
}

extension ProjectTexts {
  /// The texts of the project by the names that a running program has for them.
  var screenshotTexts: Set<ScreenshotText> {
    var texts: Set<ScreenshotText> = []
    for resource in resources {
      let table = ProjectPath.nameWithoutExtension(resource.resource.original)
      switch resource.content {
      case .catalog(let catalog): for key in catalog.keys { texts.insert(ScreenshotText(key: key, table: table)) }
      case .stringsDictionary(let dictionary):
        for entry in dictionary.entries { texts.insert(ScreenshotText(key: entry.key, table: table)) }
      case .stringsTable, .interfaceFile:
        for text in Self.texts(of: resource.content, for: located.developmentLanguage) {
          texts.insert(ScreenshotText(key: text.id, table: table))
        }
      }
    }
    return texts
  }
}

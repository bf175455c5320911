import LocalizableReferences
import ProjectModel

extension ProjectStrings {
  /// A string of a table that its target has neither as a catalog nor in the source language.
  mutating func addToMissingTable(_ reference: LocalizableReference, table: String, of target: ProjectTarget) {
    let path = target.pathOfNewTable(table)
    let companions = target.stringsTableFiles(forTable: table).filter {
      ProjectPath.pathExtension($0.path) == "stringsdict"
        && ["Base", target.developmentLanguage ?? "en"].contains($0.language)
    }
    var strings = missingTables[path] ?? TableStrings(path: path, table: table, companions: companions.map(\.path))
    strings.references.append(reference)
    missingTables[path] = strings
  }

  /// A text of a property list that no catalog holds. Its table lies beside the list, as in Xcode's exports; that of a list
  /// which the build makes has the target's name, as in one of Xcode 15.4.
  mutating func addToPropertyListTable(_ reference: LocalizableReference, of target: ProjectTarget) {
    let list = reference.location.path
    let table = reference.table ?? InfoPlistTable.defaultName
    let path: String
    let ownName = target.name + "-" + InfoPlistTable.defaultName
    let names = [table, InfoPlistTable.defaultName, ownName]
    if let file = names.lazy.compactMap({ Self.sourceTable(named: $0, of: target) }).first {
      path = file.path
    } else if ProjectPath.pathExtension(list) == "plist" {
      path = target.pathOfNewTable(table, in: ProjectPath.folder(of: list))
    } else {
      path = target.pathOfNewTable(ownName)
    }
    var strings =
      propertyListTables[path]
      ?? TableStrings(path: path, table: ProjectPath.nameWithoutExtension(path), companions: [])
    strings.references.append(reference)
    propertyListTables[path] = strings
  }
}

import CatalogSync
import LocalizableReferences
import ProjectModel
import SourceText

/// What the sources of a project say of the keys of its tables in the old form.
struct TableUses {
  private let strings: ProjectStrings
  /// Target → texts in its sources that may be keys.
  private let possibleKeys: [String: Set<ExactString>]
  /// Target → the languages of its settings.
  private let languages: [String: [String]]

  init(of extraction: ProjectExtraction) {
    strings = extraction.strings
    let targets = zip(extraction.located.project.targets, extraction.results).filter { $0.0.kind != .test }
    possibleKeys = Dictionary(targets.map { ($0.0.name, Set($0.1.possibleKeys.map(ExactString.init))) }) { first, _ in
      first
    }
    languages = Dictionary(targets.map { ($0.0.name, $0.0.languages) }) { first, _ in first }
  }

  /// The uses of a table's keys.
  ///
  /// - Parameter path: of its source language's file.
  func references(of group: TableGroup, path: String) -> [LocalizableReference] {
    var references = strings.tables[path]?.references ?? []
    // The source language's file need not be there: then its texts are in code alone.
    let paths = [path] + group.sourcePaths.filter { $0 != path }
    for missing in paths { references += strings.missingTables[missing]?.references ?? [] }
    if group.isOfInterfaceFile {
      let folders = Set(group.files.map { ProjectPath.folderOfLanguages($0.path) })
      references += (strings.interfaceTexts[group.table] ?? []).filter {
        folders.contains(ProjectPath.folderOfLanguages($0.location.path))
      }
    }
    for list in paths { references += strings.propertyListTables[list]?.references ?? [] }
    return references
  }

  func isCovered(path: String) -> Bool { strings.tables[path]?.isComplete ?? false }

  func possibleKeys(of group: TableGroup) -> Set<ExactString> {
    guard let first = group.targets.first else { return [] }
    return group.targets.dropFirst().reduce(possibleKeys[first] ?? []) { $0.union(possibleKeys[$1] ?? []) }
  }

  func languages(of group: TableGroup) -> [String] { group.targets.flatMap { languages[$0] ?? [] } }
}

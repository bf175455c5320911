import Findings
import ProjectModel

/// A catalog and a table in the old form of the same name, in one target.
package enum CatalogBesideTable: ProjectRule {
  package static let description = RuleDescription(
    "a target has a catalog and a .strings or .stringsdict table of the same name",
    rationale: """
      Both become the same file of the bundle. Xcode refuses to build such a target; other builds take either. Bring the \
      table's texts into the catalog with `dragoman migrate` and remove it.
      """,
    severity: .error,
    bad: [
      .project([
        "Localizable.xcstrings": #"↓{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }"#,
        "de.lproj/Localizable.strings": #""Stalls" = "Parkett";"#,
        "Hall.swift": "",
      ])
    ],
    good: [
      .project([
        "Localizable.xcstrings": #"{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }"#,
        "de.lproj/Hall.strings": #""Stalls" = "Parkett";"#,
        "Hall.swift": "",
      ])
    ])

  package static func check(_ project: CheckedProject, _ report: inout RuleReport) {
    // What is in no project file or manifest is only guessed to be one target.
    for target in project.targets.map(\.target) {
      for catalog in target.catalogs {
        let name = ProjectPath.nameWithoutExtension(catalog)
        let tables = target.stringsTables.filter { $0.table == name && ProjectPath.bundle(around: $0.path) == nil }
        let beside = tables.filter {
          ProjectPath.folderOfLanguages($0.path) == ProjectPath.folderOfLanguages(catalog) || !target.definedIn.isEmpty
        }
        guard let table = beside.first else { continue }
        report.add(
          .file(catalog), "the target '\(target.name)' also has \(table.path), which becomes the same file",
          suggestion: "bring its texts into the catalog with 'dragoman migrate' and remove it",
          notes: beside.dropFirst().prefix(5).map { ("and this table", .file($0.path)) })
      }
    }
  }

}

import Findings
import ProjectModel

/// A language of catalogs or tables that the Xcode project does not list.
package enum UnlistedLanguage: ProjectRule {
  package static let description = RuleDescription(
    "catalogs or tables have a language that knownRegions of the Xcode project lacks",
    rationale: """
      Xcode neither shows nor exports it, so its texts get old unseen. `dragoman languages add` lists it, `remove` takes \
      its texts away.
      """,
    severity: .warning,
    bad: [
      .project(
        [
          "Hall.xcodeproj/project.pbxproj": "↓" + ExampleXcodeProject(languages: ["en"]).text,
          "Hall/Localizable.xcstrings": ExampleCatalog(key: "Stalls", texts: ["de": "Parkett"]).text,
          "Hall/Hall.swift": "",
        ])
    ],
    good: [
      .project(
        [
          "Hall/Localizable.xcstrings": ExampleCatalog(key: "Stalls", texts: ["de": "Parkett", "en": "Stalls"]).text,
          "Hall/Hall.swift": "",
        ], xcode: ExampleXcodeProject(languages: ["en", "de"]))
    ])

  package static func check(_ project: CheckedProject, _ report: inout RuleReport) {
    let projects = Dictionary(grouping: project.targets.map(\.target), by: \.definedIn)
    for (path, targets) in projects.sorted(by: { $0.key < $1.key }) where path.hasSuffix(".xcodeproj") {
      let listed = Set(targets.flatMap(\.languages) + targets.compactMap(\.developmentLanguage))
      // A project that lists nothing could not be read.
      guard !listed.isEmpty else { continue }
      let names = Set(targets.map(\.name))
      var languages: [String: String] = [:]
      for catalog in project.catalogs where !names.isDisjoint(with: catalog.targets) {
        for language in catalog.languages where language != catalog.sourceLanguage {
          languages[language] = catalog.path
        }
      }
      for table in targets.flatMap(\.stringsTables) {
        if let language = table.language, !["Base", "mul"].contains(language) { languages[language] = table.path }
      }
      let unlisted = languages.filter { !listed.contains($0.key) }.sorted { $0.key < $1.key }
      guard let first = unlisted.first else { continue }
      let missing = unlisted.map(\.key)
      report.add(
        .file(path + "/project.pbxproj"),
        "the project does not list \(missing.joined(separator: ", ")), which \(first.value)"
          + (Set(unlisted.map(\.value)).count > 1 ? " and other files have" : " has"),
        suggestion:
          "'dragoman languages add \(missing.joined(separator: " "))', or remove the texts: 'dragoman languages remove'"
      )
    }
  }
}

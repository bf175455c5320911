import Findings
import ProjectModel

/// A catalog whose source language is not that of the target.
package enum OtherSourceLanguage: ProjectRule {
  package static let description = RuleDescription(
    "a catalog's source language is not the development language of its target",
    rationale: """
      New keys get their text in the catalog's source language, and the bundle falls back to the development language: \
      people with neither see keys. Make `developmentRegion` or `defaultLocalization` and `sourceLanguage` the same.
      """,
    severity: .warning,
    bad: [
      .project([
        "Sources/Hall/Localizable.xcstrings": #"↓{ "sourceLanguage" : "de", "strings" : { }, "version" : "1.0" }"#,
        "Sources/Hall/Hall.swift": "",
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "Hall", defaultLocalization: "en",
          targets: [.target(name: "Hall", resources: [.process("Localizable.xcstrings")])])
        """,
      ])
    ],
    good: [
      .project(
        [
          "Hall/Localizable.xcstrings": #"{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }"#,
          "Hall/Hall.swift": "",
        ], xcode: ExampleXcodeProject(languages: ["en", "de"]))
    ])

  package static func check(_ project: CheckedProject, _ report: inout RuleReport) {
    for catalog in project.catalogs where catalog.tables == nil {
      let targets = project.targets(feeding: catalog)
      let languages = targets.compactMap(\.developmentLanguage)
      guard let first = languages.first, !languages.contains(catalog.sourceLanguage) else { continue }
      report.add(
        .file(catalog.path),
        "the catalog is written in '\(catalog.sourceLanguage)', its target '\(targets[0].name)' in '\(first)'",
        suggestion: "make the two the same")
    }
  }
}

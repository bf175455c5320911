import Findings
import ProjectModel
import StringCatalog

/// A catalog with keys for symbols, in a target that makes none.
package enum SymbolGenerationOff: ProjectRule {
  package static let description = RuleDescription(
    "a catalog has keys that are kept by hand and used nowhere, and the target generates no symbols",
    rationale: """
      Keys that are kept by hand are meant to be used by their symbols. Set `STRING_CATALOG_GENERATE_SYMBOLS` to `YES`, \
      which new projects of Xcode 26 have, or use the keys in code.
      """,
    severity: .advice,
    bad: [
      .project(
        [
          "Hall/Localizable.xcstrings": "↓"
            + ExampleCatalog(key: "stalls.title", state: "manual", texts: ["en": "Stalls"]).text,
          "Hall/Hall.swift": "import SwiftUI\n",
        ], xcode: ExampleXcodeProject(languages: ["en"]))
    ],
    good: [
      .project(
        [
          "Hall/Localizable.xcstrings": ExampleCatalog(key: "stalls.title", state: "manual", texts: ["en": "Stalls"])
            .text,
          "Hall/Hall.swift": "import SwiftUI\n",
        ],
        xcode: ExampleXcodeProject(languages: ["en"], settings: ["STRING_CATALOG_GENERATE_SYMBOLS": "YES"])),
      .project(
        [
          "Hall/Localizable.xcstrings": ExampleCatalog(key: "stalls.title", state: "manual", texts: ["en": "Stalls"])
            .text,
          "Hall/Hall.swift": """
          import SwiftUI
          let title = String(localized: "stalls.title")
          """,
        ], xcode: ExampleXcodeProject(languages: ["en"])),
    ])

  package static func check(_ project: CheckedProject, _ report: inout RuleReport) {
    for catalog in project.catalogs where catalog.isCovered {
      let targets = project.targets(feeding: catalog)
      guard targets.contains(where: { $0.definedIn.hasSuffix(".xcodeproj") }),
        !targets.contains(where: \.settings.generatesSymbols)
      else { continue }
      let unused = catalog.keys.filter { key in
        catalog.catalog.entry(ofKey: key, languages: [])?.extractionState == .manual
          && catalog.references(to: key).isEmpty
      }
      guard let first = unused.first else { continue }
      report.add(
        .file(catalog.path),
        "\(unused.count == 1 ? "'\(first)' is" : "\(unused.count) keys are") kept by hand and used nowhere, and the "
          + "target generates no symbols",
        suggestion: "set STRING_CATALOG_GENERATE_SYMBOLS = YES, or look at 'dragoman unused'")
    }
  }
}

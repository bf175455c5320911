import Findings
import ProjectModel
import StringCatalog

/// A catalog with keys for symbols, in a target that makes none.
package enum SymbolGenerationOff: ProjectRule {
  package static let description = RuleDescription(
    "a catalog has keys that are kept by hand, and the target generates no symbols",
    rationale: """
      Keys that are kept by hand are meant to be used by their symbols. Set `STRING_CATALOG_GENERATE_SYMBOLS` to `YES`, \
      which new projects of Xcode 26 have. Keys that code writes as literals work, but nothing tells when one is misspelt; \
      a symbol is checked by the compiler.
      """,
    severity: .advice,
    bad: [
      .project(
        [
          "Hall/Localizable.xcstrings": "↓"
            + ExampleCatalog(key: "stalls.title", state: "manual", texts: ["en": "Stalls"]).text,
          "Hall/Hall.swift": "import SwiftUI\n",
        ], xcode: ExampleXcodeProject(languages: ["en"])),
      .project(
        [
          "Hall/Localizable.xcstrings": "↓"
            + ExampleCatalog(key: "stalls.title", state: "manual", texts: ["en": "Stalls"]).text,
          "Hall/Hall.swift": """
          import SwiftUI
          let title = String(localized: "stalls.title")
          """,
        ], xcode: ExampleXcodeProject(languages: ["en"])),
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
          "Hall/Localizable.xcstrings": ExampleCatalog(key: "Stalls", state: "manual", texts: ["en": "Stalls"]).text,
          "Hall/Hall.swift": """
          import SwiftUI
          let title = String(localized: "Stalls")
          """,
        ], xcode: ExampleXcodeProject(languages: ["en"])),
    ])

  package static func check(_ project: CheckedProject, _ report: inout RuleReport) {
    for catalog in project.catalogs where catalog.isCovered {
      let targets = project.targets(feeding: catalog)
      guard targets.contains(where: { $0.definedIn.hasSuffix(".xcodeproj") }),
        !targets.contains(where: \.settings.generatesSymbols)
      else { continue }
      let manual = catalog.keys.filter { key in
        catalog.catalog.entry(ofKey: key, languages: [])?.extractionState == .manual
      }
      let unused = manual.filter { catalog.references(to: $0).isEmpty }
      // Of those in use, the ones that are names for programmers, as symbols are.
      let keys = unused.isEmpty ? manual.filter { KeyShape(of: $0).isSymbolic } : unused
      guard let first = keys.first else { continue }
      report.add(
        .file(catalog.path),
        "\(keys.count == 1 ? "'\(first)' is" : "\(keys.count) keys are") kept by hand and "
          + "\(unused.isEmpty ? "used as literals" : "used nowhere"), and the target generates no symbols",
        suggestion: "set STRING_CATALOG_GENERATE_SYMBOLS = YES, or look at 'dragoman unused'")
    }
  }
}

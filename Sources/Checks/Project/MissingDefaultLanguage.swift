import Findings
import ProjectModel

/// A Swift package with localized resources that does not say what language they are written in.
package enum MissingDefaultLanguage: ProjectRule {
  package static let description = RuleDescription(
    "a package with localized resources has no defaultLocalization",
    rationale: """
      SwiftPM refuses localized resources without it, and the runtime would not know what to fall back to.
      """,
    severity: .error,
    bad: [
      .project([
        "Package.swift": """
        ↓// swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Hall", targets: [.target(name: "Hall")])
        """,
        "Sources/Hall/Hall.swift": "",
        "Sources/Hall/Localizable.xcstrings": """
        { "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }
        """,
      ])
    ],
    good: [
      .project([
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Hall", defaultLocalization: "en", targets: [.target(name: "Hall")])
        """,
        "Sources/Hall/Hall.swift": "",
        "Sources/Hall/Localizable.xcstrings": """
        { "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }
        """,
      ])
    ])

  package static func check(_ project: CheckedProject, _ report: inout RuleReport) {
    var seen: Set<String> = []
    for target in project.targets.map(\.target)
    where target.developmentLanguage == nil && ProjectPath.name(target.definedIn) == "Package.swift" {
      guard !(target.catalogs.isEmpty && target.stringsTables.isEmpty), seen.insert(target.definedIn).inserted else {
        continue
      }
      report.add(
        .file(target.definedIn), "the package has localized resources and no defaultLocalization",
        suggestion: "add defaultLocalization: \"en\" after the package's name")
    }
  }
}

import Findings
import ProjectModel

/// A Swift package with localized resources that does not say what language they are written in.
package enum MissingDefaultLanguage: ProjectRule {
  package static let description = RuleDescription(
    "a package with catalogs or tables has no defaultLocalization",
    rationale: """
      SwiftPM refuses folders such as `en.lproj` without it, and for catalogs nothing says what a bundle is to fall back \
      to. Add `defaultLocalization: "en"` after the package's name.
      """,
    severity: .error,
    milder: [.warning: "for a package with catalogs alone, which SwiftPM takes"],
    bad: [
      .project([
        "Package.swift": """
        ↓// swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Hall", targets: [.target(name: "Hall")])
        """,
        "Sources/Hall/Hall.swift": "",
        "Sources/Hall/en.lproj/Localizable.strings": #""Stalls" = "Stalls";"#,
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
        "Sources/Hall/en.lproj/Localizable.strings": #""Stalls" = "Stalls";"#,
      ])
    ])

  package static func check(_ project: CheckedProject, _ report: inout RuleReport) {
    let packages = Dictionary(grouping: project.targets.map(\.target)) { $0.definedIn }
    for (manifest, targets) in packages.sorted(by: { $0.key < $1.key })
    where ProjectPath.name(manifest).hasPrefix("Package") && targets.allSatisfy({ $0.developmentLanguage == nil }) {
      guard let resource = targets.flatMap({ $0.catalogs + $0.stringsTables.map(\.path) }).first else { continue }
      let isRefused = targets.contains { target in
        target.stringsTables.contains { $0.language != nil }
      }
      report.add(
        .file(manifest), "the package has localized resources (\(resource)) and no defaultLocalization",
        suggestion: "add defaultLocalization: \"en\", or the language they are written in, after the package's name",
        atMost: isRefused ? .error : .warning)
    }
  }
}

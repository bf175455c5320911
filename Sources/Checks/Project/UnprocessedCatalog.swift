import Findings
import ProjectModel

/// A catalog of a package that `swift build` leaves out or takes as it is.
package enum UnprocessedCatalog: ProjectRule {
  package static let description = RuleDescription(
    "a package's catalog is in no processed resource path",
    rationale: """
      Xcode takes every catalog of a target, `swift build` only what the manifest mentions; with `.copy`, both put the \
      catalog into the bundle as it is, where Foundation does not read it. Write `resources: [.process("Resources")]` \
      with the catalog's folder, or let the plugin `CompileCatalogs` compile it.
      """,
    severity: .warning,
    bad: [
      .project([
        "Sources/Hall/Localizable.xcstrings": catalog(marked: true),
        "Package.swift": package(#".target(name: "Hall")"#), "Sources/Hall/Hall.swift": "",
      ]),
      .project([
        "Sources/Hall/Resources/Localizable.xcstrings": catalog(marked: true),
        "Package.swift": package(#".target(name: "Hall", resources: [.copy("Resources")])"#),
        "Sources/Hall/Hall.swift": "",
      ]),
    ],
    good: [
      .project([
        "Sources/Hall/Resources/Localizable.xcstrings": catalog(marked: false),
        "Package.swift": package(#".target(name: "Hall", resources: [.process("Resources")])"#),
        "Sources/Hall/Hall.swift": "",
      ]),
      .project([
        "Sources/Hall/Localizable.xcstrings": catalog(marked: false),
        "Package.swift": package(
          #".target(name: "Hall", plugins: [.plugin(name: "CompileCatalogs", package: "dragoman")])"#),
        "Sources/Hall/Hall.swift": "",
      ]),
    ])

  private static func package(_ target: String) -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "Hall", defaultLocalization: "en", targets: [\(target)])
    """
  }

  private static func catalog(marked: Bool) -> String {
    (marked ? "↓" : "") + #"{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }"#
  }

  package static func check(_ project: CheckedProject, _ report: inout RuleReport) {
    for target in project.targets.map(\.target) {
      for catalog in target.catalogs {
        let folder = ProjectPath.name(ProjectPath.folder(of: catalog))
        let path = folder == target.name || folder.isEmpty ? ProjectPath.name(catalog) : folder
        switch target.resourceHandling[catalog] {
        case .unmentioned:
          report.add(
            .file(catalog), "the target '\(target.name)' does not process this catalog, so 'swift build' leaves it out",
            suggestion: "add resources: [.process(\"\(path)\")] to the target in \(target.definedIn)")
        case .copied:
          report.add(
            .file(catalog),
            "the target '\(target.name)' copies this catalog as it is, and Foundation does not read it so",
            suggestion: "write .process instead of .copy in \(target.definedIn)")
        case .processed, .compiledByPlugin, nil: break
        }
      }
    }
  }
}

import Findings
import ProjectModel

/// A `.stringsdict` in a package that may run where Foundation does not read it.
package enum PluralTableOnLinux: ProjectRule {
  package static let description = RuleDescription(
    "a package ships a .stringsdict, which Foundation does not read outside of Apple's systems",
    rationale: """
      Foundation for Linux and Windows gives no text for a key of such a table, or stops the program. A catalog with the \
      plugin `CompileCatalogs` and `import FoundationLocalization` works everywhere. Packages for Apple's systems alone \
      can turn the rule off.
      """,
    severity: .warning,
    milder: [.advice: "for libraries, which are often for apps alone"],
    bad: [
      .project([
        "Sources/hall/en.lproj/Localizable.stringsdict": """
        ↓<?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict/></plist>
        """,
        "Sources/hall/main.swift": "print(1)",
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "hall", defaultLocalization: "en", targets: [.executableTarget(name: "hall")])
        """,
      ])
    ],
    good: [
      .project(
        [
          "Hall/en.lproj/Localizable.stringsdict": """
          <?xml version="1.0" encoding="UTF-8"?>
          <plist version="1.0"><dict/></plist>
          """,
          "Hall/Hall.swift": "",
        ], xcode: ExampleXcodeProject(languages: ["en"]))
    ])

  package static func check(_ project: CheckedProject, _ report: inout RuleReport) {
    for target in project.targets.map(\.target) where ProjectPath.name(target.definedIn).hasPrefix("Package") {
      let tables = target.stringsTables.filter { ProjectPath.pathExtension($0.path).lowercased() == "stringsdict" }
      for (_, files) in Dictionary(grouping: tables, by: \.table).sorted(by: { $0.key < $1.key }) {
        let file = files.first { $0.language == target.developmentLanguage } ?? files[0]
        // A library is often for apps alone; a program of a package hardly ever is.
        report.add(
          .file(file.path), "Foundation reads no .stringsdict outside of Apple's systems",
          suggestion: "make a catalog of the table: 'dragoman migrate'",
          atMost: target.kind == .commandLineTool ? .warning : .advice)
      }
    }
  }
}

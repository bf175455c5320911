import Findings
import LosslessJSON
import SourceText
import StringCatalog

/// An app and its extension have the same texts in catalogs of their own.
package enum KeysInSeveralTargets: ProjectRule {
  package static let description = RuleDescription(
    "the catalogs of two targets have many keys in common, which one bundle could hold",
    rationale: """
      An app and its widgets or extensions translate the same texts twice. A catalog in a package or framework that both \
      use, with `bundle:` at the calls, holds them once. It is said once for two catalogs.
      """,
    severity: .advice,
    options: [RuleOption("minimum", .number("10"), "how many common keys are worth it")],
    bad: [
      .project(
        [
          "Hall/Localizable.xcstrings": example("Exit"), "Stage/Localizable.xcstrings": "↓" + example("Exit"),
          "Package.swift": manifest,
          "Hall/Hall.swift": "", "Stage/Stage.swift": "",
        ], options: ["minimum": .number("1")])
    ],
    good: [
      .project([
        "Hall/Localizable.xcstrings": example("Exit"), "Stage/Localizable.xcstrings": example("Exit"),
        "Package.swift": manifest, "Hall/Hall.swift": "", "Stage/Stage.swift": "",
      ])
    ])

  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Opera", defaultLocalization: "en",
      targets: [.target(name: "Hall", path: "Hall"), .target(name: "Stage", path: "Stage")])
    """

  private static func example(_ key: String) -> String {
    ExampleCatalog(key: key, comment: nil, state: nil, texts: ["de": "Ausgang"]).text
  }

  package static func check(_ project: CheckedProject, _ report: inout RuleReport) {
    let minimum = Int(report.options.number("minimum"))
    let catalogs = project.catalogs.filter {
      $0.table != "InfoPlist" && $0.table != "AppShortcuts" && !$0.targets.isEmpty
    }
    var known: [Int: Set<ExactString>] = [:]
    func translated(_ index: Int) -> Set<ExactString> {
      if let keys = known[index] { return keys }
      let catalog = catalogs[index]
      let keys = Set(
        catalog.keys.lazy.filter { key in
          // What no one translates costs nothing.
          catalog.catalog.languages(ofKey: key).contains { $0 != catalog.sourceLanguage }
        }.map { ExactString($0) })
      known[index] = keys
      return keys
    }
    for (index, catalog) in catalogs.enumerated() {
      for other in 0..<index where Set(catalogs[other].targets).isDisjoint(with: catalog.targets) {
        let common = translated(index).intersection(translated(other)).count
        guard common >= max(1, minimum) else { continue }
        report.add(
          .file(catalog.path), "\(common) keys are also in \(catalogs[other].path)",
          suggestion: "keep them once, in a bundle that both targets use")
      }
    }
  }
}

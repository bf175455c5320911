import Findings
import LocalizableReferences
import ProjectModel

/// Texts of an `Info.plist` that people read and that no table of the target has.
package enum UnlocalizedInfoPlist: ProjectRule {
  package static let description = RuleDescription(
    "an app in several languages has its Info.plist's texts in one",
    rationale: """
      The display name and the sentences by which the system asks for permission are shown to everybody. They go to a \
      catalog `InfoPlist.xcstrings` of the target; `dragoman sync` fills it. One that has no key for a text leaves it in \
      one language, too.
      """,
    severity: .warning,
    bad: [
      .project(
        [
          "Hall.xcodeproj/project.pbxproj": ExampleXcodeProject(
            languages: ["en", "de"],
            settings: [
              "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_NSCameraUsageDescription": "To read tickets",
            ]
          ).text.replacing("INFOPLIST_KEY_NSCamera", with: "↓INFOPLIST_KEY_NSCamera"),
          "Hall/Localizable.xcstrings": ExampleCatalog(key: "Stalls", texts: ["de": "Parkett"]).text,
          "Hall/Hall.swift": "",
        ]),
      .project(
        [
          "Hall.xcodeproj/project.pbxproj": ExampleXcodeProject(
            languages: ["en", "de"],
            settings: [
              "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_NSCameraUsageDescription": "To read tickets",
              "INFOPLIST_KEY_NSMicrophoneUsageDescription": "To hear the choir",
            ]
          ).text.replacing("INFOPLIST_KEY_NSMicrophone", with: "↓INFOPLIST_KEY_NSMicrophone"),
          "Hall/InfoPlist.xcstrings": ExampleCatalog(
            key: "NSCameraUsageDescription", texts: ["de": "Um Karten zu lesen"]
          ).text,
          "Hall/Hall.swift": "",
        ]),
    ],
    good: [
      .project(
        [
          "Hall/InfoPlist.xcstrings": ExampleCatalog(
            key: "NSCameraUsageDescription", texts: ["de": "Um Karten zu lesen"]
          ).text,
          "Hall/Hall.swift": "",
        ],
        xcode: ExampleXcodeProject(
          languages: ["en", "de"],
          settings: ["GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_NSCameraUsageDescription": "To read tickets"]))
    ])

  /// Names are mostly the same in all languages.
  private static let names: Set<String> = [
    "CFBundleName", "CFBundleDisplayName", "NSHumanReadableCopyright", "CFBundleSpokenName",
  ]

  package static func check(_ project: CheckedProject, _ report: inout RuleReport) {
    for checked in project.targets {
      let target = checked.target
      let shipped = project.languages(of: target)
      guard shipped.count > 1 else { continue }
      let texts = checked.references.filter { $0.origin == .propertyList && $0.addsKey && !names.contains($0.key) }
      let tables =
        target.catalogs.map { ProjectPath.nameWithoutExtension($0) } + target.stringsTables.map(\.table)
      guard !tables.contains(where: { $0.hasSuffix("InfoPlist") }) else {
        addMissing(texts, of: target, in: project, &report)
        continue
      }
      guard let first = texts.first else { continue }
      let keys = Set(texts.map(\.key)).count
      report.add(
        .reference(first.location),
        "\(keys == 1 ? "'\(first.key)' is" : "'\(first.key)' and \(keys - 1) more texts of the property list are") in one "
          + "language, and the app has \(shipped.count)",
        suggestion: "make InfoPlist.xcstrings in the target ('dragoman create'), and run 'dragoman sync'")
    }
  }

  /// Reports texts that the target's own table of the property list does not have.
  private static func addMissing(
    _ texts: [LocalizableReference], of target: ProjectTarget, in project: CheckedProject, _ report: inout RuleReport
  ) {
    let tables = project.catalogs(of: target).filter { $0.table == "InfoPlist" }
    guard let table = tables.first else { return }
    let missing = texts.filter { text in !tables.contains { $0.contains(text.key) } }
    guard let first = missing.first else { return }
    let keys = Set(missing.map(\.key)).count
    report.add(
      .reference(first.location),
      "\(keys == 1 ? "'\(first.key)' is" : "'\(first.key)' and \(keys - 1) more texts of the property list are") not in "
        + "the target's InfoPlist table",
      suggestion: table.tables == nil ? "run 'dragoman sync', and translate it" : "write it in each language's table")
  }
}

import Findings
import ProjectModel

/// A language of catalogs or tables that the Xcode project does not list.
package enum UnlistedLanguage: ProjectRule {
  package static let description = RuleDescription(
    "catalogs or tables, also such as lie beside the project's, have a language that its knownRegions lacks",
    rationale: """
      Xcode neither shows nor exports it, so its texts get old unseen. `dragoman languages add` lists it, `remove` takes \
      its texts away. Tables that lie in the folder of a language beside those of the project, and that it does not \
      list, are not even built: nobody reads them in the app.
      """,
    severity: .warning,
    bad: [
      .project(
        [
          "Hall.xcodeproj/project.pbxproj": "↓" + ExampleXcodeProject(languages: ["en"]).text,
          "Hall/Localizable.xcstrings": ExampleCatalog(key: "Stalls", texts: ["de": "Parkett"]).text,
          "Hall/Hall.swift": "",
        ]),
      .project(
        [
          "Hall.xcodeproj/project.pbxproj": "↓" + listing(["en"]),
          "Hall/en.lproj/Localizable.strings": "\"Stalls\" = \"Stalls\";",
          "Hall/de.lproj/Localizable.strings": "\"Stalls\" = \"\";",
        ]),
    ],
    good: [
      .project(
        [
          "Hall/Localizable.xcstrings": ExampleCatalog(key: "Stalls", texts: ["de": "Parkett", "en": "Stalls"]).text,
          "Hall/Hall.swift": "",
        ], xcode: ExampleXcodeProject(languages: ["en", "de"])),
      .project(
        [
          "Hall.xcodeproj/project.pbxproj": listing(["en"]),
          "Hall/en.lproj/Localizable.strings": "\"Stalls\" = \"Stalls\";",
          "Old/de.lproj/Localizable.strings": "\"Stalls\" = \"Parkett\";",
        ]),
    ])

  /// A project that lists the files of its table `Localizable` in the folder `Hall`, as all did before Xcode 16.
  private static func listing(_ languages: [String]) -> String {
    let files = languages.map { "\($0)F" }.joined(separator: ", ")
    return """
      // !$*UTF8*$!
      {
        objectVersion = 56;
        objects = {
          P = {isa = PBXProject; developmentRegion = en; knownRegions = (\(languages.joined(separator: ", ")), Base);
            mainGroup = G; targets = (T); };
          G = {isa = PBXGroup; children = (H); sourceTree = "<group>"; };
          H = {isa = PBXGroup; children = (V); path = Hall; sourceTree = "<group>"; };
          V = {isa = PBXVariantGroup; children = (\(files)); name = Localizable.strings; sourceTree = "<group>"; };
      \(languages.map { language in
        "    \(language)F = {isa = PBXFileReference; path = \(language).lproj/Localizable.strings; "
          + "sourceTree = \"<group>\"; };"
      }.joined(separator: "\n"))
          B = {isa = PBXBuildFile; fileRef = V; };
          R = {isa = PBXResourcesBuildPhase; files = (B); };
          T = {isa = PBXNativeTarget; name = Hall; buildPhases = (R);
            productType = "com.apple.product-type.application"; };
        };
        rootObject = P;
      }

      """
  }

  package static func check(_ project: CheckedProject, _ report: inout RuleReport) {
    let projects = Dictionary(grouping: project.targets.map(\.target), by: \.definedIn)
    for (path, targets) in projects.sorted(by: { $0.key < $1.key }) where path.hasSuffix(".xcodeproj") {
      let listed = Set(targets.flatMap(\.languages) + targets.compactMap(\.developmentLanguage))
      // A project that lists nothing could not be read.
      guard !listed.isEmpty else { continue }
      reportUnbuilt(targets.flatMap(\.unlistedTables), of: path, &report)
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

  /// Names the tables beside the project's that no target has.
  private static func reportUnbuilt(_ tables: [StringsTableFile], of path: String, _ report: inout RuleReport) {
    let languages = Set(tables.compactMap(\.language)).sorted()
    guard let first = tables.map(\.path).min() else { return }
    let count = Set(tables.map(\.path)).count
    report.add(
      .file(path + "/project.pbxproj"),
      "Xcode does not build \(first)" + (count > 1 ? " and \(count - 1) more tables" : "")
        + ": the project does not list \(languages.joined(separator: ", "))",
      suggestion:
        "add the files to the project in Xcode, each to the group of its table, and the language to its localizations "
        + "(knownRegions); or delete the \(languages.count > 1 ? "folders" : "folder")")
  }
}

import Findings
import ProjectModel
import StringCatalog

/// A catalog has nothing in a language that the project ships.
package enum UnevenLanguages: ProjectRule {
  package static let description = RuleDescription(
    "a catalog has no text at all in a language that the project lists or another catalog of its target has",
    rationale: """
      People with that language see an app that changes between two. `dragoman languages add` prepares the language in \
      all catalogs. Keys that a language lacks one by one are found by `missing-translation`.
      """,
    severity: .warning,
    bad: [
      .project(
        [
          "Hall/Localizable.xcstrings": "↓" + ExampleCatalog(key: "Stalls", texts: ["fr": "Parterre"]).text,
          "Hall/Stage.xcstrings": ExampleCatalog(key: "Act", texts: ["de": "Akt", "fr": "Acte"]).text,
          "Hall/Hall.swift": "",
        ], xcode: ExampleXcodeProject(languages: ["en", "de", "fr"]))
    ],
    good: [
      .project(
        [
          "Hall/Localizable.xcstrings": ExampleCatalog(key: "Stalls", texts: ["de": "Parkett"]).text,
          "Hall/Stage.xcstrings": ExampleCatalog(key: "Act", texts: ["de": "Akt", "de-CH": "Akt"]).text,
          "Hall/Hall.swift": "",
        ], xcode: ExampleXcodeProject(languages: ["en", "de"]))
    ])

  package static func check(_ project: CheckedProject, _ report: inout RuleReport) {
    // A book of help has its own languages.
    let bundles = Dictionary(grouping: project.catalogs) { ProjectPath.bundle(around: $0.path) }
    // Texts of previews are seen by nobody else.
    for catalog in project.catalogs
    where !catalog.path.contains("Preview Content/") && catalog.tables?.isLocalized ?? true {
      let bundle = ProjectPath.bundle(around: catalog.path)
      let siblings = (bundles[bundle] ?? []).filter { !Set($0.targets).isDisjoint(with: catalog.targets) }
      let wanted = Set(siblings.flatMap(\.languages) + (bundle == nil ? catalog.shippedLanguages : []))
      let present = Set(catalog.languages).union(catalog.tables?.unreadLanguages ?? [])
      let missing = wanted.subtracting(present).filter { language in
        let parents = LanguageFamily.parents(of: language)
        return language != catalog.sourceLanguage && LanguageFamily.isLanguage(language)
          && !parents.contains { present.contains($0) }
      }
      guard !missing.isEmpty, hasTextsToTranslate(catalog) else { continue }
      report.add(
        .file(catalog.path), "the \(catalog.noun) has nothing in \(missing.sorted().joined(separator: ", "))",
        suggestion: "translate it, or take the language from the project: 'dragoman languages'")
    }
  }

  private static func hasTextsToTranslate(_ catalog: CheckedCatalog) -> Bool {
    catalog.keys.contains { key in
      guard !key.isEmpty, let entry = catalog.catalog.entry(ofKey: key, languages: []) else { return false }
      return entry.shouldTranslate != false && entry.extractionState != .stale
    }
  }
}

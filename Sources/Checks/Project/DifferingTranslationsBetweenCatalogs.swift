import Findings
import StringCatalog
import SourceText

/// The same key with the same text in two catalogs that translate it differently.
package enum DifferingTranslationsBetweenCatalogs: ProjectRule {
  package static let description = RuleDescription(
    "a key stands in two catalogs with the same source text and different translations",
    rationale: """
      People see one thing called by two names: in the app and in its widget, on one screen and the next. Where both mean \
      the same, they are translated the same way, or one table serves both. Keys whose comments differ are left alone.
      """,
    severity: .advice,
    bad: [
      .project([
        "Hall/Localizable.xcstrings": example("Exit", "Ausgang"),
        "Stage/Localizable.xcstrings": example("↓Exit", "Beenden"), "Package.swift": manifest, "Hall/Hall.swift": "",
        "Stage/Stage.swift": "",
      ])
    ],
    good: [
      .project([
        "Hall/Localizable.xcstrings": example("Exit", "Ausgang"),
        "Stage/Localizable.xcstrings": example("Exit", "Ausgang"), "Package.swift": manifest, "Hall/Hall.swift": "",
        "Stage/Stage.swift": "",
      ])
    ])

  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Opera", defaultLocalization: "en",
      targets: [.target(name: "Hall", path: "Hall"), .target(name: "Stage", path: "Stage")])
    """

  private static func example(_ key: String, _ text: String) -> String {
    ExampleCatalog(key: key, comment: nil, state: nil, texts: ["de": text]).text
  }

  package static func check(_ project: CheckedProject, _ report: inout RuleReport) {
    guard project.catalogs.count > 1 else { return }
    var first: [ExactString: CheckedCatalog] = [:]
    for catalog in project.catalogs where catalog.table != "InfoPlist" && catalog.table != "AppShortcuts" {
      for key in catalog.keys where !key.isEmpty {
        let name = ExactString(key)
        guard let other = first[name] else {
          first[name] = catalog
          continue
        }
        guard other.sourceLanguage == catalog.sourceLanguage, let own = catalog.entry(of: key),
          let theirs = other.entry(of: key)
        else { continue }
        compare(own, theirs, &report)
      }
    }
  }

  private static func compare(_ own: CheckedEntry, _ theirs: CheckedEntry, _ report: inout RuleReport) {
    guard own.sourceTexts.map(\.value) == theirs.sourceTexts.map(\.value) else { return }
    if let comment = own.comment, let other = theirs.comment, comment != other { return }
    let pairs = Dictionary(theirs.translatedPairs.map { ($0.text.language, $0.text) }) { first, _ in first }
    var differing: [String] = []
    var example: (String, String)?
    for (text, _) in own.translatedPairs where text.variation.isEmpty {
      guard let other = pairs[text.language], other.variation.isEmpty, other.value != text.value else { continue }
      differing.append(text.language)
      example = example ?? (text.value, other.value)
    }
    guard let example else { return }
    let named =
      differing.prefix(5).joined(separator: ", ") + (differing.count > 5 ? " and \(differing.count - 5) more" : "")
    report.add(
      own.place, "'\(own.key)' is '\(example.0)' here and '\(example.1)' in \(theirs.catalog.path) (\(named))",
      suggestion: "translate both the same way, or give them keys of their own", notes: [("the other", theirs.place)])
  }
}

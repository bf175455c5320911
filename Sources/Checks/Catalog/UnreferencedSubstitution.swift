import Findings
import FormatSpecifiers
import StringCatalog

/// A substitution that no text refers to.
package enum UnreferencedSubstitution: EntryRule {
  package static let description = RuleDescription(
    "a substitution is defined and no text refers to it",
    rationale: """
      Its texts are translated and never shown; mostly a translator has dropped `%#@name@`, or written its words into the \
      text.
      """,
    severity: .warning,
    bad: [
      .catalog(ExampleSubstitution.catalog(text: "%lld seats left", substitution: "seats", other: "↓%arg seats"))
    ],
    good: [.catalog(ExampleSubstitution.catalog(text: "%#@seats@ left", substitution: "seats"))])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, entry.isVaried else { return }
    for localization in entry.localizations {
      let defined = localization.content.substitutions ?? [:]
      guard !defined.isEmpty else { continue }
      let (language, texts) = (localization.language, localization.texts)
      let referenced = Set(texts.flatMap { $0.format.arguments }.filter { $0.kind == .substitution }.map(\.name))
      for name in defined.keys.sorted() where !referenced.contains(name) {
        let place = texts.last { $0.substitution == name }?.place ?? entry.place
        report.add(
          place, "no text of '\(entry.label)' in \(language) refers to its substitution '\(name)'",
          suggestion: "write %#@\(name)@ where its text is to stand, or remove it")
      }
    }
  }
}

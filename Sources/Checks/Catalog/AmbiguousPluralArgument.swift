import Findings
import StringCatalog
import TableCompiler

/// A plural of a text with several numbers.
package enum AmbiguousPluralArgument: EntryRule {
  package static let description = RuleDescription(
    "a text with several numbers varies as a whole by one of them",
    rationale: """
      Xcode has to guess which number chooses the form, and the words beside the other one stay wrong. With \
      substitutions, each number has forms of its own.
      """,
    severity: .warning,
    bad: [
      .catalog(
        ExamplePlural.catalog(
          key: "%lld of %lld seats",
          [("en", ["one": "%1$lld of %2$lld seat", "↓other": "%1$lld of %2$lld seats"])]))
    ],
    good: [.catalog(ExamplePlural.catalog(key: "%lld seats", [("en", ["one": "%lld seat", "other": "%lld seats"])]))])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, entry.isVaried else { return }
    let issues = entry.compilationIssues.filter { if case .ambiguousCount = $0.kind { true } else { false } }
    // What the source text does, translations do too.
    let isSource = issues.contains { $0.language == entry.catalog.sourceLanguage }
    for issue in issues where !isSource || issue.language == entry.catalog.sourceLanguage {
      report.add(
        entry.place(of: issue), "'\(entry.label)' in \(issue.language): \(issue.wording.message)",
        suggestion: issue.wording.suggestion)
    }
  }
}

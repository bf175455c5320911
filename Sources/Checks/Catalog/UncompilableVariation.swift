import Findings
import StringCatalog
import TableCompiler

/// Variations that Xcode cannot compile.
package enum UncompilableVariation: EntryRule {
  package static let description = RuleDescription(
    "a text varies in a way that Xcode does not compile",
    rationale: """
      The tables that apps read can vary by number within a device, and no deeper: a plural form is a text, and so is the \
      fallback of devices. A plural needs a form that shows the number. A build stops at anything else.
      """,
    severity: .error,
    bad: [
      .catalog(ExamplePlural.catalog(key: "seats", [("en", ["one": "a seat", "↓other": "seats"])])),
      .catalog(ExampleSubstitution.catalog(text: "%#@seats@", substitution: "seats", other: "↓%arg of %#@rows@")),
    ],
    good: [.catalog(ExamplePlural.catalog(key: "seats", [("en", ["one": "%lld seat", "other": "%lld seats"])]))])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, entry.isVaried else { return }
    for issue in entry.compilationIssues {
      switch issue.kind {
      case .undefinedSubstitution, .unusableLanguage: continue
      default: break
      }
      guard issue.severity == .error else { continue }
      report.add(
        entry.place(of: issue), "'\(entry.label)' in \(issue.language): \(issue.wording.message)",
        suggestion: issue.wording.suggestion)
    }
  }
}

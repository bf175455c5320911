import Findings
import FormatSpecifiers

/// A translation that shows a value twice.
package enum RepeatedSpecifier: EntryRule {
  package static let description = RuleDescription(
    "a translation shows a value more often than the source text",
    rationale: """
      A language may have to repeat a name, but more often a number was copied: `%1$@ … %1$@` for `%1$@ … %2$@`.
      """,
    severity: .advice,
    bad: [.key("%@ plays %@", ["en": "%1$@ plays %2$@", "de": "↓%1$@ spielt %2$@ (%2$@)"])],
    good: [.key("%@ plays %@", ["en": "%1$@ plays %2$@", "de": "%1$@ spielt %2$@"])])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, entry.bytes.contains("%") else { return }
    for text in entry.translations {
      for case .repeated(let argument) in text.specifierFaults {
        report.add(
          text.place, "the translation of '\(entry.label)' into \(text.language) shows \(argument.text) twice",
          suggestion: "see whether another value is meant")
      }
    }
  }
}

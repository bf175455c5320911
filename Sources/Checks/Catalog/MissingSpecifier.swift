import Findings
import FormatSpecifiers

/// A translation that does not show a value of the source text.
package enum MissingSpecifier: EntryRule {
  package static let description = RuleDescription(
    "a translation lacks a specifier of the source text",
    rationale: """
      The value that the source text shows is not shown in that language. A translation may change the order of values \
      (`%2$@ of %1$@`), repeat one, and format it in another way, but should not lose one. The form of a plural that is \
      for one number only may do without it.
      """,
    severity: .warning,
    bad: [
      .key("Row %lld", ["de": "↓Reihe"]),
      .key("%@ plays %@", ["en": "%1$@ plays %2$@", "de": "↓%1$@ spielt", "fr": "↓Joué : %2$@"]),
      // What a translation system makes of it.
      .key("Row %lld", ["de": "↓Reihe %1 $ lld"]),
    ],
    good: [
      .key("Row %lld", ["de": "Reihe %d", "fr": "Rang %1$lld", "ja": "%lld列"]),
      .key("%@ plays %@", ["en": "%1$@ plays %2$@", "de": "%2$@ wird von %1$@ gespielt"]),
      .key("100% of seats", ["de": "Alle Plätze"]),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, entry.bytes.contains("%") else { return }
    for text in entry.translations {
      let missing = text.specifierFaults.compactMap { if case .missing(let argument) = $0 { argument } else { nil } }
      guard !missing.isEmpty else { continue }
      let names = missing.map(\.text).listed()
      let damaged = DamagedSpecifier.first(in: text)
      report.add(
        text.place,
        "the translation of '\(entry.label)' into \(text.language) lacks \(names) of the source text"
          + (damaged.map { ": '\($0)' is no specifier" } ?? ""),
        suggestion: damaged.map { "write \(names) instead of '\($0)'" }
          ?? "put \(names) where \(missing.count == 1 ? "its value belongs" : "their values belong")")
    }
  }
}

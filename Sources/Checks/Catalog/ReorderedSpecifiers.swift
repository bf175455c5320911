import Findings

/// A translation that changes the order of values without saying so.
package enum ReorderedSpecifiers: EntryRule {
  package static let description = RuleDescription(
    "specifiers stand in another order than in the source text and are not numbered",
    rationale: """
      Specifiers without a number take the values in the order in which the program gives them: each takes the other's, \
      and the app crashes or shows nonsense. Where the order changes, they are numbered: `%2$lld von %1$@`.
      """,
    severity: .error,
    bad: [
      .key(
        "%@ has %lld seats", ["en": "%1$@ has %2$lld seats", "de": "↓%lld Plätze hat %@"],
        fixed: ["en": "%1$@ has %2$lld seats", "de": "%2$lld Plätze hat %1$@"])
    ],
    good: [
      .key("%@ has %lld seats", ["en": "%1$@ has %2$lld seats", "de": "%2$lld Plätze hat %1$@"]),
      .key("%@ has %lld seats", ["en": "%1$@ has %2$lld seats", "fr": "%@ a %lld places"]),
      .key("%@ has %lld seats", ["en": "%1$@ has %2$lld seats", "fr": "%@ a %d places"]),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, entry.bytes.contains("%") else { return }
    for text in entry.texts {
      for case .reordered(let numbered) in text.specifierFaults {
        report.add(
          text.place,
          "the specifiers of '\(entry.label)' in \(text.language) stand in another order than in the "
            + "\(text.isSource ? "key" : "source text") and have no numbers",
          suggestion: numbered.map { "write '\($0)'" } ?? "number them: %1$@, %2$@",
          fix: numbered.map { text.fix("number the specifiers", value: $0, isSafe: true) })
      }
    }
  }
}

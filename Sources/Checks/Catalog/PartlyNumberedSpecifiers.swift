import Findings

/// A text with specifiers of which only some are numbered.
package enum PartlyNumberedSpecifiers: EntryRule {
  package static let description = RuleDescription(
    "some specifiers of a text are numbered and some are not",
    rationale: """
      Those without a number are counted by themselves: `%1$@ … %@` shows the first value twice. Number all of them, or \
      none.
      """,
    severity: .error,
    milder: [.advice: "where the values are right by chance"],
    bad: [
      .key(
        "%@ plays %@", ["en": "%1$@ plays %2$@", "de": "↓%1$@ spielt %@"],
        fixed: ["en": "%1$@ plays %2$@", "de": "%1$@ spielt %2$@"]),
      .key(
        "%@ and %lld more", ["en": "%1$@ and %2$lld more", "de": "↓%1$@ und %2lld mehr"],
        fixed: ["en": "%1$@ and %2$lld more", "de": "%1$@ und %2$lld mehr"]),
      .key("%@ plays %@ in %@", ["en": "%1$@ plays %2$@ in %3$@", "de": "↓%2$@: %@ in %@"]),
    ],
    good: [
      .key("%@ plays %@", ["en": "%1$@ plays %2$@", "de": "%@ spielt %@"]),
      .key("%@ plays %@", ["en": "%1$@ plays %2$@", "de": "%2$@, gespielt von %1$@"]),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, entry.bytes.contains("%") else { return }
    for text in entry.texts {
      for case .partlyNumbered(let numbered, let isSound) in text.specifierFaults {
        report.add(
          text.place, "only some specifiers of '\(entry.label)' in \(text.language) are numbered",
          suggestion: numbered.map { "write '\($0)'" } ?? "number all of them",
          fix: numbered.map { text.fix("number the specifiers", value: $0, isSafe: true) },
          atMost: isSound ? .advice : .error)
      }
    }
  }
}

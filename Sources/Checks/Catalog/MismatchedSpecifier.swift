import Findings
import FormatSpecifiers

/// A text that takes a value for another kind of value than it is.
package enum MismatchedSpecifier: EntryRule {
  package static let description = RuleDescription(
    "a specifier is for another type of value than the program gives",
    rationale: """
      `%@` where the program gives a number makes the app crash; `%lld` where it gives a text, or `%f` where it gives a \
      whole number, shows nonsense. Whole numbers of another size (`%d` for `%lld`) are advice: large ones are cut.
      """,
    severity: .error,
    milder: [.warning: "for a source text that differs from its key", .advice: "for whole numbers of another size"],
    bad: [
      .key("Row %lld", ["de": "↓Reihe %@"]),
      .key("%@ plays %@", ["en": "%1$@ plays %2$@", "de": "↓%1$@ spielt %2$lld"]),
      .key("Row %lld", ["de": "↓Reihe %d"]),
    ],
    good: [
      .key("Row %lld", ["de": "Reihe %llu", "fr": "Rang %05lld"]),
      .key("Row %.2f", ["de": "Reihe %.1f", "fr": "Rang %lf"]),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, entry.bytes.contains("%") else { return }
    for text in entry.texts {
      let origin = !text.isSource ? "source text" : text.substitution == nil ? "key" : "variable"
      for fault in text.specifierFaults {
        switch fault {
        case .mismatched(let argument, let expected):
          report.add(
            text.place,
            "'\(entry.label)' in \(text.language) has \(argument.text) where the \(origin) has \(expected.text)",
            suggestion: "write \(expected.text(withPosition: argument.writtenPosition))",
            atMost: text.isSource ? .warning : .error)
        case .otherSize(let argument, let expected):
          report.add(
            text.place,
            "'\(entry.label)' in \(text.language) has \(argument.text) where the \(origin) has \(expected.text): "
              + "an integer of another size",
            suggestion: "write \(expected.text(withPosition: argument.writtenPosition))", atMost: .advice)
        default: continue
        }
      }
    }
  }
}

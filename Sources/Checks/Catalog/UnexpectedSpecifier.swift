import Findings
import FormatSpecifiers

/// A text that asks for a value that the program does not give it.
package enum UnexpectedSpecifier: EntryRule {
  package static let description = RuleDescription(
    "a text has a specifier for which there is no value",
    rationale: """
      The program gives a text the values of its key or of its source text. What a further specifier shows is whatever \
      lies in memory, or the app crashes.
      """,
    severity: .error,
    bad: [
      .key("Row %lld", ["de": "↓Reihe %lld, Platz %lld"]),
      .key("Doors open", ["de": "↓Einlass um %@"]),
      .key("%@ plays %@", ["en": "%1$@ plays %2$@", "de": "↓%1$@ spielt %3$@"]),
    ],
    good: [
      .key("Row %lld", ["de": "Reihe %1$lld (%1$lld)"]),
      .key("20% discount", ["es": "20%de descuento"]),
      // What the program gives is not known.
      .key("row.seat", ["de": "Reihe %lld, Platz %lld"]),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, entry.bytes.contains("%") else { return }
    for text in entry.texts {
      let extra = text.specifierFaults.compactMap { if case .unexpected(let argument) = $0 { argument } else { nil } }
      guard !extra.isEmpty else { continue }
      let known = entry.knownArguments
      let count = (text.isSource ? known.keyArguments : known.arguments).count
      let origin = text.isSource ? "key" : "source text"
      let given = count == 0 ? "the \(origin) has none" : "the \(origin) has \(count == 1 ? "one" : "\(count)")"
      report.add(
        text.place,
        "'\(entry.label)' in \(text.language) has \(extra.map(\.text).listed()), for which there is no value: \(given)",
        // `50 % la`, `-%-tal`: a percent sign before words.
        suggestion: extra.contains { $0.text.contains { $0 == " " || $0 == "-" } }
          ? "write %% for a percent sign" : "remove it, or let it take the value that is meant (%1$…)")
    }
  }
}

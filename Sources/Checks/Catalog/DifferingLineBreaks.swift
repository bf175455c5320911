import Findings

/// A translation has line breaks that its source text does not have, or lacks them.
package enum DifferingLineBreaks: EntryRule {
  package static let description = RuleDescription(
    "a translation has line breaks where its source text has none, or lacks them",
    rationale: """
      A line break too many at the end of a text is an empty line; one too few lets paragraphs and the items of a list run \
      together. A single break within a text is advice only: a shorter translation may need none. Where both texts have \
      several, their number is not compared.
      """,
    severity: .warning,
    milder: [.advice: "for a single break within a text"],
    bad: [
      .key("Enjoy the show", ["de": "↓Viel Vergnügen\n"], fixed: ["de": "Viel Vergnügen"]),
      .key("Enjoy the show\n", ["de": "Viel Vergnügen\n", "fr": "↓Bon spectacle"]),
      .key("First act\n\nSecond act", ["de": "↓Erster Akt Zweiter Akt"]),
      .key("No seat left", ["de": "↓Kein Platz\nmehr frei"]),
    ],
    good: [
      .key("Enjoy the show", ["de": "Viel Vergnügen"]), .key("A\nB\nC", ["de": "A\nB, C"]),
      .key("First act\n\nSecond act", ["de": "Erster Akt\n\nZweiter Akt"]),
      .key("First act\n\nSecond act", ["de": #"Erster Akt\n\nZweiter Akt"#]),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.bytes.contains("\n") else { return }
    for (text, source) in entry.translatedPairs where text.bytes.contains("\n") || source.bytes.contains("\n") {
      let (own, expected) = (text.value.utf8.count(of: 0x0A), source.value.utf8.count(of: 0x0A))
      guard own > 0 || expected > 0 else { continue }
      let (begins, shouldBegin) = (text.value.utf8.first == 0x0A, source.value.utf8.first == 0x0A)
      let (ends, shouldEnd) = (text.value.utf8.last == 0x0A, source.value.utf8.last == 0x0A)
      if begins != shouldBegin || ends != shouldEnd {
        let (verb, has) = ends != shouldEnd ? ("end", ends) : ("begin", begins)
        let fault =
          has
          ? "\(verb)s with a line break, its source text does not"
          : "does not \(verb) with the line break of its source text"
        let value = has && !shouldBegin && !shouldEnd ? text.value.trimmingLineBreaks : nil
        report.add(
          text.place, "\(text.named) \(fault)", suggestion: "begin and end it as the source text does",
          fix: value.map { text.fix("Remove the line break", value: $0, isSafe: true) })
      } else if own == 0 || expected == 0, !text.value.contains(#"\n"#) {
        // A backslash and an n in the text are `escaped-character-in-text`.
        let fault =
          own == 0
          ? "has none of the \(counted(expected)) of its source text"
          : "has \(counted(own)), its source text has none"
        report.add(
          text.place, "\(text.named) \(fault)", suggestion: "break its lines as the source text does",
          atMost: expected > 1 ? .error : .advice)
      }
    }
  }

  private static func counted(_ count: Int) -> String { count == 1 ? "1 line break" : "\(count) line breaks" }
}

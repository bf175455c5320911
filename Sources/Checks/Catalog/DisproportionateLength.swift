import Findings
import LosslessJSON

/// A translation that is many times as long as its source text, or a small part of it.
package enum DisproportionateLength: EntryRule {
  package static let description = RuleDescription(
    "a translation is much longer or shorter than its language makes it",
    rationale: """
      It does not fit where the source text does, or the text of another key came into its place. What a language needs on \
      average is measured on public catalogs: German 1.2 times as much as English, Chinese 0.4 times. Texts below \
      `minimumLength` characters in the source language vary too much to be looked at.
      """,
    severity: .advice,
    options: [
      RuleOption("factor", .number("3"), "how many times the usual length is too long, or too short"),
      RuleOption("minimumLength", .number("12"), "characters of the source text from which on it is looked at"),
    ],
    bad: [
      .key("Choose your seats", ["de": "↓Wählen Sie in diesem Saalplan die Plätze aus, auf denen Sie sitzen möchten."]),
      .key("The show begins at seven sharp, and latecomers have to wait.", ["de": "↓Beginn"]),
      .key("Choose your seats", ["de": "↓Wählen Sie Ihre Plätze aus"], options: ["factor": .number("1.2")]),
    ],
    good: [
      .key("Choose your seats", ["de": "Wählen Sie Ihre Plätze aus", "zh-Hans": "选择座位"]),
      .key("Seat", ["de": "Sitzplatznummer und Reihe"]),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    let (factor, minimum) = (report.options.number("factor"), report.options.number("minimumLength"))
    guard factor > 1 else { return }
    let native = LanguageTraits.of(entry.catalog.sourceLanguage).lengthFactor ?? 1
    for (text, source) in entry.translatedPairs where text.substitution == nil {
      // Bytes tell first: a character is one to four of them.
      let (bytes, sourceBytes) = (text.value.utf8.count, source.value.utf8.count)
      guard Double(sourceBytes) >= minimum, bytes > 2 * sourceBytes || bytes * 2 < sourceBytes || factor < 2 else {
        continue
      }
      let length = Double(source.length)
      guard length >= minimum else { continue }
      let usual = length * (text.traits.lengthFactor ?? 1) / native
      let own = Double(text.length)
      let isLong = own > usual * factor
      // Short texts have abbreviations.
      guard isLong || (own * factor < usual && length >= 3 * minimum) else { continue }
      report.add(
        text.place,
        "\(text.named) has \(Int(own)) characters for \(Int(length)) of its source text, about \(Int(usual.rounded())) are usual",
        suggestion: isLong ? "shorten it, or see that it fits" : "see that nothing is missing")
    }
  }
}

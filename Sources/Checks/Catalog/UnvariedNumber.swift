import Findings
import FormatSpecifiers
import StringCatalog

/// A number beside a word that does not vary with it.
package enum UnvariedNumber: EntryRule {
  package static let description = RuleDescription(
    "a number stands beside a word, and the text has no plural forms",
    rationale: """
      "1 seats" is wrong, and Russian or Polish have three forms for numbers. Make the text vary by plural \
      (`dragoman vary`), with the whole sentence in each form; in code nothing changes. "seat(s)", and an "s" that code \
      adds, cannot be translated.
      """,
    severity: .warning,
    milder: [.advice: "where nothing but the word beside the number speaks for it"],
    bad: [
      .key("↓%lld seats left", [:]),
      .key("seats.sold", ["en": "↓Sold %d seat(s)", "de": "%d Plätze verkauft"]),
      .key("↓%lld seat%@", [:]),
      .key("↓%lld selected", ["de": "%lld ausgewählt"]),
    ],
    good: [
      .catalog(ExamplePlural.catalog(key: "%lld seats", [("en", ["one": "%lld seat", "other": "%lld seats"])])),
      .key("%lld%%", [:]),
      .key("%lld / %lld", [:]),
      .key("Seats: %lld", [:]),
      .key("Row %lld", [:]), .key("Choose ^[%lld seats](inflect: true)", [:]),
      .key("%lld × %lld px", [:]),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, !entry.isStale else { return }
    guard let source = entry.sourceTexts.first, source.bytes.contains("%"), !entry.isFormOfFamily else { return }
    guard source.format.arguments.contains(where: \.isInteger) else { return }
    guard entry.sourceTexts.allSatisfy({ $0.pluralCategory == nil }) else { return }
    // The system finds the form of the word.
    if source.bytes.contains("^"), source.value.contains("inflect: true") { return }
    let varying = entry.languages.filter { language in
      entry.texts(in: language).contains { $0.pluralCategory != nil }
    }
    let language = entry.catalog.sourceLanguage
    let place = entry.localization(in: language) == nil ? entry.place : source.place
    let suggestion =
      entry.catalog.tables == nil
      ? "make it vary by plural: 'dragoman vary'" : "write it with a form for each category in a .stringsdict table"
    if !varying.isEmpty {
      report.add(
        place, "'\(entry.label)' has plural forms in \(varying.listed()) and none in \(language)",
        suggestion: suggestion)
      return
    }
    guard let neighbour = NumberNeighbour(of: source.format, language: language) else { return }
    switch neighbour.evidence {
    case .madeByHand:
      report.add(
        place, "'\(entry.label)' makes its plural by hand ('\(neighbour.word)'), which no other language can",
        suggestion: suggestion)
    case .plural, .word:
      report.add(
        place, "'\(entry.label)' has a number beside '\(neighbour.word)' and no plural forms", suggestion: suggestion,
        atMost: neighbour.evidence == .plural ? .warning : .advice)
    }
  }
}

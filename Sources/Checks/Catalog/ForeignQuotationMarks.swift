import Findings
import LanguageData

/// Quotation marks of another language.
package enum ForeignQuotationMarks: EntryRule {
  package static let description = RuleDescription(
    "a text quotes with the marks of another language",
    rationale: """
      German quotes „so“, French « ainsi », Russian «так», Polish „tak”, Japanese 「こう」. The marks are CLDR's, with the \
      second style of languages that have two. Straight marks are left alone: see inconsistent-quotation-marks.
      """,
    severity: .warning,
    milder: [.advice: "for English marks in languages that quote 「so」, as Japanese does"],
    bad: [
      .key("“%@” is sold out", ["de": "↓“%@” ist ausverkauft"], fixed: ["de": "„%@“ ist ausverkauft"]),
      .key("“%@” is sold out", ["de": "↓„%@” ist ausverkauft"], fixed: ["de": "„%@“ ist ausverkauft"]),
      .key("“%@” is sold out", ["ru": "↓“%@” распродан"], fixed: ["ru": "«%@» распродан"]),
    ],
    good: [
      .key(
        "“%@” is sold out",
        [
          "de": "»%@« ist ausverkauft", "es": "«%@» está agotado", "fr": "« %@ » est complet", "it": "“%@” è esaurito",
          "et": "„%@” on välja müüdud", "ja": "「%@」は完売しました", "pl": "Bilety na „%@” wyprzedane",
          "sv": "”%@” är slutsåld",
        ]),
      .key("“%@” is sold out", ["ru": "“%@” is sold out"]),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    for text in entry.shownTexts where QuotedStretch.areTypographic(in: text) {
      // Not translated: another rule's.
      if let source = text.source, source.value == text.value { continue }
      let scalars = Array(text.value.unicodeScalars)
      let stretches = QuotedStretch.all(in: scalars).filter { !$0.isStraight }
      guard !stretches.isEmpty, let style = QuotationStyle(language: text.language) else { continue }
      let foreign = stretches.filter { !style.accepts($0) }
      guard let first = foreign.first else { continue }
      let isFrench = style.begin == "«" && LanguageIdentifier(text.language)?.language == "fr"
      report.add(
        text.place, "\(text.named) quotes \(first.shown), where \(text.language) quotes \(style.begin)x\(style.end)",
        suggestion: "use the marks of the language",
        fix: !text.isEditable
          ? nil
          : text.fix(
            "Quote as the language does", value: style.mended(scalars, foreign, standsOff: isFrench), isSafe: true),
        atMost: style.toleratesEnglish && first.begin == "“" ? .advice : .error)
    }
  }
}

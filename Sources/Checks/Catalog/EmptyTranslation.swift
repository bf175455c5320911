import Findings
import StringCatalog

/// A translation that shows nothing.
package enum EmptyTranslation: EntryRule {
  package static let description = RuleDescription(
    "a translation is empty",
    rationale: """
      An empty text is a translation too: people see nothing where the source language has words, and no other language \
      stands in. Write the translation, or remove it, so that the source text is shown until there is one.
      """,
    severity: .warning,
    bad: [
      .key("Encore", ["de": "↓"]),
      .key("encore.title", ["en": "Encore", "fr": "↓  "]),
    ],
    good: [
      .key("Encore", ["de": "Zugabe"]),
      // Nothing is meant to be shown.
      .key("footer", ["en": "", "de": ""]),
      // Glue that other languages do without.
      .key("time.glue", ["en": " at ", "ja": ""]),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, !entry.isStale, !entry.key.isBlank else { return }
    for text in entry.translations where text.isBlank && text.unit.state != .new {
      guard entry.sourceTexts.allSatisfy({ !$0.isBlank }), let source = text.source, !isGlue(source.value) else {
        return
      }
      report.add(
        text.place, "the translation of '\(entry.label)' into \(text.language) is empty: nothing is shown",
        suggestion: "translate '\(source.value)', or remove the translation")
    }
  }

  /// Whether a text only stands between others.
  private static func isGlue(_ text: String) -> Bool { text.first == " " || text.last == " " }
}

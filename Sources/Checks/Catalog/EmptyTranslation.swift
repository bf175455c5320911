import Findings
import StringCatalog

/// A translation, or the text that all translations are of, that shows nothing.
package enum EmptyTranslation: EntryRule {
  package static let description = RuleDescription(
    "a translation is empty, or the source text of translations with words",
    rationale: """
      An empty text is a translation too: people see nothing where the source language has words, and no other language \
      stands in. Write the translation, or remove it, so that the source text is shown until there is one. An empty text of \
      the source language is found where all its translations have words.
      """,
    severity: .warning,
    bad: [
      .key("Encore", ["de": "↓"]),
      .key("encore.title", ["en": "Encore", "fr": "↓  "]),
      .key("encore.title", ["de": "Zugabe", "en": "↓", "fr": "Bis"]),
    ],
    good: [
      .key("Encore", ["de": "Zugabe"]),
      // Nothing is meant to be shown.
      .key("footer", ["en": "", "de": ""]),
      // Glue that other languages do without.
      .key("time.glue", ["en": " at ", "ja": ""]), .key("time.glue", ["en": "", "de": " Uhr", "fr": " h"]),
      .key("name.suffix", ["en": "", "de": "", "ja": "さん"]),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, !entry.isStale, !entry.key.isBlank else { return }
    if let source = entry.sourceTexts.first, source.isBlank, entry.sourceTexts.allSatisfy(\.isBlank) {
      addEmptySource(source, of: entry, &report)
      return
    }
    for text in entry.translations where text.isBlank && text.unit.state != .new {
      guard entry.sourceTexts.allSatisfy({ !$0.isBlank }), let source = text.source, !isGlue(source.value) else {
        return
      }
      report.add(
        text.place, "the translation of '\(entry.label)' into \(text.language) is empty: nothing is shown",
        suggestion: "translate '\(source.value)', or remove the translation")
    }
  }

  /// Reports a source text without words where at least two translations, and all that there are, have some.
  private static func addEmptySource(_ source: CheckedText, of entry: CheckedEntry, _ report: inout RuleReport) {
    let translations = entry.translations
    guard Set(translations.map(\.language)).count > 1,
      translations.allSatisfy({ $0.hasLetters && $0.unit.state != .new && !isGlue($0.value) })
    else { return }
    report.add(
      source.place, "the text of '\(entry.label)' in \(source.language) is empty, and all its translations have words",
      suggestion: "write the text that '\(translations[0].value)' is the translation of")
  }

  /// Whether a text only stands between others.
  private static func isGlue(_ text: String) -> Bool { text.first == " " || text.last == " " }
}

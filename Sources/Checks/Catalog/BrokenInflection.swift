import Findings
import StringCatalog

/// Inflection markup that is not well formed, so that it is shown.
package enum BrokenInflection: EntryRule {
  package static let description = RuleDescription(
    "markup for grammar agreement is not well formed, or does not inflect",
    rationale: """
      `^[%lld seats](inflect: true)` lets the system find the form of the words. The brackets and parentheses follow each \
      other without a space, and an attribute is a name, a colon and a value; otherwise the markup is shown.
      """,
    severity: .warning,
    bad: [
      .key("^[%lld seat](inflect: true)", ["es": "↓^[%lld asiento] (inflect: true)"]),
      .key("^[%lld seat](inflect: true)", ["es": "↓^[%lld asiento](inflect true)"]),
      .key("seats", ["en": "↓^[%lld seat(inflect: true)"]),
      .key("^[%lld seat](inflect: true)", ["es": "↓%lld asiento(inflect: true)"]),
      .key("^[%lld seat](inflect: true)", ["es": "↓^[%lld asiento](flexionar: true)"]),
      .key("^[%lld seat](inflect: true)", ["es": "↓^[%lld asiento](inflect: false)"]),
    ],
    good: [
      .key("^[%lld seat](inflect: true)", ["es": "^[%lld asiento](inflect: true)"]),
      .key("^[%lld seat](inflect: true)", ["ja": "%lld席"]),
    ])

  private static let signs = TextBytes("^(")

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    // The markup begins with `^[` and ends with `(inflect: …)`; of one of the two, a part must be there.
    guard entry.isTranslatable, entry.bytes.hasAny(of: signs) else { return }
    for text in entry.texts where text.bytes.hasAny(of: signs) {
      if addUninflecting(text, of: entry, &report) { continue }
      guard text.value.contains("inflect") else { continue }
      let begun = text.value.ranges(of: "^[").count
      let spans = text.markup?.attributes ?? []
      let named = spans.filter { $0.attributes.contains("inflect") }
      let isWellFormed = named.allSatisfy { span in
        span.attributes.split(separator: ",").allSatisfy { $0.contains(":") }
      }
      let isShown = (text.markup?.words ?? text.value).contains("inflect")
      // A word that merely begins so, such as "inflection", is none of its business.
      guard begun > spans.count || !isWellFormed || (isShown && text.value.contains("(inflect")) else { continue }
      report.add(
        text.place, "the inflection markup of '\(entry.label)' in \(text.language) is not well formed",
        suggestion: "write ^[words](inflect: true)")
    }
  }

  /// Reports a translation with markup of attributes, none of which inflects as the source text's does.
  private static func addUninflecting(
    _ text: CheckedText, of entry: CheckedEntry, _ report: inout RuleReport
  ) -> Bool {
    guard text.bytes.contains("^"), let source = text.source, source.value.contains("inflect: true"),
      let spans = text.markup?.attributes, !spans.isEmpty,
      !spans.contains(where: { $0.attributes.contains("inflect") && !$0.attributes.contains("false") })
    else { return false }
    report.add(
      text.place, "the markup of '\(entry.label)' in \(text.language) does not inflect, its source text's does",
      suggestion: "write ^[words](inflect: true): attributes are not translated")
    return true
  }
}

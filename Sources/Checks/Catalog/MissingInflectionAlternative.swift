import Findings
import FormatSpecifiers
import StringCatalog

/// A term of address without a neutral form.
package enum MissingInflectionAlternative: EntryRule {
  package static let description = RuleDescription(
    "a word that agrees with the person who reads it has no neutral alternative",
    rationale: """
      `^[Bienvenido](inflect: true)` takes the form of the reader's term of address where the system knows it. For all \
      others, `inflectionAlternative` holds words without a gender: \
      `^[Bienvenido](inflect: true, inflectionAlternative: 'Te damos la bienvenida')`.
      """,
    severity: .advice,
    bad: [.key("Welcome", ["es": "↓^[Bienvenido](inflect: true)"])],
    good: [
      .key("Welcome", ["es": "^[Bienvenido](inflect: true, inflectionAlternative: 'Te damos la bienvenida')"]),
      // The number decides.
      .key("%lld seats", ["es": "^[%lld asiento](inflect: true)"]),
      .key("Welcome", ["en": "^[Welcome](inflect: true)"]),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, entry.bytes.contains("^") else { return }
    for text in entry.texts where text.bytes.contains("^") && text.value.contains("inflect") {
      // English has no forms that depend on the reader.
      guard !text.language.hasPrefix("en") else { continue }
      let lacking = (text.markup?.attributes ?? []).first { span in
        span.attributes.contains("inflect") && !span.attributes.contains("inflectionAlternative")
          && !span.attributes.contains("agreeWith") && !span.attributes.contains("morphology")
          && FormatString(span.words).arguments.isEmpty && !span.words.contains(where: \.isNumber)
      }
      guard let lacking else { continue }
      report.add(
        text.place, "'\(lacking.words)' of '\(entry.label)' in \(text.language) has no neutral alternative",
        suggestion: "add inflectionAlternative: '…' with words that fit everybody")
    }
  }
}

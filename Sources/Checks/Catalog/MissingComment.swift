import Findings
import LosslessJSON
import StringCatalog

/// A key without a comment for translators.
package enum MissingComment: EntryRule {
  package static let description = RuleDescription(
    "a key has no comment",
    rationale: """
      A translator sees the text alone. A comment says where it appears (button, label, VoiceOver), whether it is an \
      action or a statement, what happens next, and what each value is. Few projects comment everything, so this is off; \
      `minimumWords` leaves out short texts, or long ones with a high number of words in `maximumWords`.
      """,
    severity: .advice, isEnabled: false,
    options: [
      RuleOption("minimumWords", .number("1"), "texts with fewer words need none"),
      RuleOption("maximumWords", .number("1000"), "texts with more words explain themselves"),
    ],
    bad: [.key("↓Encore", ["de": "Zugabe"])],
    good: [
      .key("Encore", comment: "Button that adds an encore to the programme", ["de": "Zugabe"]),
      .key("Encore", ["de": "Zugabe"], options: ["minimumWords": .number("2")]),
      .key("Doors open at seven", ["de": "Einlass ab sieben"], options: ["maximumWords": .number("2")]),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, !entry.isStale, entry.commentQuality == .missing,
      let source = entry.sourceTexts.first,
      source.hasLetters
    else { return }
    let words = Double(source.value.split { $0 == " " || $0 == "\n" }.count)
    guard words >= report.options.number("minimumWords"), words <= report.options.number("maximumWords") else { return }
    report.add(
      entry.place, "'\(entry.key)' has no comment", suggestion: "say where it appears, and what it does or says")
  }
}

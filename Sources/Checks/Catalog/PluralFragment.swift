import Findings
import FormatSpecifiers
import StringCatalog

/// A plural of a few words in the middle of a sentence.
package enum PluralFragment: EntryRule {
  package static let description = RuleDescription(
    "the forms of a plural hold only a noun, and the sentence stands outside",
    rationale: """
      Verbs, adjectives and cases around a number change with it in many languages, and translators can only change what \
      is in the forms. Where a sentence has one number, let the whole text vary; substitutions are for several numbers.
      """,
    severity: .advice,
    bad: [
      .catalog(ExampleSubstitution.catalog(text: "↓There are %#@seats@ left for you", substitution: "seats")),
      .catalog(
        ExampleSubstitution.catalog(
          text: "↓You have %lld %#@seats@", substitution: "seats", one: "seat", other: "seats")),
    ],
    good: [
      .catalog(ExampleSubstitution.catalog(text: "%#@seats@", substitution: "seats")),
      .catalog(
        ExampleSubstitution.catalog(
          text: "%#@seats@", substitution: "seats", one: "There is %arg seat left for you",
          other: "There are %arg seats left for you")),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, entry.isVaried else { return }
    // Translations follow the source text.
    for text in entry.texts(in: entry.catalog.sourceLanguage) where text.substitution == nil {
      let references = text.format.arguments.filter { $0.kind == .substitution }
      guard references.count == 1, let name = references[0].name else { continue }
      let forms = entry.sourceTexts.filter { $0.substitution == name && $0.pluralCategory != nil }
      guard !forms.isEmpty else { continue }
      let outside = SourceWord.words(of: text.format).count
      let inside = forms.map { SourceWord.words(of: $0.format).count }.max() ?? 0
      guard outside > 1, inside < outside, inside < 3 else { continue }
      report.add(
        text.place,
        "the forms of '\(name)' in '\(entry.label)' hold \(inside == 1 ? "one word" : "\(inside) words") only",
        suggestion: "vary the whole text by plural, so that translators can change the words around the number")
    }
  }
}

import Findings
import LanguageData
import StringCatalog

/// A plural form without its number, for a category of several numbers.
package enum NumberlessPluralForm: EntryRule {
  package static let description = RuleDescription(
    "a plural form lacks the number, though it is chosen for several numbers",
    rationale: """
      `one` means exactly 1 in some languages (English, German). In others it covers 21 and 31 (Russian) or 0 (French): \
      "a seat" is then shown for 21 seats. Show the number in the form, or choose the text for exactly one by if and else \
      in code. Where only 0 is covered besides 1, a form `zero` also helps; \
      that is advice, since many programs have a text of its own for nothing. `other` needs the number in every \
      language.
      """,
    severity: .error,
    milder: [.advice: "where only 0 is covered besides 1"],
    bad: [
      .catalog(
        ExamplePlural.catalog(
          key: "%lld seats",
          [("ru", ["↓one": "одно место", "few": "%lld места", "many": "%lld мест", "other": "%lld места"])])),
      .catalog(
        ExampleSubstitution.catalog(text: "Row of %#@seats@", substitution: "seats", one: "%arg seat", other: "↓seats")),
      .catalog(ExamplePlural.catalog(key: "%lld seats", [("fr", ["↓one": "1 place", "other": "%lld places"])])),
    ],
    good: [
      .catalog(ExamplePlural.catalog(key: "%lld seats", [("en", ["one": "A seat", "other": "%lld seats"])])),
      .catalog(
        ExamplePlural.catalog(
          key: "%lld seats", [("fr", ["zero": "Aucune place", "one": "Une place", "other": "%lld places"])])),
      .catalog(
        ExamplePlural.catalog(
          key: "%lld seats",
          [("ru", ["one": "%lld место", "few": "%lld места", "many": "%lld мест", "other": "%lld места"])])),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, entry.isVaried else { return }
    for set in entry.pluralSets {
      guard let other = set.form(.other) else { continue }
      guard set.showsNumber(other) else {
        addNumberlessOther(other, of: set, in: entry, &report)
        continue
      }
      for (name, text) in set.forms where !set.showsNumber(text) && !text.value.isBlank {
        guard let category = PluralCategory(rawValue: name), category != .other,
          let numbers = set.numbers(choosing: category), numbers.count > 1
        else { continue }
        let others = numbers.filter { category != .one || $0 != 1 }.prefix(2).map(String.init).listed()
        report.add(
          text.place,
          "'\(name)' of '\(entry.label)' in \(set.language) is also chosen for \(others) and does not show the number",
          suggestion: "write the number as 'other' does",
          atMost: numbers == [0, 1] ? .advice : .error)
      }
    }
  }

  /// Reports an `other` without the number that another form, or the source text's `other`, shows. Where the number may
  /// stand beside the forms, as in a text that varies as a whole, a lacking specifier is reported by its own rule.
  private static func addNumberlessOther(
    _ other: CheckedText, of set: PluralSet, in entry: CheckedEntry, _ report: inout RuleReport
  ) {
    guard !other.isBlank, other.substitution != nil, other.specifierFaults.isEmpty else { return }
    let isShownElsewhere =
      set.forms.contains { set.showsNumber($0.text) }
      || other.source.flatMap { source in
        entry.pluralSets.first { $0.forms.contains { $0.text === source } }.map { $0.showsNumber(source) }
      } ?? false
    guard isShownElsewhere else { return }
    report.add(
      other.place, "'other' of '\(entry.label)' in \(set.language) does not show the number",
      suggestion: "write the number as the other forms do, %arg in a substitution")
  }
}

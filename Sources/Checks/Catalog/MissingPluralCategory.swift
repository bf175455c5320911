import Findings
import LanguageData
import StringCatalog

/// A plural that lacks a form that the language has.
package enum MissingPluralCategory: EntryRule {
  package static let description = RuleDescription(
    "a plural lacks a category of the language",
    rationale: """
      For numbers of that category the form `other` is shown, which is wrong in most of such languages: Russian needs \
      `one`, `few` and `many`. Without `other`, there may be nothing to show at all: that is an error. Advice are a `many` \
      that is for millions only (French, Italian, Portuguese, Spanish, Catalan), which Xcode does not ask for, categories \
      of fractions (Czech `many`) where a whole number is counted, a `one` that the source text leaves out \
      too, and those of a text whose forms do not differ.
      """,
    severity: .error,
    milder: [
      .warning: "for other categories than 'other'",
      .advice:
        "for those that are for millions or fractions alone, that the source text leaves out, too, or whose forms do not differ",
    ],
    bad: [
      .catalog(plural("ru", ["one": "%lld место", "few": "%lld места", "↓other": "%lld места"])),
      .catalog(plural("en", ["↓one": "%lld seat"])),
      .catalog(plural("fr", ["one": "%lld place", "↓other": "%lld places"])),
    ],
    good: [
      .catalog(
        plural("ru", ["one": "%lld место", "few": "%lld места", "many": "%lld мест", "other": "%lld места"])),
      .catalog(plural("ja", ["other": "%lld席"])),
      .catalog(plural("en", ["one": "%lld seat", "other": "%lld seats"])),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, entry.isVaried else { return }
    for set in entry.pluralSets {
      guard let place = set.representative?.place, let identifier = set.identifier else { continue }
      let missing = identifier.pluralCategories.filter { category in
        guard set.form(category) == nil else { return false }
        // A table needs no `other` where no number that can be given chooses it; a catalog does not compile without.
        return category != .other || entry.catalog.tables == nil || !set.countsIntegers
          || set.numbers(choosing: .other)?.isEmpty != true
      }
      guard !missing.isEmpty else { continue }
      let source = entry.pluralSets.first { $0.language == entry.catalog.sourceLanguage && $0.path == set.path }
      let asked = missing.filter {
        identifier.categoriesXcodeAsks.contains($0) && isChosen($0, in: set) && !isLeftOut($0, of: set, source)
      }
      let named = (asked.isEmpty ? missing : asked).map { "'\($0.rawValue)'" }.listed()
      let isWithoutOther = missing.contains(.other)
      report.add(
        place,
        "'\(entry.label)' has no text for \(named) in \(set.language)",
        suggestion: isWithoutOther
          ? "add 'other', which stands in for every category that is missing" : "add it; until then 'other' is shown",
        atMost: isWithoutOther
          ? .error : asked.isEmpty || isWithoutDifference(set) || !identifier.variesCountedWords ? .advice : .warning)
    }
  }

  /// Whether all forms are the same, as in "Seats: %lld".
  private static func isWithoutDifference(_ set: PluralSet) -> Bool {
    set.forms.count > 1 && Set(set.forms.map(\.text.value)).count == 1
  }

  /// Whether the source text shows that a form for exactly one is not needed: code has another text for that.
  private static func isLeftOut(_ category: PluralCategory, of set: PluralSet, _ source: PluralSet?) -> Bool {
    guard let source, source.form(.one) == nil, source.identifier?.pluralCategories.contains(.one) == true else {
      return false
    }
    return set.numbers(choosing: category) == [1]
  }

  /// Whether a number that can be given chooses a category: some are for fractions only.
  private static func isChosen(_ category: PluralCategory, in set: PluralSet) -> Bool {
    category == .other || !set.countsIntegers || !(set.numbers(choosing: category)?.isEmpty ?? false)
  }

  private static func plural(_ language: String, _ forms: KeyValuePairs<String, String>) -> String {
    ExamplePlural.catalog(key: "%lld seats", [(language, forms)])
  }
}

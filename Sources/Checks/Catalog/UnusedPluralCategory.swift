import Findings
import LanguageData
import StringCatalog

/// A plural form that no number chooses.
package enum UnusedPluralCategory: EntryRule {
  package static let description = RuleDescription(
    "a plural has a category that the language does not use",
    rationale: """
      Its text is never shown: Japanese has `other` alone, German no `few`. Only `zero` is chosen in every language, for \
      0. Somebody may have written a form there that is missing elsewhere.
      """,
    severity: .warning,
    milder: [.advice: "for a text that is the same as 'other'"],
    bad: [
      .catalog(
        ExamplePlural.catalog(key: "%lld seats", [("ja", ["↓one": "%lldつの席", "other": "%lld席"])]),
        fixed: ExamplePlural.catalog(key: "%lld seats", [("ja", ["other": "%lld席"])])),
      .catalog(
        ExamplePlural.catalog(
          key: "%lld seats", [("de", ["one": "%lld Platz", "↓single": "Platz", "other": "%lld Plätze"])])),
    ],
    good: [
      .catalog(
        ExamplePlural.catalog(
          key: "%lld seats", [("de", ["zero": "Kein Platz", "one": "%lld Platz", "other": "%lld Plätze"])]))
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, entry.isVaried else { return }
    for set in entry.pluralSets {
      guard let identifier = set.identifier else { continue }
      let used = Set(identifier.pluralCategories + [.zero, .other])
      for (name, text) in set.forms {
        let category = PluralCategory(rawValue: name)
        if let category, used.contains(category) { continue }
        let isRemovable = category != nil && set.form(.other) != nil
        report.add(
          text.place,
          category == nil
            ? "'\(name)' of '\(entry.label)' in \(set.language) is no plural category and never shown"
            : "\(set.language) has no plural category '\(name)': this text of '\(entry.label)' is never shown",
          suggestion: "remove it; the categories are \(used.sorted().map(\.rawValue).listed(atMost: 6))",
          fix: isRemovable
            ? CheckFix(
              "remove the text", isSafe: true,
              .removeText(
                catalog: entry.catalog.path, key: entry.key, language: set.language, variation: text.variation)) : nil,
          atMost: text.value == set.form(.other)?.value ? .advice : .warning)
      }
    }
  }
}

import Findings
import FormatSpecifiers
import StringCatalog

/// A text that refers to a substitution that there is not.
package enum UndefinedSubstitution: EntryRule {
  package static let description = RuleDescription(
    "a text refers to a substitution that is not defined",
    rationale: """
      Xcode refuses to compile the catalog. Each language defines its own substitutions: one that is defined for the \
      source language only is not known in others.
      """,
    severity: .error,
    bad: [
      .key("seats", ["en": "↓%#@seats@ left"]),
      .catalog(ExampleSubstitution.catalog(text: "↓%#@rows@ with %#@seats@", substitution: "seats")),
    ],
    good: [.catalog(ExampleSubstitution.catalog(text: "%#@seats@ left", substitution: "seats"))])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, entry.bytes.contains("#") else { return }
    for text in entry.texts where text.bytes.contains("#") && text.bytes.contains("%") {
      guard let localization = entry.localization(in: text.language)?.content else { continue }
      let defined = localization.substitutions ?? [:]
      for argument in text.format.arguments where argument.kind == .substitution {
        guard let name = argument.name, defined[name] == nil else { continue }
        let near = defined.keys.sorted().map { "%#@\($0)@" }
        report.add(
          text.place,
          "'\(entry.label)' in \(text.language) refers to a substitution '\(name)', which is not defined",
          suggestion: near.isEmpty ? "define it, or write the text without it" : "define it, or write \(near.listed())")
      }
    }
  }
}

import Findings
import LocalizableReferences
import SourceText
import StringCatalog

/// A key that no code uses any more.
package enum StaleKey: EntryRule {
  package static let description = RuleDescription(
    "a key is marked as stale",
    rationale: """
      Xcode marks a key that it no longer finds in the code. Translators go on to translate it, and it goes on to be \
      shipped. Remove it; if code makes the key at run time, manage it by hand (`manual`), so that nobody takes it for \
      unused. A stale key that is in use is one whose mark is out of date.
      """,
    severity: .warning,
    milder: [.advice: "for a key that code may make at run time"],
    bad: [
      .key("↓Encore", state: "stale", ["de": "Zugabe"]),
      .key(
        "↓Encore", state: "stale", ["de": "Zugabe"],
        swift: """
          import SwiftUI
          struct Hall: View {
            var body: some View { Text("Encore") }
          }
          """),
      .key(
        "↓Encore", state: "stale", ["de": "Zugabe"],
        swift: """
          extension String { var translated: String { NSLocalizedString(self, comment: "") } }
          let title = "Encore".translated
          """),
    ],
    good: [
      .key("Encore", ["de": "Zugabe"]),
      .key("Encore", state: "manual", ["de": "Zugabe"]),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isStale else { return }
    let (catalog, key) = (entry.catalog.path, entry.key)
    let name = entry.label
    if let use = entry.references.first {
      let state: ExtractionState? = use.defaultValue == nil ? nil : .extractedWithValue
      report.add(
        entry.place, "'\(name)' is marked as stale and is used", suggestion: "run 'dragoman sync'",
        notes: [("used here", .reference(use.location))],
        fix: CheckFix(
          "take the mark away", isSafe: true, .setExtractionState(catalog: catalog, key: key, state)))
    } else if entry.catalog.possibleKeys.contains(ExactString(key)) {
      report.add(
        entry.place, "'\(name)' is marked as stale, though code may make it at run time",
        suggestion: "make it manual if that is so, else remove it",
        fix: CheckFix("make it manual", isSafe: false, .setExtractionState(catalog: catalog, key: key, .manual)),
        atMost: .advice)
    } else {
      report.add(
        entry.place, "'\(name)' is marked as stale: the code no longer has it",
        suggestion: "remove it, or make it manual if code makes it at run time",
        fix: CheckFix("remove the key", isSafe: false, .removeKey(catalog: catalog, key: key)))
    }
  }
}

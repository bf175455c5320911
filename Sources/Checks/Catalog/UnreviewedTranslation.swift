import Findings
import LosslessJSON
import StringCatalog

/// A translation that waits for somebody to look at it.
package enum UnreviewedTranslation: EntryRule {
  package static let description = RuleDescription(
    "a translation waits for review",
    rationale: """
      A text needs review when its source text has changed since, or when somebody who was not sure marked it. It is \
      shown all the same, so that it should be looked at before a release.
      """,
    severity: .advice,
    options: [
      RuleOption(
        "countsMachineTranslations", .boolean(false), "whether texts that a machine translated need review as well")
    ],
    bad: [
      .catalog(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            ↓"Encore" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "Zugabe"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """),
      .catalog(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            ↓"Encore" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "machine_translated",
                    "value" : "Zugabe"
                  }
                }
              }
            }
          },
          "version" : "1.3"
        }
        """, options: ["countsMachineTranslations": .boolean(true)]),
    ],
    good: [.key("Encore", ["de": "Zugabe"])])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, !entry.isStale else { return }
    let countsMachines = report.options.flag("countsMachineTranslations")
    func waits(_ state: StringUnitState) -> Bool {
      state == .needsReview || (countsMachines && state == .machineTranslated)
    }
    let waiting = entry.localizations.filter { localization in
      localization.content.stringSet.map { waits($0.state) } ?? false
        || localization.texts.contains { waits($0.unit.state) }
    }.map(\.language)
    guard !waiting.isEmpty else { return }
    report.add(
      entry.place, "'\(entry.label)' waits for review in \(waiting.listed())",
      suggestion: "compare it with the source text and mark it as translated", languages: waiting)
  }
}

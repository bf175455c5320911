import Findings
import StringCatalog

/// A translation that is still marked as new.
package enum UnfinishedTranslation: EntryRule {
  package static let description = RuleDescription(
    "a translation is marked as new",
    rationale: """
      `new` means that nobody has translated the text yet. Xcode leaves such a translation of a key that it extracted \
      out of the app, also if it holds words: people see the source text. Where a tool or a person has translated it, \
      mark it as translated (`dragoman mark`); otherwise translate it.
      """,
    severity: .warning,
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
                    "state" : "new",
                    "value" : "Zugabe"
                  }
                },
                "fr" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "Encore"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """)
    ],
    good: [
      .key("Encore", ["de": "Zugabe"]),
      // The source text that came with the key from the code.
      .catalog(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "encore.title" : {
              "extractionState" : "extracted_with_value",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "Encore"
                  }
                }
              }
            },
            "©" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "©"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, !entry.isStale, !entry.key.isEmpty else { return }
    var unfinished: [String] = []
    var hasWork = false
    for localization in entry.localizations where localization.language != entry.catalog.sourceLanguage {
      let isNew =
        localization.texts.contains { $0.unit.state == .new } || localization.content.stringSet?.state == .new
      guard isNew else { continue }
      unfinished.append(localization.language)
      if !hasWork {
        hasWork = localization.texts.contains {
          $0.unit.state == .new && !$0.value.isBlank && $0.value != $0.source?.value
        }
      }
    }
    guard !unfinished.isEmpty, entry.hasWords else { return }
    let isLeftOut = hasWork && entry.extractionState == nil
    report.add(
      entry.place,
      "'\(entry.label)' is marked as new in \(unfinished.listed())"
        + (isLeftOut ? ": Xcode leaves its translations out of the app" : ""),
      suggestion: hasWork
        ? "review what is there and mark it as translated" : "translate it, or mark it as not to be translated",
      languages: unfinished)
  }
}

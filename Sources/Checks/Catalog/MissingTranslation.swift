import Findings
import StringCatalog

/// A shipped language has no text for a key, and no parent of it has one either.
package enum MissingTranslation: EntryRule {
  package static let description = RuleDescription(
    "a language that the app ships has no text for a key",
    rationale: """
      People who chose that language see the text of the source language in the midst of their own. A regional language \
      takes what it lacks from its parent (`pt-BR` from `pt`, `en-GB` from `en`), so only its own deviations are needed. \
      Mark what is not to be translated as such, as Xcode does it ("Mark as: Don't Translate"). Keys without a word, such \
      as `%@: %@`, need no translation, and languages that are just begun have a rule of their own, `begun-language`.
      """,
    severity: .warning,
    bad: [
      .catalog(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            ↓"Encore" : {

            },
            "Stalls" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Parkett"
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
      .catalog(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Encore" : {
              "localizations" : {
                "pt" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Bis"
                  }
                }
              }
            },
            "Stalls" : {
              "localizations" : {
                "pt" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Plateia"
                  }
                },
                "pt-BR" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Plateia baixa"
                  }
                }
              }
            },
            "%lld / %lld" : {

            },
            "Vestibule" : {
              "shouldTranslate" : false
            }
          },
          "version" : "1.0"
        }
        """),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, !entry.isStale, !entry.isOfUnreadInterfaceFile else { return }
    let catalog = entry.catalog
    // Both are in order, and mostly the same.
    guard entry.languages != catalog.shippedLanguages, entry.hasWords else { return }
    let present = Set(entry.languages)
    let missing = catalog.shippedLanguages.filter { language in
      !present.contains(language) && language != catalog.sourceLanguage && !catalog.begunLanguages.contains(language)
        && !catalog.parents(of: language).contains { present.contains($0) || $0 == catalog.sourceLanguage }
    }
    guard !missing.isEmpty else { return }
    report.add(
      entry.place, "'\(entry.label)' is not translated into \(missing.listed())",
      suggestion: catalog.tables == nil ? "translate it, or mark it as not to be translated" : "translate it",
      languages: missing)
  }
}

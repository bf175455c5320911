import Findings
import StringCatalog

/// One text under several keys.
package enum DuplicateSourceText: SurveyRule {
  package static let description = RuleDescription(
    "several keys have the same text in the source language and the same translations",
    rationale: """
      It is translated once for each, and each translation can drift from the others. One key with one comment is enough \
      where the meaning is the same. Keys whose translations differ somewhere, or whose comments do, have two meanings and \
      are left alone.
      """,
    severity: .advice,
    bad: [
      .catalog(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "hall.row" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Reihe" } },
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Row" } }
              }
            },
            ↓"stalls.row" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Reihe" } },
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Row" } }
              }
            }
          },
          "version" : "1.0"
        }
        """)
    ],
    good: [
      .catalog(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "order.action" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Bestellen" } },
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Order" } }
              }
            },
            "order.sequence" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Reihenfolge" } },
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Order" } }
              }
            }
          },
          "version" : "1.0"
        }
        """)
    ])

  package struct Survey: CatalogSurvey {
    private let catalog: CheckedCatalog
    /// Text → the keys that have it.
    private var keys: [String: [String]] = [:]

    package init?(of catalog: CheckedCatalog, in project: CheckedProject, _ options: RuleOptions) {
      self.catalog = catalog
    }

    package mutating func note(_ entry: CheckedEntry) {
      guard entry.isTranslatable, !entry.isStale, let source = entry.sourceTexts.first, entry.sourceTexts.count == 1,
        source.value != "%arg", !entry.sourceIsSymbolicKey, source.hasLetters, !entry.isFormOfFamily,
        catalog.tables?.isOfInterfaceFile != true
      else { return }
      keys[source.value, default: []].append(entry.key)
    }

    package mutating func append(_ next: Survey) { keys.merge(next.keys, uniquingKeysWith: +) }

    package func judge(_ report: inout RuleReport) {
      for (text, keys) in keys where keys.count > 1 {
        // Groups of one meaning: no comment and no translation differs.
        var groups: [[CheckedEntry]] = []
        for entry in keys.compactMap(catalog.entry(of:)) {
          if let index = groups.firstIndex(where: { agree($0[0], entry) }) {
            groups[index].append(entry)
          } else {
            groups.append([entry])
          }
        }
        for group in groups where group.count > 1 {
          let first = group[0]
          for entry in group.dropFirst() {
            report.add(
              entry.place, "'\(entry.key)' has the text '\(text)' and the translations of '\(first.key)'",
              suggestion: "use one key for both, if they mean the same", notes: [("the other key", first.place)])
          }
        }
      }
    }
  }

  private static func agree(_ first: CheckedEntry, _ second: CheckedEntry) -> Bool {
    let (comment, other) = (first.comment ?? "", second.comment ?? "")
    guard comment.isEmpty || other.isEmpty || comment == other else { return false }
    let languages = Set(first.languages).intersection(second.languages)
    return languages.allSatisfy { language in
      first.texts(in: language).map(\.value) == second.texts(in: language).map(\.value)
    }
  }
}

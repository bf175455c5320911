import Findings
import FormatSpecifiers
import LanguageData
import StringCatalog

/// A translation without plural forms of a text that has them.
package enum UnvariedTranslation: EntryRule {
  package static let description = RuleDescription(
    "a translation has no plural forms, though the source text has them",
    rationale: """
      The translation shows the number with one wording, and the language has several. Languages whose words do not \
      change with a number, as CLDR's names of units show (Turkish, Hungarian, Japanese), need no forms.
      """,
    severity: .warning,
    bad: [
      .catalog(catalog("ru", "↓%lld мест")), .catalog(catalog("de", "↓%lld Plätze")),
    ],
    good: [
      .catalog(catalog("ja", "%lld席")),
      .catalog(catalog("tr", "%lld koltuk")),
      // Without the number, nothing has to agree.
      .catalog(catalog("ru", "Все места")),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, entry.isVaried, entry.sourceTexts.contains(where: { $0.pluralCategory != nil }) else {
      return
    }
    for language in entry.languages where language != entry.catalog.sourceLanguage {
      let texts = entry.texts(in: language)
      guard let text = texts.first(where: { $0.format.arguments.contains(where: \.isInteger) }),
        texts.allSatisfy({ $0.pluralCategory == nil && $0.unit.state != .new }),
        text.format.hasWords, let identifier = LanguageTraits.of(language).identifier
      else { continue }
      let rules = PluralRules.of(language: identifier.description)
      let categories = Set((0...200 as ClosedRange<Int64>).compactMap { rules.category(of: $0) }).sorted()
      guard categories.count > 1, identifier.variesCountedWords else { continue }
      report.add(
        text.place,
        "'\(entry.label)' has plural forms in \(entry.catalog.sourceLanguage) and none in \(language)",
        suggestion: "write \(categories.map { "'\($0.rawValue)'" }.listed())")
    }
  }

  private static func catalog(_ language: String, _ text: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld seats" : {
          "localizations" : {
            "\(language)" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "\(text)"
              }
            },
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld seat"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld seats"
                    }
                  }
                }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """
  }
}

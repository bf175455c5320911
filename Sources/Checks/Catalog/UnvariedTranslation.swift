import Findings
import FormatSpecifiers
import LanguageData
import StringCatalog

/// A translation without plural forms of a text that has them, or that the system inflects.
package enum UnvariedTranslation: EntryRule {
  package static let description = RuleDescription(
    "a translation has no plural forms, though the source text has them",
    rationale: """
      The translation shows the number with one wording, and the language has several. Languages whose words do not \
      change with a number, as CLDR's names of units show (Turkish, Hungarian, Japanese), need no forms. A source text \
      that the system inflects (`^[…](inflect: true)`) wants the same, or forms, in a translation.
      """,
    severity: .warning,
    bad: [
      .catalog(catalog("ru", "↓%lld мест")), .catalog(catalog("de", "↓%lld Plätze")),
      .key("Choose ^[%lld seats](inflect: true)", ["es": "↓Elige %lld butacas"]),
    ],
    good: [
      .catalog(catalog("ja", "%lld席")),
      .catalog(catalog("tr", "%lld koltuk")),
      .key(
        "Choose ^[%lld seats](inflect: true)",
        ["es": "Elige ^[%lld butacas](inflect: true)", "ja": "%lld席を選ぶ", "fr": "Nombre de places : %lld"]),
      // Without the number, nothing has to agree.
      .catalog(catalog("ru", "Все места")),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable else { return }
    let isVaried = entry.isVaried && entry.sourceTexts.contains { $0.pluralCategory != nil }
    guard isVaried || isInflected(entry) else { return }
    for language in entry.languages where language != entry.catalog.sourceLanguage {
      let texts = entry.texts(in: language)
      guard let text = texts.first(where: { $0.format.arguments.contains(where: \.isInteger) }),
        texts.allSatisfy({ $0.pluralCategory == nil && $0.unit.state != .new }),
        text.format.hasWords, let identifier = LanguageTraits.of(language).identifier
      else { continue }
      let rules = PluralRules.of(language: identifier.description)
      let categories = Set((0...200 as ClosedRange<Int64>).compactMap { rules.category(of: $0) }).sorted()
      guard categories.count > 1, identifier.variesCountedWords else { continue }
      if !isVaried {
        if text.value.contains("(inflect") || !isFollowedByWord(text.format) { continue }
      }
      report.add(
        text.place,
        isVaried
          ? "'\(entry.label)' has plural forms in \(entry.catalog.sourceLanguage) and none in \(language)"
          : "'\(entry.label)' is inflected in \(entry.catalog.sourceLanguage), and has neither that nor forms in \(language)",
        suggestion: "write \(categories.map { "'\($0.rawValue)'" }.listed())")
    }
  }

  /// Whether a word stands behind a whole number; behind a label with a colon, nothing has to agree.
  private static func isFollowedByWord(_ format: FormatString) -> Bool {
    zip(format.pieces, format.pieces.dropFirst()).contains { piece, next in
      guard case .argument(let argument) = piece, argument.isInteger, case .text(let words) = next else { return false }
      return words.hasPrefix(" ") && words.unicodeScalars.dropFirst().first?.isLetter ?? false
    }
  }

  /// Whether the system inflects the words of a number in the source text.
  private static func isInflected(_ entry: CheckedEntry) -> Bool {
    entry.bytes.contains("^")
      && entry.sourceTexts.contains { source in
        source.bytes.contains("^")
          && source.markup?.attributes.contains { $0.attributes.contains("inflect: true") && $0.words.contains("%") }
            ?? false
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

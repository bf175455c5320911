import Findings
import LanguageData

/// Straight quotation marks in a language that has typographic ones elsewhere in the catalog, and one without its pair.
package enum InconsistentQuotationMarks: SurveyRule {
  package static let description = RuleDescription(
    "a text has straight quotation marks where its source text or others have typographic ones, or lacks one of a pair",
    rationale: """
      Both beside each other look like carelessness. What a language does in four of five texts with quotation marks, and \
      in five at least, is taken for its style; texts with code or markup are not looked at. One or two texts that have \
      straight marks where their source text has typographic ones are advice.
      """,
    severity: .warning,
    milder: [.advice: "where only the source text has typographic marks"],
    bad: [
      .key("“A” is sold out", ["de": "↓„A ist ausverkauft"]), .key("\"A\" is sold out", ["fr": "↓A\" est complet"]),
      .key("“A” is sold out", ["de": "↓\"A\" ist ausverkauft"], fixed: ["de": "„A“ ist ausverkauft"]),
      .catalog(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "“A” is sold out" : {

            },
            "“B” is sold out" : {

            },
            "“C” is sold out" : {

            },
            "“D” is sold out" : {

            },
            "“E” is sold out" : {

            },
            ↓"\\"F\\" is sold out" : {

            }
          },
          "version" : "1.0"
        }
        """),
    ],
    good: [
      .key("“A” at 5\"", ["de": "„A“ auf 5 Zoll"]), .key("The \"USA\"", ["he": "ארה\"ב"]),
      .key("\"A\" is sold out", ["de": "\"A\" ist ausverkauft"]), .key("<a href=\"x\">", [:]),
    ])

  package struct Survey: CatalogSurvey {
    private var typographic: [String: Int] = [:]
    // An entry lives as long as its texts are kept.
    private var straight: [(entry: CheckedEntry, text: CheckedText)] = []
    private var unpaired: [(entry: CheckedEntry, text: CheckedText)] = []

    package init?(of catalog: CheckedCatalog, in project: CheckedProject, _ options: RuleOptions) {}

    package mutating func note(_ entry: CheckedEntry) {
      for text in entry.shownTexts {
        // Not translated: another rule's.
        if let source = text.source {
          if source.value == text.value { continue }
          if isUnpaired(text, source) { unpaired.append((entry, text)) }
        }
        if text.bytes.contains("\"") {
          if isProse(text.value) { straight.append((entry, text)) }
        } else if QuotedStretch.areTypographic(in: text),
          !QuotedStretch.all(in: Array(text.value.unicodeScalars)).isEmpty
        {
          typographic[text.language, default: 0] += 1
        }
      }
    }

    package mutating func append(_ next: Survey) {
      typographic.merge(next.typographic, uniquingKeysWith: +)
      straight += next.straight
      unpaired += next.unpaired
    }

    package func judge(_ report: inout RuleReport) {
      for (_, text) in unpaired {
        report.add(
          text.place, "\(text.named) has a quotation mark without its pair", suggestion: "open and close each quotation"
        )
      }
      let counts = Dictionary(grouping: straight) { $0.text.language }.mapValues(\.count)
      for (_, text) in straight {
        let (others, own) = (typographic[text.language] ?? 0, counts[text.language] ?? 0)
        guard let style = QuotationStyle(language: text.language) else { continue }
        guard others >= 5, others >= own * 4 else {
          if own <= 2, let source = text.source, QuotedStretch.areTypographic(in: source),
            !QuotedStretch.all(in: Array(source.value.unicodeScalars)).isEmpty
          {
            report.add(
              text.place, "\(text.named) has straight quotation marks, its source text has not",
              suggestion: "quote \(style.begin)x\(style.end)", fix: fix(text, style), atMost: .advice)
          }
          continue
        }
        report.add(
          text.place, "\(text.named) has straight quotation marks, \(others) other texts of the language have not",
          suggestion: "quote \(style.begin)x\(style.end)", fix: fix(text, style))
      }
    }
  }

  /// Whether a text has an odd number of marks, and its source text pairs. Hebrew writes abbreviations with one.
  private static func isUnpaired(_ text: CheckedText, _ source: CheckedText) -> Bool {
    let expected = QuotedStretch.count(in: source)
    guard expected > 0, expected.isMultiple(of: 2), !["he", "iw", "yi"].contains(text.traits.code) else { return false }
    return !QuotedStretch.count(in: text).isMultiple(of: 2)
  }

  /// Quotation marks with words between them, and no sign of code: `="`, a tag, a brace, inches.
  private static func isProse(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard text.utf8.allSatisfy({ !"<>{}`=\\".utf8.contains($0) }) else { return false }
    let stretches = QuotedStretch.all(in: scalars)
    return !stretches.isEmpty
      && stretches.allSatisfy { stretch in
        stretch.begin == "\"" && stretch.end == "\"" && stretch.endIndex > stretch.beginIndex + 1
      }
  }

  private static func fix(_ text: CheckedText, _ style: QuotationStyle) -> CheckFix? {
    guard text.isEditable else { return nil }
    let scalars = Array(text.value.unicodeScalars)
    let isFrench = style.begin == "«" && LanguageIdentifier(text.language)?.language == "fr"
    let value = style.mended(scalars, QuotedStretch.all(in: scalars), standsOff: isFrench)
    return text.fix("Quote as the language does", value: value, isSafe: true)
  }
}

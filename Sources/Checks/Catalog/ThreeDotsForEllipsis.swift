import Findings

/// Three dots in a translation whose source text has an ellipsis.
package enum ThreeDotsForEllipsis: SurveyRule {
  package static let description = RuleDescription(
    "a translation has three dots where its source text has an ellipsis",
    rationale: """
      `…` is one character: it does not break across lines, VoiceOver knows it, and menus look alike. Chinese sets two of \
      them in running text. Where a language's texts mostly have three dots in a catalog, as Korean ones may, it is \
      advice, and so are three dots of a source text beside others with an ellipsis.
      """,
    severity: .warning,
    milder: [.advice: "where a language's texts mostly have three dots, and for source texts"],
    bad: [
      .key("Choose Seat…", ["de": "↓Platz wählen..."], fixed: ["de": "Platz wählen…"]),
      .catalog(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            ↓"Book Seat..." : {

            },
            "Choose Seat…" : {

            }
          },
          "version" : "1.0"
        }
        """),
    ],
    good: [
      .key("Choose Seat…", ["de": "Platz wählen …", "zh-Hans": "选择座位……"]),
      .key("Choose Seat...", ["de": "Platz wählen..."]),
    ])

  package struct Survey: CatalogSurvey {
    private var ellipses: [String: Int] = [:]
    // An entry lives as long as its texts are kept.
    private var found: [(entry: CheckedEntry, text: CheckedText)] = []
    private var sources: [(entry: CheckedEntry, text: CheckedText)] = []
    private var sourceEllipses = 0

    package init?(of catalog: CheckedCatalog, in project: CheckedProject, _ options: RuleOptions) {}

    package mutating func note(_ entry: CheckedEntry) {
      if entry.bytes.hasDoubledDot, entry.isTranslatable, !entry.isStale {
        for source in entry.sourceTexts
        where source.bytes.hasDoubledDot && source.value.contains("...") && !source.value.contains("....") {
          sources.append((entry, source))
        }
      }
      guard entry.bytes.contains(lead: ellipsis) else { return }
      // Of the source texts few have one.
      let sources = entry.sourceTexts.filter { $0.bytes.contains(lead: ellipsis) && $0.value.contains("…") }
      guard !sources.isEmpty else { return }
      sourceEllipses += 1
      for (text, source) in entry.translatedPairs where sources.contains(where: { $0 === source }) {
        if text.bytes.contains(lead: ellipsis), text.value.contains("…") { ellipses[text.language, default: 0] += 1 }
        guard text.bytes.hasDoubledDot, text.value.contains("..."), !source.value.contains("..."),
          !text.value.contains("....")
        else { continue }
        found.append((entry, text))
      }
    }

    package mutating func append(_ next: Survey) {
      ellipses.merge(next.ellipses, uniquingKeysWith: +)
      found += next.found
      self.sources += next.sources
      sourceEllipses += next.sourceEllipses
    }

    package func judge(_ report: inout RuleReport) {
      let dots = Dictionary(grouping: found) { $0.text.language }.mapValues(\.count)
      for (_, text) in found {
        let count = dots[text.language] ?? 0
        let isHabit = count > 2 && count > (ellipses[text.language] ?? 0)
        report.add(
          text.place, "\(text.named) has three dots where its source text has an ellipsis",
          suggestion: "write '…'",
          fix: text.fix("Write an ellipsis", value: text.value.replacing("...", with: "…"), isSafe: true),
          atMost: isHabit ? .advice : .error)
      }
      guard sourceEllipses >= sources.count else { return }
      for (_, text) in sources {
        report.add(
          text.place, "\(text.named) has three dots, other texts have an ellipsis", suggestion: "write '…'",
          fix: text.isEditable
            ? text.fix("Write an ellipsis", value: text.value.replacing("...", with: "…"), isSafe: true) : nil,
          atMost: .advice)
      }
    }
  }

  /// The first byte of an ellipsis.
  private static let ellipsis: UInt8 = 0xE2
}

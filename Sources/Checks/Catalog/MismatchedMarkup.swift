import Findings
import FormatSpecifiers
import StringCatalog

/// A translation without the emphasis of its source text.
package enum MismatchedMarkup: EntryRule {
  package static let description = RuleDescription(
    "a translation lacks Markdown of the source text, or it is broken",
    rationale: """
      Bold, italic and code are written into the text (`**bold**`, `*italic*`, `` `code` ``). A marker that is not closed, \
      has a space inside, or has a letter outside and a full stop or bracket inside, as easily happens in Chinese, \
      Japanese and Korean, is shown as an asterisk. That italic text is missing, one of \
      several bold words, or code that stands in quotation marks instead, is advice.
      """,
    severity: .warning,
    milder: [.advice: "for missing italics, one of several bold words, or code in quotation marks instead"],
    bad: [
      .key("Doors open at **seven**", ["de": "↓Einlass ist um sieben"]),
      .key("Doors open at **seven**", ["de": "↓Einlass ist um **sieben"]),
      .key("**Seats:** choose one", ["ja": "↓**座席：**選んでください"]),
      .key("Type `exit`", ["de": "↓Tippe exit"]),
    ],
    good: [
      .key("Doors open at **seven**", ["de": "Um **sieben** ist Einlass", "fr": "Ouverture à __sept__ heures"]),
      .key("3 * 4 * 5", ["de": "3 × 4 × 5"]),
      .key("seat_of_row", ["de": "Platz"]),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, !entry.isStale, entry.sourceTexts.contains(where: { $0.markup != nil }) else { return }
    for text in entry.translations where text.unit.state != .new && !text.isBlank {
      guard let source = text.source, let expected = source.markup?.styles, !expected.isEmpty,
        entry.knownArguments.isComplete || !entry.texts(in: entry.catalog.sourceLanguage).isEmpty
      else { continue }
      let styles = text.markup?.styles ?? [:]
      let lacking = TextMarkup.Style.allCases.filter { styles[$0] ?? 0 < expected[$0] ?? 0 }
      guard !lacking.isEmpty else { continue }
      // Italic for bold and the like is the translator's choice.
      guard styles.values.reduce(0, +) < expected.values.reduce(0, +) else { continue }
      let shown = lacking.flatMap(\.markers).first { marker in
        // In the source text it may be a character like any other.
        let inSource = source.markup?.words.ranges(of: marker).count ?? 0
        return text.markup?.words.ranges(of: marker).count ?? 0 > inSource
      }
      let named = lacking.map(\.name).listed()
      if let shown {
        report.add(
          text.place, "'\(entry.label)' in \(text.language) shows '\(shown)': its \(named) text is not well formed",
          suggestion: "close it, and let no space or punctuation stand between the marker and the word")
      } else {
        report.add(
          text.place, "the translation of '\(entry.label)' into \(text.language) lacks the source text's \(named) text",
          suggestion: "put the markers around the words that they belong to",
          // Chinese, Japanese and Korean do not slant letters, and two stressed words may become one.
          atMost: lacking == [.italic] || lacking.allSatisfy { styles[$0] != nil }
            || lacking == [.code] && quotationMarks(in: text.value) > quotationMarks(in: source.value)
            ? .advice : .warning)
      }
    }
  }

  private static func quotationMarks(in text: String) -> Int {
    text.unicodeScalars.count { $0.properties.isQuotationMark }
  }
}

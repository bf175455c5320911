import Findings

/// Three dots in a translation whose source text has an ellipsis.
package enum ThreeDotsForEllipsis: CatalogRule {
  package static let description = RuleDescription(
    "a translation has three dots where its source text has an ellipsis",
    rationale: """
      `…` is one character: it does not break across lines, VoiceOver knows it, and menus look alike. Chinese sets two of \
      them in running text. Where a language's texts mostly have three dots in a catalog, as Korean ones may, it is \
      advice.
      """,
    severity: .warning,
    bad: [.key("Choose Seat…", ["de": "↓Platz wählen..."], fixed: ["de": "Platz wählen…"])],
    good: [
      .key("Choose Seat…", ["de": "Platz wählen …", "zh-Hans": "选择座位……"]),
      .key("Choose Seat...", ["de": "Platz wählen..."]),
    ])

  package static func check(_ catalog: CheckedCatalog, in project: CheckedProject, _ report: inout RuleReport) {
    var ellipses: [String: Int] = [:]
    var found: [(entry: CheckedEntry, text: CheckedText)] = []
    for entry in catalog.entries() {
      for (text, source) in entry.translatedPairs where source.value.contains("…") {
        if text.value.contains("…") { ellipses[text.language, default: 0] += 1 }
        guard text.value.utf8.hasRun(of: UInt8(ascii: ".")), text.value.contains("..."),
          !source.value.contains("..."), !text.value.contains("....")
        else { continue }
        found.append((entry, text))
      }
    }
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
  }
}

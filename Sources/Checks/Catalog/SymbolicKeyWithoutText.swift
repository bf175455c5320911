import Findings
import StringCatalog

/// A key for programmers that has no text in the source language, so that people see the key.
package enum SymbolicKeyWithoutText: SurveyRule {
  package static let description = RuleDescription(
    "a symbolic key such as favorite.added has no text in the source language",
    rationale: """
      Where a language has no text, the source language's is shown, and where that has none, the key itself: people read \
      `favorite.added`. It is an error for a key that was made by hand; for one that is found in code it is a warning, \
      and only where the catalog has other keys of that style with texts. Keys of storyboards have their text there.
      """,
    severity: .error,
    milder: [.warning: "for a key that is found in code"],
    bad: [
      .key("↓ticket.sold_out", state: "manual", ["de": "Ausverkauft"]),
      .key("↓ticketIsSoldOut", state: "manual", [:]),
    ],
    good: [
      .key("ticket.sold_out", state: "manual", ["en": "Sold out", "de": "Ausverkauft"]),
      .key("Wi-Fi", ["de": "WLAN"]), .key("example.com", ["de": "example.com"]), .key("iCloud", state: "manual", [:]),
    ])

  package struct Survey: CatalogSurvey {
    private let language: String
    private var found: [(key: String, place: CheckPlace, isManual: Bool)] = []
    private var shapes: [KeyShape: Int] = [:]

    package init?(of catalog: CheckedCatalog, in project: CheckedProject, _ options: RuleOptions) {
      // Their texts are in Info.plist.
      guard catalog.table != "InfoPlist" else { return nil }
      language = catalog.sourceLanguage
    }

    package mutating func note(_ entry: CheckedEntry) {
      guard !entry.key.isEmpty else { return }
      let shape = KeyShape(of: entry.key)
      guard shape.isSymbolic, entry.isTranslatable, !entry.isStale, !KeyShape.isOfInterfaceBuilder(entry.key) else {
        return
      }
      // An empty text is there on purpose, or another rule's.
      let written = entry.texts(in: language)
      if !written.isEmpty {
        // The text that the key itself is says nothing.
        if written.contains(where: { $0.value != entry.key }) { shapes[shape, default: 0] += 1 }
      } else if entry.localization(in: language)?.content.stringSet == nil {
        found.append((entry.key, entry.place, entry.extractionState == .manual))
      }
    }

    package mutating func append(_ next: Survey) {
      found += next.found
      shapes.merge(next.shapes, uniquingKeysWith: +)
    }

    package func judge(_ report: inout RuleReport) {
      for (key, place, isManual) in found {
        let shape = KeyShape(of: key)
        let others = shapes[shape] ?? 0
        let isName =
          shape == .camelCase
          ? KeyShape.humps(of: key) < 2 && !(isManual && others >= 3)
          : KeyShape.isNameOfFileOrHost(key) || !(isManual || key.contains(where: { "._".contains($0) }))
        guard !isName, isManual || others >= 5 else { continue }
        report.add(
          place, "'\(key)' has no text in \(language): people see the key",
          suggestion: "write its text", atMost: isManual ? .error : .warning)
      }
    }
  }
}

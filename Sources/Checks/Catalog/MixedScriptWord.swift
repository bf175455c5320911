import Findings
import LanguageData

/// A word with a letter of another script that looks like one of its own.
package enum MixedScriptWord: EntryRule {
  package static let description = RuleDescription(
    "a word holds letters of another script that look like its own: a Latin a in a Cyrillic word",
    rationale: """
      It looks right, but is not found by a search, sorts elsewhere, is spelled out by VoiceOver and may be drawn in \
      another font. It comes of a keyboard that was switched too late.
      """,
    severity: .warning,
    bad: [
      .key("Row", ["ru": "↓Pяд"], fixed: ["ru": "Ряд"]), .key("Hall", ["uk": "↓Зaл"], fixed: ["uk": "Зал"]),
      .key("From above", ["uk": "↓Зsверху"]), .key("↓Tiсket", ["de": "Karte"]),
      .key("Transfer seats", ["fr": "↓Trаnsférer les places"]),
    ],
    good: [
      .key("Row", ["ru": "Ряд"]), .key("Wi-Fi network", ["ru": "Wi-Fi-сеть"]), .key("%@ apps", ["ru": "%@ов"]),
      .key("5 µm", ["de": "5 µm"]), .key("State of the pods", ["uk": "Стан Podу"]),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    // Latin, Cyrillic and Greek letters have doubles in each other.
    guard entry.bytes.hasAny(of: ScriptMixture.greek) || entry.bytes.hasAny(of: ScriptMixture.cyrillic) else { return }
    for text in entry.shownTexts where ScriptMixture.mayOccur(in: text) {
      guard let found = ScriptMixture(in: text) else { continue }
      report.add(
        text.place, "the word '\(found.word)' of \(text.named) holds \(found.description)",
        suggestion: found.mended.map { "write '\($0)' in one script" } ?? "write it in one script",
        // What looks alike may be another letter than the one that was meant.
        fix: text.isEditable
          ? found.mended.map {
            text.fix("Write the word in one script", value: text.value.replacing(found.word, with: $0), isSafe: false)
          } : nil)
    }
  }
}

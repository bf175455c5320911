import Findings
import StringCatalog

/// A text that varies by device and has none for other devices.
package enum MissingDeviceFallback: EntryRule {
  package static let description = RuleDescription(
    "a text varies by device and has no 'other'",
    rationale: """
      On devices without a branch the key is shown, or the source text. New kinds of devices come, and an iPhone app also \
      runs on iPad, Mac and Vision Pro: `other` is for all that have no branch.
      """,
    severity: .warning,
    milder: [.advice: "for a text with more than three devices"],
    bad: [.catalog(catalog(["↓iphone": "Tap", "mac": "Click"]))],
    good: [.catalog(catalog(["mac": "Click", "other": "Tap"]))])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, entry.isVaried else { return }
    let languages = entry.languages.filter { language in
      let devices = entry.localization(in: language)?.content.variations?.device ?? [:]
      return !devices.isEmpty && devices["other"] == nil
    }
    // The source language's own first.
    guard let first = languages.first(where: { $0 == entry.catalog.sourceLanguage }) ?? languages.first,
      let place = entry.texts(in: first).first(where: { $0.device != nil })?.place
    else { return }
    let devices = Set(languages.flatMap { entry.localization(in: $0)?.content.variations?.device?.keys.sorted() ?? [] })
    report.add(
      place, "'\(entry.label)' in \(languages.listed()) has texts for \(devices.sorted().listed()) only",
      suggestion: "add 'other', which is for all devices without a branch",
      // An app that names so many may know all that it runs on.
      atMost: devices.count > 3 ? .advice : .warning)
  }

  private static func catalog(_ devices: KeyValuePairs<String, String>) -> String {
    ExamplePlural.catalog(key: "Choose", [("en", devices)]).replacing("\"plural\"", with: "\"device\"")
  }
}

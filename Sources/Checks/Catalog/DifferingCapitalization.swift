import Findings
import Foundation
import LanguageData

/// A translation begins with a small letter where its source text begins with a capital.
package enum DifferingCapitalization: CatalogRule {
  package static let description = RuleDescription(
    "a translation begins with a small letter and its source text with a capital, or one of both is in capitals",
    rationale: """
      Labels and sentences that begin in lower case beside others that do not look unfinished. The catalog decides: where \
      nine in ten texts of the language begin with a capital as their source texts do, one that does not is a fault; \
      where fewer do, nothing is said. Capitals throughout in one of both texts are advice. Names of days and months, and words that keep their own case, are left alone.
      """,
    severity: .warning,
    bad: [
      .catalog(
        example(["Seat": "Sitz", "Row": "Reihe", "Hall": "Saal", "Exit": "Ausgang", "Show": "↓vorstellung"])),
      .key("Your seats are booked.", ["it": "↓i tuoi posti sono prenotati."]),
      .key("BOX OFFICE", ["de": "↓Abendkasse"]), .key("Box office", ["de": "↓ABENDKASSE"]),
    ],
    good: [
      .catalog(example(["Seat": "sitz", "Row": "reihe", "Hall": "Saal", "Exit": "Ausgang", "Show": "vorstellung"])),
      .key("BOX OFFICE", ["de": "ABENDKASSE"]), .key("USA, HTTP", ["de": "USA, HTTP (Netz)"]),
      .key("Open Settings.", ["de": "iPhone-Einstellungen öffnen."]), .key("Monday", ["fr": "lundi"]),
    ])

  /// A catalog with German texts.
  private static func example(_ texts: KeyValuePairs<String, String>) -> String {
    let entries = texts.map { key, text in
      let mark = text.hasPrefix("↓") ? "↓" : ""
      return """
            "\(key)" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : \(mark)"\(text.replacing("↓", with: ""))"
                  }
                }
              }
            }
        """
    }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(entries.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }
      """
  }

  package static func check(_ catalog: CheckedCatalog, in project: CheckedProject, _ report: inout RuleReport) {
    var capitals: [String: Int] = [:]
    var found: [(entry: CheckedEntry, text: CheckedText, isSentence: Bool)] = []
    let cased = Set(catalog.languages.filter { WritingScript.scripts(of: $0).contains { $0.isCased } })
    let dates = namesOfDates(in: catalog.sourceLanguage)
    for entry in catalog.entries() {
      for (text, source) in entry.translatedPairs where text.substitution == nil && cased.contains(text.language) {
        if cased.contains(catalog.sourceLanguage), source.isInCapitals != text.isInCapitals,
          checkCapitals(text, source, &report)
        {
          continue
        }
        guard InitialCase(of: source.value) == .upper, !dates.contains(source.value) else { continue }
        switch InitialCase(of: text.value) {
        case .unknown: continue
        case .upper: capitals[text.language, default: 0] += 1
        case .lower:
          // A name of the source text's, or of a project.
          let word = InitialCase.firstWord(of: text.value)
          if source.value.split(whereSeparator: { !$0.isLetter }).contains(word) { continue }
          found.append((entry, text, FinalMark(of: source.value, language: "en") == .fullStop))
        }
      }
    }
    let smalls = Dictionary(grouping: found) { $0.text.language }.mapValues(\.count)
    for (_, text, isSentence) in found {
      let (upper, lower) = (capitals[text.language] ?? 0, smalls[text.language] ?? 0)
      // A sentence needs fewer others to compare it with.
      let isHabit = upper >= lower * 9 && upper >= 20
      guard isHabit || (isSentence && (upper >= lower * 4 || lower == 1)) || (upper >= lower * 4 && upper >= 4) else {
        continue
      }
      report.add(
        text.place, "\(text.named) begins with a small letter, its source text with a capital",
        suggestion: "begin it with a capital, as the catalog's other texts in \(text.language)",
        fix: capitalized(text).map { text.fix("Begin with a capital", value: $0, isSafe: false) },
        atMost: isHabit || isSentence ? .error : .advice)
    }
  }

  /// Whether one is in capitals and the other in small letters, which is reported.
  private static func checkCapitals(
    _ text: CheckedText, _ source: CheckedText, _ report: inout RuleReport
  ) -> Bool {
    let other = text.isInCapitals ? source : text
    // Names in capitals within the other text, and texts that are names: abbreviations joined by other words.
    let words = other.value.split { !$0.isLetter }.filter { $0.count > 2 }
    guard words.contains(where: { $0.dropFirst().allSatisfy(\.isLowercase) }),
      !words.contains(where: { $0.allSatisfy(\.isUppercase) })
    else { return false }
    let fault = text.isInCapitals ? "is in capitals, its source text is not" : "is not in capitals, its source text is"
    report.add(text.place, "\(text.named) \(fault)", suggestion: "write it as the source text", atMost: .advice)
    return true
  }

  /// Months and days of the week, which many languages write small.
  private static func namesOfDates(in language: String) -> Set<String> {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: language)
    return Set(
      calendar.monthSymbols + calendar.weekdaySymbols + calendar.shortMonthSymbols + calendar.shortWeekdaySymbols)
  }

  private static func capitalized(_ text: CheckedText) -> String? {
    let word = InitialCase.firstWord(of: text.value)
    guard let first = word.unicodeScalars.first else { return nil }
    // Turkish and Azerbaijani write İ for i.
    let language = LanguageIdentifier(text.language)?.language
    let capital = first == "i" && (language == "tr" || language == "az") ? "İ" : first.properties.uppercaseMapping
    var value = text.value
    let start = word.startIndex
    value.replaceSubrange(start..<value.unicodeScalars.index(after: start), with: capital)
    return value
  }
}

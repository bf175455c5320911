import Findings
import Foundation
import LanguageData

/// A translation begins with a small letter where its source text begins with a capital, or capitalizes all its words.
package enum DifferingCapitalization: SurveyRule {
  package static let description = RuleDescription(
    "a translation begins with a small letter and its source text with a capital, or writes other words in capitals",
    rationale: """
      Labels and sentences that begin in lower case beside others that do not look unfinished. The catalog decides: where \
      nine in ten texts of the language begin with a capital as their source texts do, one that does not is a fault; \
      where fewer do, nothing is said. Names of days and months, and words that keep their own case, are left alone. \
      Titles in which every word begins with a capital are an English habit: where nine in ten texts of a language do \
      without, one that does not is advice.
      """,
    severity: .warning,
    milder: [
      .advice:
        """
      for capitals throughout in one of both texts, for capitals of all words, and for labels where fewer than nine in \
      ten begin with a capital
      """
    ],
    bad: [
      .catalog(
        example(["Seat": "Sitz", "Row": "Reihe", "Hall": "Saal", "Exit": "Ausgang", "Show": "↓vorstellung"])),
      .key("Your seats are booked.", ["it": "↓i tuoi posti sono prenotati."]),
      .catalog(
        example(
          [
            "Choose Your Seat": "↓Choisir Votre Place", "Leave the hall": "Quitter la salle",
            "Show the map": "Montrer le plan", "Book a seat": "Réserver une place",
            "Play the choir": "Écouter le chœur",
          ], language: "fr")),
      .key("BOX OFFICE", ["de": "↓Abendkasse"]), .key("Box office", ["de": "↓ABENDKASSE"]),
    ],
    good: [
      .catalog(example(["Seat": "sitz", "Row": "reihe", "Hall": "Saal", "Exit": "Ausgang", "Show": "vorstellung"])),
      .catalog(
        example(
          [
            "Meet the Royal Opera": "Rencontrer la Royal Opera", "Leave the hall": "Quitter la salle",
            "About Royal Opera House": "Découvrir Royal Opera House", "Book a seat": "Réserver une place",
            "Play the choir": "Écouter le chœur", "Show the map": "Montrer le plan",
          ], language: "fr")),
      .key("BOX OFFICE", ["de": "ABENDKASSE"]), .key("USA, HTTP", ["de": "USA, HTTP (Netz)"]),
      .key("Open Settings.", ["de": "iPhone-Einstellungen öffnen."]), .key("Monday", ["fr": "lundi"]),
    ])

  /// A catalog with texts in one language.
  private static func example(_ texts: KeyValuePairs<String, String>, language: String = "de") -> String {
    let entries = texts.map { key, text in
      let mark = text.hasPrefix("↓") ? "↓" : ""
      return """
            "\(key)" : {
              "localizations" : {
                "\(language)" : {
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

  package struct Survey: CatalogSurvey {
    private let sourceIsCased: Bool
    private let dates: Set<String>
    private var capitals: [String: Int] = [:]
    /// Texts that are in capitals, or are not, unlike their source texts. An entry lives as long as its texts are kept.
    private var others: [(entry: CheckedEntry, text: CheckedText)] = []
    private var found: [(entry: CheckedEntry, text: CheckedText, isSentence: Bool)] = []
    private var titles: [(entry: CheckedEntry, text: CheckedText)] = []
    /// By language, texts of several words of which some begin with a small letter.
    private var untitled: [String: Int] = [:]

    package init?(of catalog: CheckedCatalog, in project: CheckedProject, _ options: RuleOptions) {
      sourceIsCased = LanguageTraits.of(catalog.sourceLanguage).isCased
      dates = namesOfDates.value(for: catalog.sourceLanguage) { names(ofDatesIn: catalog.sourceLanguage) }
    }

    package mutating func note(_ entry: CheckedEntry) {
      let names = entry.sourceTexts.filter { dates.contains($0.value) }
      for (text, source) in entry.translatedPairs where text.traits.isCased && text.substitution == nil {
        switch TitleCase.words(of: text) {
        case .capital where TitleCase.hasCapitalsOfItsOwn(text.value, besidesThoseOf: source.value):
          titles.append((entry, text))
        case .small: untitled[text.language, default: 0] += 1
        default: break
        }
        if sourceIsCased, source.isInCapitals != text.isInCapitals, differsInCapitals(text, source) {
          others.append((entry, text))
          continue
        }
        guard source.initialCase == .upper, !names.contains(where: { $0 === source }) else { continue }
        switch text.initialCase {
        case .unknown: continue
        case .upper: capitals[text.language, default: 0] += 1
        case .lower:
          // A name of the source text's, or of a project.
          let word = InitialCase.firstWord(of: text.value)
          if source.value.split(whereSeparator: { !$0.isLetter }).contains(word) { continue }
          found.append((entry, text, source.finalMark == .fullStop))
        }
      }
    }

    package mutating func append(_ next: Survey) {
      capitals.merge(next.capitals, uniquingKeysWith: +)
      others += next.others
      found += next.found
      titles += next.titles
      untitled.merge(next.untitled, uniquingKeysWith: +)
    }

    package func judge(_ report: inout RuleReport) {
      for (_, text) in others {
        let fault =
          text.isInCapitals ? "is in capitals, its source text is not" : "is not in capitals, its source text is"
        report.add(text.place, "\(text.named) \(fault)", suggestion: "write it as the source text", atMost: .advice)
      }
      let titleCounts = Dictionary(grouping: titles) { $0.text.language }.mapValues(\.count)
      for (_, text) in titles {
        let (plain, titled) = (untitled[text.language] ?? 0, titleCounts[text.language] ?? 0)
        guard plain >= 4, plain >= titled * 9 || titled == 1 else { continue }
        report.add(
          text.place, "\(text.named) begins every word with a capital, as English titles do",
          suggestion: "write all words but the first and names small, as the catalog's other texts in \(text.language)",
          atMost: .advice)
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
  }

  /// Months and days of the week, which many languages write small.
  private static let namesOfDates = Kept<String, Set<String>>(limit: 64)

  private static func names(ofDatesIn language: String) -> Set<String> {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: language)
    return Set(
      calendar.monthSymbols + calendar.weekdaySymbols + calendar.shortMonthSymbols + calendar.shortWeekdaySymbols)
  }

  /// Whether one of the two is in capitals and the other has words in small letters, but for names and abbreviations.
  private static func differsInCapitals(_ text: CheckedText, _ source: CheckedText) -> Bool {
    let other = text.isInCapitals ? source : text
    // Names in capitals within the other text, and texts that are names: abbreviations joined by other words.
    let words = other.value.split { !$0.isLetter }.filter { $0.count > 2 }
    return words.contains { $0.dropFirst().allSatisfy(\.isLowercase) }
      && !words.contains { $0.allSatisfy(\.isUppercase) }
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

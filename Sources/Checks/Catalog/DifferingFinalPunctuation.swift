import Findings
import LanguageData

/// A translation ends with another punctuation mark than its source text.
package enum DifferingFinalPunctuation: SurveyRule {
  package static let description = RuleDescription(
    "a translation ends with another punctuation mark than its source text",
    rationale: """
      A label with a colon beside labels without one, a menu item that no longer says that it opens a dialog, a question \
      that is none. The marks of each script count as equal (`。`, `؟`, `।`, Greek `;`). What translators choose freely is \
      advice: an exclamation mark, a full stop where the catalog's language mostly does without or in languages that \
      write no spaces.
      """,
    severity: .warning,
    milder: [.advice: "for what translators choose freely"],
    bad: [
      .key("Row:", ["de": "↓Reihe"]), .key("Row", ["de": "↓Reihe:"]),
      .key("Leave the hall?", ["de": "↓Saal verlassen."]),
      .key("Your seats are booked.", ["de": "↓Ihre Plätze sind gebucht"]),
      .key("Choose Seat…", ["it": "↓Scegli posto"]),
    ],
    good: [
      .key("Row:", ["de": "Reihe:", "zh-Hans": "排："]),
      .key(
        "Leave the hall?",
        ["ar": "مغادرة القاعة؟", "el": "Έξοδος από την αίθουσα;", "hy": "Դո՞ւրս գալ դահլիճից։", "ja": "退出しますか。"]),
      .key("Your seats are booked.", ["hi": "आपकी सीटें बुक हैं।", "ja": "席を予約しました。", "th": "จองที่นั่งแล้ว"]),
      .key("Enjoy “Faust.”", ["de": "Viel Vergnügen mit „Faust“."]), .key("Off", ["pl": "Wył."]),
    ])

  package struct Survey: CatalogSurvey {
    private var habits = PunctuationHabits()
    // An entry lives as long as its texts are kept.
    private var differences: [(entry: CheckedEntry, text: CheckedText, source: FinalMark)] = []

    package init?(of catalog: CheckedCatalog, in project: CheckedProject, _ options: RuleOptions) {}

    package mutating func note(_ entry: CheckedEntry) {
      for (text, source) in entry.translatedPairs where text.substitution == nil {
        let (own, expected) = (text.finalMark, source.finalMark)
        habits.count(own, for: expected, in: text.language)
        guard own != expected, text.hasLetters, source.hasLetters else { continue }
        differences.append((entry, text, expected))
      }
    }

    package mutating func append(_ next: Survey) {
      habits.add(next.habits)
      differences += next.differences
    }

    package func judge(_ report: inout RuleReport) {
      var languages: [String: FinalMarkLanguage] = [:]
      for (_, text, source) in differences {
        let language = languages[text.language] ?? FinalMarkLanguage(text.language)
        languages[text.language] = language
        add(text, source, of: language, habits, &report)
      }
    }
  }

  private static func add(
    _ text: CheckedText, _ source: FinalMark, of language: FinalMarkLanguage, _ habits: PunctuationHabits,
    _ report: inout RuleReport
  ) {
    let own = text.finalMark
    let (share, count) = habits.share(of: source, in: text.language)
    // The catalog's language does otherwise as a rule.
    if count >= 5, share < 0.5 { return }
    let isHabit = count < 5 || share >= 0.8
    var severity: FindingSeverity
    switch (source, own) {
    case (.colon, .none), (.ellipsis, .none): severity = .error
    case (.question, .none), (.question, .fullStop):
      if language.asksInWords { return }
      severity = .error
    case (.fullStop, .none):
      if language.mayOmitFullStop { return }
      severity = .error
    case (.none, .fullStop):
      // An abbreviation.
      if text.value.utf8.count(of: 0x20) < 3 { return }
      severity = .advice
    default: severity = .advice
    }
    if !isHabit { severity = .advice }
    report.add(
      text.place, "\(text.named) ends with \(own.name), its source text with \(source.name)",
      suggestion: "end it as the source text does, with the mark of its language", atMost: severity)
  }
}

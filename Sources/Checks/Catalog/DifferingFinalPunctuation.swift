import Findings
import LanguageData

/// A translation ends with another punctuation mark than its source text.
package enum DifferingFinalPunctuation: CatalogRule {
  package static let description = RuleDescription(
    "a translation ends with another punctuation mark than its source text",
    rationale: """
      A label with a colon beside labels without one, a menu item that no longer says that it opens a dialog, a question \
      that is none. The marks of each script count as equal (`。`, `؟`, `।`, Greek `;`). What translators choose freely is \
      advice: an exclamation mark, a full stop where the catalog's language mostly does without or in languages that \
      write no spaces.
      """,
    severity: .warning,
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

  private struct Difference {
    var text: CheckedText
    var own: FinalMark
    var source: FinalMark
  }

  package static func check(_ catalog: CheckedCatalog, in project: CheckedProject, _ report: inout RuleReport) {
    var habits = PunctuationHabits()
    // An entry lives as long as its texts are kept.
    var entries: [CheckedEntry] = []
    var differences: [Difference] = []
    let languages = Dictionary(uniqueKeysWithValues: catalog.languages.map { ($0, FinalMarkLanguage($0)) })
    for entry in catalog.entries() {
      var differs = false
      for (text, source) in entry.translatedPairs {
        guard text.substitution == nil, let language = languages[text.language] else { continue }
        let own = FinalMark(of: text.value, language: language.code)
        let expected = FinalMark(of: source.value, language: languages[catalog.sourceLanguage]?.code ?? "en")
        habits.count(own, for: expected, in: text.language)
        guard own != expected, hasWords(text.value), hasWords(source.value) else { continue }
        differs = true
        differences.append(Difference(text: text, own: own, source: expected))
      }
      if differs { entries.append(entry) }
    }
    withExtendedLifetime(entries) {
      for difference in differences {
        guard let language = languages[difference.text.language] else { continue }
        add(difference, of: language, habits, &report)
      }
    }
  }

  private static func add(
    _ difference: Difference, of language: FinalMarkLanguage, _ habits: PunctuationHabits, _ report: inout RuleReport
  ) {
    let (text, own, source) = (difference.text, difference.own, difference.source)
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

  private static func hasWords(_ text: String) -> Bool { text.unicodeScalars.contains { $0.isLetter } }
}

import Findings
import LanguageData

/// A translation ends with another punctuation mark than its source text, or with the sign of another language for it.
package enum DifferingFinalPunctuation: SurveyRule {
  package static let description = RuleDescription(
    "a translation ends with another punctuation mark than its source text, or with another language's",
    rationale: """
      A label with a colon beside labels without one, a menu item that no longer says that it opens a dialog, a question \
      that is none. The marks of each script count as equal (`。`, `؟`, `।`, Greek `;`). What translators choose freely is \
      advice: an exclamation mark, a full stop where the catalog's language mostly does without or in languages that \
      write no spaces. The sign is that of the language: Arabic asks with `؟`, Japanese and Chinese end with `。`, Spanish \
      opens with `¿` or `¡`; where most of a language's texts do otherwise, that is advice.
      """,
    severity: .warning,
    milder: [.advice: "for what translators choose freely"],
    bad: [
      .key("Row:", ["de": "↓Reihe"]), .key("Row", ["de": "↓Reihe:"]),
      .key("Leave the hall?", ["de": "↓Saal verlassen."]),
      .key("Your seats are booked.", ["de": "↓Ihre Plätze sind gebucht"]),
      .key("Choose Seat…", ["it": "↓Scegli posto"]),
      .key("Leave the hall?", ["es": "↓Salir de la sala?"]),
      .key("Leave the hall?", ["ar": "↓مغادرة القاعة?"], fixed: ["ar": "مغادرة القاعة؟"]),
      .key("Your seats are booked.", ["ja": "↓席を予約しました."], fixed: ["ja": "席を予約しました。"]),
      .key("Row:", ["fr": "↓Rang："], fixed: ["fr": "Rang:"]),
      .key("Choose another seat", ["nl": "↓Kies een andere zitplaats."]),
    ],
    good: [
      .key("Row:", ["de": "Reihe:", "zh-Hans": "排："]),
      .key(
        "Leave the hall?",
        ["ar": "مغادرة القاعة؟", "el": "Έξοδος από την αίθουσα;", "hy": "Դո՞ւրս գալ դահլիճից։", "ja": "退出しますか。"]),
      .key("Your seats are booked.", ["hi": "आपकी सीटें बुक हैं।", "ja": "席を予約しました。", "th": "จองที่นั่งแล้ว"]),
      .key("Is it “Faust”?", ["es": "¿Es «Fausto»?", "ar": "هل هي «فاوست»؟"]),
      .key("Well, leave?", ["es": "Bueno, ¿salir?"]),
      .key("Enjoy “Faust.”", ["de": "Viel Vergnügen mit „Faust“."]), .key("Off", ["pl": "Wył."]),
    ])

  package struct Survey: CatalogSurvey {
    private var habits = PunctuationHabits()
    // An entry lives as long as its texts are kept.
    private var differences: [(entry: CheckedEntry, text: CheckedText, source: FinalMark)] = []
    private var telling: [(entry: CheckedEntry, text: CheckedText)] = []

    package init?(of catalog: CheckedCatalog, in project: CheckedProject, _ options: RuleOptions) {}

    package mutating func note(_ entry: CheckedEntry) {
      for (text, source) in entry.translatedPairs where text.substitution == nil {
        let (own, expected) = (text.finalMark, source.finalMark)
        habits.count(own, for: expected, in: text.language)
        if FinalMarkForm.isTelling(text) { telling.append((entry, text)) }
        guard own != expected, text.hasLetters, source.hasLetters else { continue }
        differences.append((entry, text, expected))
      }
    }

    package mutating func append(_ next: Survey) {
      habits.add(next.habits)
      differences += next.differences
      telling += next.telling
    }

    package func judge(_ report: inout RuleReport) {
      var languages: [String: FinalMarkLanguage] = [:]
      for (_, text, source) in differences {
        let language = languages[text.language] ?? FinalMarkLanguage(text.language)
        languages[text.language] = language
        add(text, source, of: language, habits, &report)
      }
      addForeignSigns(&languages, &report)
    }

    /// Reports final marks in the form of another language, as advice where most of the language's texts have it.
    private func addForeignSigns(_ languages: inout [String: FinalMarkLanguage], _ report: inout RuleReport) {
      var foreign: [(text: CheckedText, expected: String, opens: Bool)] = []
      var balance: [String: Int] = [:]
      for (_, text) in telling {
        let language = languages[text.language] ?? FinalMarkLanguage(text.language)
        languages[text.language] = language
        switch FinalMarkForm(of: text, scripts: language.scripts) {
        case nil: continue
        case .own?: balance[text.language, default: 0] += 1
        case .foreign(let expected, let opens)?:
          balance[text.language, default: 0] -= 1
          foreign.append((text, expected, opens))
        }
      }
      for (text, expected, opens) in foreign {
        let fault = opens ? "lacks '\(expected)' where the sentence begins" : "does not end with '\(expected)'"
        let fix = opens ? nil : DifferingFinalPunctuation.fix(text, expected)
        report.add(
          text.place, "\(text.named) \(fault), the mark of its language", suggestion: "write '\(expected)'", fix: fix,
          atMost: (balance[text.language] ?? 0) >= -2 ? .error : .advice)
      }
    }
  }

  /// Writes the language's sign for the last one.
  private static func fix(_ text: CheckedText, _ sign: String) -> CheckFix? {
    guard text.isEditable else { return nil }
    var scalars = text.value.unicodeScalars
    guard let index = scalars.lastIndex(where: { !FinalMark.isSkipped($0) }) else { return nil }
    scalars.replaceSubrange(index..<scalars.index(after: index), with: sign.unicodeScalars)
    return text.fix("Write the language's mark", value: String(scalars), isSafe: true)
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
      if mayBeAbbreviation(text.value) { return }
      severity = .advice
    default: severity = .advice
    }
    if !isHabit { severity = .advice }
    report.add(
      text.place, "\(text.named) ends with \(own.name), its source text with \(source.name)",
      suggestion: "end it as the source text does, with the mark of its language", atMost: severity)
  }

  /// Whether the full stop may be that of a short word, as in "Wył." and "St. Petersburg u. a.".
  private static func mayBeAbbreviation(_ text: String) -> Bool {
    if text.utf8.count(of: 0x20) >= 3 { return false }
    guard let end = text.unicodeScalars.lastIndex(where: \.isLetter) else { return true }
    let last = text.unicodeScalars[...end].reversed().prefix { $0.isLetter }
    return last.count < 6 || !text.utf8.contains(0x20)
  }
}

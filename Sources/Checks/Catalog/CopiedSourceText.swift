import Dispatch
import Findings
import Foundation
import FormatSpecifiers
import StringCatalog

/// A translation that is the source text.
package enum CopiedSourceText: SurveyRule {
  package static let description = RuleDescription(
    "a translation is the same as the source text, whose words are translated elsewhere",
    rationale: """
      The text was copied and never translated: people see a foreign sentence. Names, numbers, addresses and words that \
      a language has taken over stay the same rightly, so that a text is found only if the language translates its words \
      in other texts of the catalog, or most other languages translate it.
      """,
    severity: .warning,
    milder: [.advice: "for single words"],
    bad: [.catalog(catalog(["Show all doors": "↓Show all doors"]))],
    good: [
      .catalog(catalog(["Show all doors": "Alle Türen anzeigen"])),
      // A name.
      .catalog(catalog(["Grand Hall of Doors": "Grand Hall of Doors"])),
      .key("Colour", ["en-GB": "Colour"]),
    ])

  package struct Survey: CatalogSurvey {
    private let catalog: CheckedCatalog
    private let languages: Set<String>
    private var copies: [Copy] = []

    package init?(of catalog: CheckedCatalog, in project: CheckedProject, _ options: RuleOptions) {
      self.catalog = catalog
      languages = foreignLanguages(of: catalog)
      if languages.isEmpty { return nil }
    }

    package mutating func note(_ entry: CheckedEntry) {
      guard entry.isTranslatable, !entry.isStale else { return }
      copies += CopiedSourceText.copies(in: entry, languages)
    }

    package mutating func append(_ next: Survey) { copies += next.copies }

    package func judge(_ report: inout RuleReport) {
      let unfinished = catalog.tables == nil ? [] : unfinishedLanguages(of: catalog, copies)
      for language in unfinished { CopiedSourceText.report(language, of: catalog, copies, &report) }
      let copies = copies.filter { $0.mayBeFault && !unfinished.contains($0.language) }
      guard !copies.isEmpty else { return }
      var wordsOfLanguages: [String: Set<String>] = [:]
      for copy in copies { wordsOfLanguages[copy.language, default: []].formUnion(copy.words.map(\.text)) }
      let evidence = translatedWords(wordsOfLanguages, in: catalog)
      for copy in copies { CopiedSourceText.report(copy, evidence[copy.language], &report) }
    }
  }

  /// A text that is its source text.
  private struct Copy {
    var place: CheckPlace
    var label: String
    var language: String
    var words: [SourceWord]
    var isOfTable: Bool
    /// How many languages have the copy, of how many that have anything.
    var copying: Int
    var translating: Int

    var isTranslatedByMost: Bool { translating >= 3 && copying * 3 <= translating }

    /// Several words, of which one besides the first is written small.
    var hasPhrase: Bool { words.count > 2 && words.dropFirst().contains { $0.isLowercase } }

    /// Whether it is one if its words are translated elsewhere.
    var mayBeFault: Bool {
      if words.count > 2, words.contains(where: \.isLowercase) { return true }
      return isTranslatedByMost && (words.count > 1 || translating >= 5)
    }
  }

  /// Languages of which so many texts are copies that a list of them is of no use: translators' systems fill tables with
  /// the source texts where nothing is translated yet.
  private static func unfinishedLanguages(of catalog: CheckedCatalog, _ copies: [Copy]) -> [String] {
    Dictionary(grouping: copies.filter { $0.words.count > 2 }, by: \.language).filter { language, copies in
      copies.count >= 20 && copies.count * 10 >= catalog.keyCounts[language] ?? 0
    }.keys.sorted()
  }

  private static func report(
    _ language: String, of catalog: CheckedCatalog, _ copies: [Copy], _ report: inout RuleReport
  ) {
    let copied = copies.filter { $0.language == language }
    guard let first = copied.first(where: { $0.words.count > 2 }) else { return }
    report.add(
      first.place,
      "\(copied.count) of \(catalog.keyCounts[language] ?? copied.count) texts in \(language) are the same as the source "
        + "text, this one the first",
      suggestion: "translate them, or remove the language until it is finished")
  }

  private static func copies(in entry: CheckedEntry, _ languages: Set<String>) -> [Copy] {
    var copies: [Copy] = []
    for localization in entry.localizations {
      let copied = localization.texts.first { text in
        guard let source = text.source, source.bytes == text.bytes, text.unit.state != .new else { return false }
        return text.value.utf8.elementsEqual(source.value.utf8)
      }
      guard let copied, languages.contains(localization.language) else { continue }
      // A copyright notice is mostly left as it is.
      if copied.value.contains("©") { continue }
      let words = SourceWord.words(of: copied.format)
      guard !words.isEmpty else { continue }
      copies.append(
        Copy(
          place: copied.place, label: entry.label, language: localization.language, words: words,
          isOfTable: entry.catalog.tables != nil, copying: 0, translating: 0))
    }
    guard !copies.isEmpty else { return [] }
    let translating = entry.languages.count(where: languages.contains)
    for index in copies.indices {
      copies[index].copying = copies.count
      copies[index].translating = translating
    }
    return copies
  }

  /// Language → what the catalog's other texts do with words.
  private static func translatedWords(
    _ asked: [String: Set<String>], in catalog: CheckedCatalog
  ) -> [String: TranslatedWords] {
    var evidence = asked.mapValues { TranslatedWords($0) }
    let all = asked.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    let languages = Set(asked.keys).union([catalog.sourceLanguage])
    for (key, wordsOfTexts) in keys(withAny: all, in: catalog) {
      guard let entry = catalog.entry(of: key, languages: languages) else { continue }
      for localization in entry.localizations {
        guard let words = asked[localization.language] else { continue }
        for text in localization.texts {
          guard text.unit.state != .new, let source = text.source, !text.value.utf8.elementsEqual(source.value.utf8),
            let number = entry.sourceTexts.firstIndex(where: { $0 === source })
          else { continue }
          let common = wordsOfTexts[number].intersection(words)
          if !common.isEmpty { evidence[localization.language]?.add(common, in: text.value) }
        }
      }
    }
    return evidence
  }

  /// The keys whose source texts have any of some words, with the words of each of their source texts: few have. Looked for
  /// on all cores, since this comes when nothing else is left to be done.
  private static func keys(
    withAny words: Set<String>, in catalog: CheckedCatalog
  ) -> [(key: String, words: [Set<String>])] {
    let keysAtOnce = 128
    let count = (catalog.keys.count + keysAtOnce - 1) / keysAtOnce
    let lock = NSLock()
    nonisolated(unsafe) var found = [[(key: String, words: [Set<String>])]](repeating: [], count: count)
    DispatchQueue.concurrentPerform(iterations: count) { number in
      let start = number * keysAtOnce
      let ofStretch = catalog.keys[start..<min(start + keysAtOnce, catalog.keys.count)].compactMap { key in
        catalog.entry(of: key, languages: [catalog.sourceLanguage]).flatMap { source in
          let wordsOfTexts = source.sourceTexts.map { Set(SourceWord.words(of: $0.format).map(\.text)) }
          return wordsOfTexts.contains { !$0.isDisjoint(with: words) } ? (key: key, words: wordsOfTexts) : nil
        }
      }
      lock.withLock { found[number] = ofStretch }
    }
    return found.flatMap { $0 }
  }

  private static func report(_ copy: Copy, _ evidence: TranslatedWords?, _ report: inout RuleReport) {
    let translated = copy.words.filter { evidence?.isTranslated($0.text) ?? false }
    let isSentence = copy.words.count > 2 && translated.count > 1 && translated.contains { $0.isLowercase }
    let isCertain =
      isSentence || (copy.isTranslatedByMost && (copy.hasPhrase || (copy.words.count > 1 && !translated.isEmpty)))
    let isPossible = copy.words.count == 1 && !translated.isEmpty && copy.isTranslatedByMost && copy.translating >= 5
    guard isCertain || isPossible else { return }
    var seen: Set<String> = []
    let shown = translated.map(\.text).filter { seen.insert($0).inserted }.prefix(3).map { "'\($0)'" }
    let reason =
      shown.isEmpty
      ? "\(copy.translating - copy.copying) other languages translate it"
      : "\(shown.listed()) \(shown.count == 1 ? "is" : "are") translated elsewhere"
    report.add(
      copy.place, "'\(copy.label)' in \(copy.language) is the same as the source text, though \(reason)",
      suggestion: copy.isOfTable ? "translate it" : "translate it, or mark it as not to be translated",
      atMost: isCertain ? .warning : .advice)
  }

  /// The languages that do not share the source language's words.
  private static func foreignLanguages(of catalog: CheckedCatalog) -> Set<String> {
    let source = LanguageTraits.of(catalog.sourceLanguage).canonicalCode
    return Set(
      catalog.languages.filter { language in
        guard language != catalog.sourceLanguage, let code = LanguageTraits.of(language).canonicalCode else {
          return false
        }
        return code != source
      })
  }

  /// A German catalog in which some words are known to be translated.
  private static func catalog(_ texts: KeyValuePairs<String, String>) -> String {
    let others: KeyValuePairs = [
      "Show the rows": "Die Reihen anzeigen", "Show the seats": "Die Plätze anzeigen",
      "Close all doors": "Alle Türen schließen", "Open all doors": "Alle Türen öffnen",
    ]
    let entries = (Array(texts) + Array(others)).map { key, text in
      """
          "\(key)" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "\(text)" } }
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
}

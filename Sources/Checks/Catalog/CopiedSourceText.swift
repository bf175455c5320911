import Findings
import FormatSpecifiers
import LanguageData
import StringCatalog

/// A translation that is the source text.
package enum CopiedSourceText: CatalogRule {
  package static let description = RuleDescription(
    "a translation is the same as the source text, whose words are translated elsewhere",
    rationale: """
      The text was copied and never translated: people see a foreign sentence. Names, numbers, addresses and words that \
      a language has taken over stay the same rightly, so that a text is found only if the language translates its words \
      in other texts of the catalog, or most other languages translate it. Single words are advice.
      """,
    severity: .warning,
    bad: [.catalog(catalog(["Show all doors": "↓Show all doors"]))],
    good: [
      .catalog(catalog(["Show all doors": "Alle Türen anzeigen"])),
      // A name.
      .catalog(catalog(["Grand Hall of Doors": "Grand Hall of Doors"])),
      .key("Colour", ["en-GB": "Colour"]),
    ])

  package static func check(_ catalog: CheckedCatalog, in project: CheckedProject, _ report: inout RuleReport) {
    let languages = foreignLanguages(of: catalog)
    guard !languages.isEmpty else { return }
    var copies: [Copy] = []
    var wordsOfLanguages: [String: Set<String>] = [:]
    for key in catalog.catalog.keys {
      guard let entry = catalog.entry(of: key), entry.isTranslatable, !entry.isStale else { continue }
      let found = Self.copies(in: entry, languages)
      copies += found
      for copy in found { wordsOfLanguages[copy.language, default: []].formUnion(copy.words.map(\.text)) }
    }
    guard !copies.isEmpty else { return }
    let evidence = translatedWords(wordsOfLanguages, in: catalog)
    let unfinished = catalog.tables == nil ? [] : unfinishedLanguages(of: catalog, copies)
    for language in unfinished { self.report(language, of: catalog, copies, &report) }
    for copy in copies where !unfinished.contains(copy.language) {
      self.report(copy, evidence[copy.language], &report)
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
    for language in entry.languages where languages.contains(language) {
      let copied = entry.texts(in: language).first { text in
        guard text.unit.state != .new, let source = text.source else { return false }
        return text.value.utf8.elementsEqual(source.value.utf8)
      }
      guard let copied else { continue }
      // A copyright notice is mostly left as it is.
      if copied.value.contains("©") { continue }
      let words = SourceWord.words(of: copied.format)
      guard !words.isEmpty else { continue }
      copies.append(
        Copy(
          place: copied.place, label: entry.label, language: language, words: words,
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

  /// What the other texts of the catalog show of words that are asked for.
  private static func translatedWords(
    _ asked: [String: Set<String>], in catalog: CheckedCatalog
  ) -> [String: TranslatedWords] {
    var evidence = asked.mapValues { TranslatedWords($0) }
    for key in catalog.catalog.keys {
      guard let entry = catalog.entry(of: key) else { continue }
      var wordsOfSources: [ObjectIdentifier: Set<String>] = [:]
      for (language, words) in asked {
        for text in entry.texts(in: language) {
          guard text.unit.state != .new, let source = text.source, !text.value.utf8.elementsEqual(source.value.utf8)
          else { continue }
          let sourceWords =
            wordsOfSources[ObjectIdentifier(source)] ?? Set(SourceWord.words(of: source.format).map(\.text))
          wordsOfSources[ObjectIdentifier(source)] = sourceWords
          let common = sourceWords.intersection(words)
          if !common.isEmpty { evidence[language]?.add(common, in: text.value) }
        }
      }
    }
    return evidence
  }

  private static func report(_ copy: Copy, _ evidence: TranslatedWords?, _ report: inout RuleReport) {
    let translated = copy.words.filter { evidence?.isTranslated($0.text) ?? false }
    let isTranslatedByMost = copy.translating >= 3 && copy.copying * 3 <= copy.translating
    let hasPhrase = copy.words.count > 2 && copy.words.dropFirst().contains { $0.isLowercase }
    let isSentence = copy.words.count > 2 && translated.count > 1 && translated.contains { $0.isLowercase }
    let isCertain = isSentence || (isTranslatedByMost && (hasPhrase || (copy.words.count > 1 && !translated.isEmpty)))
    let isPossible = copy.words.count == 1 && !translated.isEmpty && isTranslatedByMost && copy.translating >= 5
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
    let source = LanguageIdentifier(catalog.sourceLanguage)?.canonical
    return Set(
      catalog.languages.filter { language in
        guard let identifier = LanguageIdentifier(language)?.canonical else { return false }
        return language != catalog.sourceLanguage && identifier.language != source?.language
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

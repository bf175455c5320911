import Findings
import LanguageData
import LosslessJSON
import Spelling
import SourceText

/// A word that the dictionary of its language does not have.
package enum Misspelling: CatalogRule {
  package static let description = RuleDescription(
    "a word is not in the dictionary of its language",
    rationale: """
      Checked with the dictionaries for hunspell that are installed (Debian's `hunspell-de-de` and others, and folders \
      named by `DICPATH`) and with `libhunspell`; without them nothing is checked, and the last line of the report says so. \
      Values, addresses, code and words in mixed case are left out; so are names: words that the source text has too, that \
      are parts of symbolic keys, or that several texts have; and compounds of two known words, as German builds them. Words of the project go into `words`.
      """,
    severity: .advice, isEnabled: false, isAvailable: { SpellingDictionary(language: "en") != nil },
    options: [RuleOption("words", .array([]), "words that are right in any language, in any case")],
    bad: [.key("↓Doors opne at seven", [:])],
    good: [
      .key("Doors open at seven", [:]), .key("Read `opne` at https://opne.example or opne.txt", [:]),
      .key("Doors opne at seven", [:], options: ["words": .array([.string("opne")])]),
    ])

  private static let dictionaries = Kept<String, SpellingDictionary?>(limit: 100)

  package static func check(_ catalog: CheckedCatalog, in project: CheckedProject, _ report: inout RuleReport) {
    let entries = catalog.entries()
    let known = Set(report.options.texts("words").map { $0.lowercased() })
    for language in catalog.languages where !catalog.pseudolanguages.contains(language) {
      // Without spaces there are no words to look up.
      if WritingScript.runsWordsTogether(in: language) { continue }
      guard let dictionary = dictionaries.value(for: language, make: { SpellingDictionary(language: language) }) else {
        if project.catalogs.first(where: { $0.languages.contains(language) })?.path == catalog.path {
          report.add(
            .file(catalog.path), "no dictionary for \(language) is installed, its spelling is not checked",
            suggestion: SpellingDictionary.isAvailable
              ? "install one for hunspell ('apt search hunspell-\(language.prefix { $0 != "-" })'), or name its folder in DICPATH"
              : "install libhunspell and a dictionary ('apt search hunspell')",
            languages: [language])
        }
        continue
      }
      check(entries, in: language, with: dictionary, known, &report)
    }
  }

  /// The languages that a check could not look at, for want of a dictionary.
  package static func uncheckedLanguages(in results: [CheckResult]) -> [String] {
    let missing = results.filter { result in
      if result.rule == id, case .file = result.place { true } else { false }
    }
    return Set(missing.flatMap(\.languages)).sorted()
  }

  private static func check(
    _ entries: [CheckedEntry], in language: String, with dictionary: SpellingDictionary, _ known: Set<String>,
    _ report: inout RuleReport
  ) {
    var found: [(text: CheckedText, word: String)] = []
    var uses: [String: Set<ExactString>] = [:]
    let scripts = WritingScript.scripts(of: language)
    for entry in entries {
      for text in entry.shownTexts where text.language == language {
        let names = names(besides: text)
        for word in SpelledWords.words(of: text) where !known.contains(word.lowercased()) && !names.contains(word) {
          guard !dictionary.accepts(word), !dictionary.accepts(word.lowercased()),
            WritingScript(of: word).map(scripts.contains) ?? true,
            !SpelledWords.isCompound(word, of: language, accepting: dictionary.accepts)
          else { continue }
          found.append((text, word))
          uses[word, default: []].insert(ExactString(entry.key))
        }
      }
    }
    for (text, word) in found {
      // A name of the project's, or a word of its trade.
      if (uses[word]?.count ?? 0) > (word.first?.isUppercase == true ? 2 : 3) { continue }
      let suggestions = dictionary.suggestions(for: word).map { "'\($0)'" }.joined(separator: ", ")
      report.add(
        text.place, "'\(word)' in \(text.named) is in no dictionary of \(language)",
        suggestion: suggestions.isEmpty
          ? "look whether it is right" : "write \(suggestions), or add it to the rule's words")
    }
  }

  /// Words that are no words of the text's language: those of the source text, and of a symbolic key.
  private static func names(besides text: CheckedText) -> Set<String> {
    var names: Set<String> = []
    if let source = text.source { names.formUnion(SpelledWords.words(of: source)) }
    if KeyShape(of: text.entry.key).isSymbolic {
      names.formUnion(text.entry.key.split { !$0.isLetter }.map(String.init))
    }
    return names
  }
}

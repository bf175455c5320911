import Findings
import LosslessJSON

/// A translation without the word that the glossary has for a term of its source text.
package enum DeviatingTerm: EntryRule {
  package static let description = RuleDescription(
    "a translation does not use the glossary's word for a term of its source text",
    rationale: """
      One thing has one name. The glossary is the option `terms`: term of the source language → language → its \
      translation, or a list where several are right. A term is looked for at the start of words, with short endings; a \
      translation counts as used if a word holds its stem, so that inflected and compound words do. A language inherits \
      from the one it belongs to (`de-AT` from `de`).
      """,
    severity: .warning,
    options: [
      RuleOption(
        "terms", .object([]),
        "the glossary, `*` standing for all languages, as in `{ \"box office\" : { \"de\" : \"Abendkasse\", \"fr\" : [\"guichet\", \"billetterie\"] } }`"
      )
    ],
    bad: [
      .key("Pay at the box office", ["de": "↓An der Theaterkasse zahlen"], options: ["terms": glossary]),
      .key("Box offices", ["fr": "↓Caisses"], options: ["terms": glossary]),
    ],
    good: [
      .key(
        "Pay at the box office", ["de": "An den Abendkassen zahlen", "fr": "Payer à la billetterie"],
        options: ["terms": glossary]),
      .key("A box for the office", ["de": "Eine Kiste fürs Büro"], options: ["terms": glossary]),
      .key("Pay at the box office", ["de": "An der Theaterkasse zahlen"]),
    ])

  private static let glossary = JSONValue.object([
    JSONMember(
      "box office",
      .object([
        JSONMember("de", .string("Abendkasse")),
        JSONMember("fr", .array([.string("guichet"), .string("billetterie")])),
      ]))
  ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    let terms = report.options.members("terms")
    guard !terms.isEmpty else { return }
    var sourceWords: [String: [String]] = [:]
    for (text, source) in entry.translatedPairs {
      let lowercased = source.value.lowercased()
      let words = sourceWords[source.value] ?? Term.words(of: lowercased)
      sourceWords[source.value] = words
      for member in terms {
        guard case .object(let languages) = member.value, let term = Term(member.name),
          term.occurs(in: words, of: lowercased)
        else { continue }
        let expected = translations(languages, in: text.language, of: entry.catalog)
        let own = text.value.lowercased()
        let ownWords = Term.words(of: own)
        guard !expected.isEmpty, !expected.contains(where: { $0.mayOccur(in: ownWords, of: own) }) else { continue }
        let names = expected.map { "'\($0.text)'" }.joined(separator: " or ")
        report.add(
          text.place, "\(text.named) does not use \(names) for '\(term.text)'", suggestion: "use the glossary's word")
      }
    }
  }

  private static func translations(
    _ languages: [JSONMember], in language: String, of catalog: CheckedCatalog
  ) -> [Term] {
    let base = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map(String.init) ?? language
    for name in [language] + catalog.parents(of: language) + [base, "*"] {
      guard let member = languages.first(where: { $0.name == name }) else { continue }
      switch member.value {
      case .string(let text): return Term(text).map { [$0] } ?? []
      case .array(let texts): return texts.compactMap { if case .string(let text) = $0 { Term(text) } else { nil } }
      default: return []
      }
    }
    return []
  }
}

import Findings
import LosslessJSON

/// A word that the project does not want in a language.
package enum ForbiddenTerm: EntryRule {
  package static let description = RuleDescription(
    "a text holds a word that the configuration forbids",
    rationale: """
      Old product names, words of a competitor, forms of address that the app does not use. `words` names them by \
      language; `*` holds for all languages. A word is found in any case and as a whole; `click*` also finds "clicked". \
      A value after `=` in the list is what to write instead: `click=tap`.
      """,
    severity: .warning,
    options: [
      RuleOption("words", .object([]), "language → words, as in `{ \"de\" : [\"Sie\"], \"*\" : [\"Beta*\"] }`")
    ],
    bad: [
      .key("Choose your seat", ["de": "↓Wählen Sie Ihren Platz"], options: ["words": forbidden]),
      .key("↓Click to book", ["de": "Zum Buchen tippen"], options: ["words": forbidden]),
    ],
    good: [
      .key("Choose your seat", ["de": "Wähle deinen Platz in dieser Siegesallee"], options: ["words": forbidden]),
      .key("Click to book", ["de": "Klicken Sie zum Buchen"]),
    ])

  private static let forbidden = JSONValue.object([
    JSONMember("de", .array([.string("Sie")])), JSONMember("*", .array([.string("click*=tap")])),
  ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    let lists = report.options.members("words")
    guard !lists.isEmpty else { return }
    for text in entry.shownTexts {
      let base = text.language.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map(String.init)
      let lowercased = text.value.lowercased()
      let words = Term.words(of: lowercased)
      for list in lists where list.name == "*" || list.name == text.language || list.name == base {
        guard case .array(let elements) = list.value else { continue }
        for case .string(let element) in elements {
          let parts = element.split(separator: "=", maxSplits: 1).map(String.init)
          guard let written = parts.first, let term = Term(written.replacing("*", with: "")) else { continue }
          guard term.occurs(in: words, of: lowercased, wholeWords: !written.hasSuffix("*")) else { continue }
          report.add(
            text.place, "\(text.named) holds '\(term.text)', which is not to be used",
            suggestion: parts.count > 1 ? "write '\(parts[1])'" : "write another word")
        }
      }
    }
  }
}

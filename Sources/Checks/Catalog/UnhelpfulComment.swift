import Findings
import StringCatalog

/// A comment that says nothing that the text does not say, or says it in code.
package enum UnhelpfulComment: EntryRule {
  package static let description = RuleDescription(
    "a comment repeats its key or text, is a stand-in for one, or names values as code does",
    rationale: """
      "No comment provided by engineer." and the text once more take the translator's time and tell nothing. Say where the \
      text appears and what it does, or leave the comment away. Translators do not know the names of variables: say what \
      a value is, with an example.
      """,
    severity: .advice,
    bad: [
      .key("↓Encore", comment: "Encore", ["de": "Zugabe"]),
      .key("↓Exit", comment: "No comment provided by engineer.", ["de": "Ausgang"]),
      .key("↓Entrance", comment: "---", ["de": "Eingang"]),
      .key("↓Seat %@", comment: "Seat \\(seat.number), on the ticket", ["de": "Platz %@"]),
    ],
    good: [
      .key("Encore", comment: "Button that adds an encore to the programme", ["de": "Zugabe"]),
      .key("Exit", ["de": "Ausgang"]),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, !entry.isStale, let comment = entry.comment else { return }
    let fault: String
    switch entry.commentQuality {
    case .placeholder: fault = "is a stand-in"
    case .repetition: fault = "says what the text says"
    case .code: fault = "names values as the code does"
    default: return
    }
    report.add(
      entry.place, "the comment '\(comment)' of '\(entry.key)' \(fault)",
      suggestion: entry.commentQuality == .code
        ? "say what each value is, with an example" : "say where the text appears, and what it does or says")
  }
}

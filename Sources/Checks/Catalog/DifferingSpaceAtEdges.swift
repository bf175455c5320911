import Findings
import LanguageData

/// A space before or after a translation that the source text does not have there, or the other way round.
package enum DifferingSpaceAtEdges: EntryRule {
  package static let description = RuleDescription(
    "a translation begins or ends with a space and its source text does not, or the other way round",
    rationale: """
      A stray space shifts centred labels and shows in underlined links; a missing one glues words together where the \
      text is put beside another. Languages that set no spaces between words may leave one out. Where most translations \
      agree against the source text, the fault is there.
      """,
    severity: .warning,
    milder: [
      .advice: "for a source text that most translations differ from, and where a language's texts all lack the space"
    ],
    bad: [
      .key("Box office", ["de": "↓Abendkasse "], fixed: ["de": "Abendkasse"]),
      .key(
        "Next show: ", ["de": "↓Nächste Vorstellung:", "fr": "Prochaine séance : ", "it": "Prossimo spettacolo: "],
        fixed: ["de": "Nächste Vorstellung: ", "fr": "Prochaine séance : ", "it": "Prossimo spettacolo: "]),
      .key("↓Exit ", ["de": "Ausgang", "fr": "Sortie"]),
    ],
    good: [
      .key("Box office", ["de": "Abendkasse"]), .key("Next show: ", ["de": "Nächste Vorstellung: ", "ja": "次の公演："]),
      .key("·", ["de": " · "]),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    var differing: [(text: CheckedText, own: TextEdges, expected: TextEdges)] = []
    var agreeing = 0
    for (text, source) in entry.translatedPairs where text.substitution == nil {
      guard text.hasSpaceAtEdge || source.hasSpaceAtEdge else { continue }
      guard let own = TextEdges(text.value), let expected = TextEdges(source.value), own.hasLetters else { continue }
      if own.isLike(expected) { agreeing += 1 } else { differing.append((text, own, expected)) }
    }
    /// Those that lack a space of the source text.
    let lacking = differing.filter { $0.own.leading.isEmpty && $0.own.trailing.isEmpty }
    let sourceIsWrong = lacking.count > agreeing && lacking.count > 1
    if sourceIsWrong, let source = lacking[0].text.source {
      report.add(
        source.place, "\(source.named) begins or ends with a space that most translations do not have",
        suggestion: "take it away, also in the code", atMost: .advice)
    }
    for (text, own, expected) in differing {
      let lacksSpace = own.leading.isEmpty && own.trailing.isEmpty
      let setsSpaces = !WritingScript.runsWordsTogether(in: text.language)
      if lacksSpace, sourceIsWrong || !setsSpaces { continue }
      let wrong = [("begin", own.leading, expected.leading), ("end", own.trailing, expected.trailing)]
        .filter { $0.1.isEmpty != $0.2.isEmpty && (setsSpaces || !$0.1.isEmpty) }
      guard !wrong.isEmpty else { continue }
      let faults = wrong.map { verb, has, _ in
        has.isEmpty ? "does not \(verb) with the space of its source text" : "\(verb)s with a space"
      }
      report.add(
        text.place, "\(text.named) \(faults.joined(separator: " and "))",
        suggestion: "begin and end it as the source text does",
        fix: text.fix(
          "Begin and end it as the source text does", value: "\(expected.leading)\(own.content)\(expected.trailing)",
          isSafe: true), atMost: lacksSpace && agreeing == 0 ? .advice : .error)
    }
  }
}

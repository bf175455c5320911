import Findings
import FormatSpecifiers
import StringCatalog

/// Several values in a text, and no comment that says what they are.
package enum UnexplainedPlaceholders: EntryRule {
  package static let description = RuleDescription(
    "a text has several values, and its comment does not say what they are",
    rationale: """
      Translators see `%1$@` and `%2$@`, never the names in code, and have to guess which is the seat and which the hall; \
      in many languages both change the words around them. A comment names each, with an example: "the seat (12), the \
      hall (Great Hall)". Values that stand in brackets or behind a label explain themselves.
      """,
    severity: .advice,
    bad: [
      .key("↓Moved %1$@ to %2$@", ["de": "%1$@ nach %2$@ verschoben"]),
      .key("↓%1$@ replaces %2$@", comment: "Alert", ["de": "%1$@ ersetzt %2$@"]),
    ],
    good: [
      .key(
        "Moved %1$@ to %2$@", comment: "The first argument is the seat, the second the hall",
        ["de": "%1$@ nach %2$@ verschoben"]),
      .key("%1$@ replaces %2$@", comment: "the new singer (Anna), the old one (Bea)", ["de": "%1$@ ersetzt %2$@"]),
      .key("Row: %1$@, seat: %2$@", ["de": "Reihe: %1$@, Platz: %2$@"]), .key("%1$lld/%2$lld", [:]),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, !entry.isStale, entry.bytes.contains("%"),
      let source = entry.sourceTexts.first(where: { $0.substitution == nil }),
      source.value.utf8.count(of: UInt8(ascii: "%")) > 1
    else { return }
    // A name that the code gives says what it is: %1$(appName)@.
    let unnamed = unexplained(in: source)
    guard unnamed >= 2 else { return }
    let comment = entry.comment ?? ""
    guard !entry.commentQuality.explains || !explains(comment, unnamed) else { return }
    report.add(
      entry.place, "'\(entry.key)' has \(unnamed) values, and its comment does not say what they are",
      suggestion: "name each in the comment, with an example")
  }

  /// Arguments that no name, and no label with a colon, explains, in a text with words.
  private static func unexplained(in text: CheckedText) -> Int {
    var count = 0
    var hasTexts = false
    var before = ""
    var hasWords = false
    for piece in text.format.pieces {
      switch piece {
      case .text(let words):
        before = words
        hasWords = hasWords || words.unicodeScalars.contains { $0.isLetter }
      case .percentSign: before = "%"
      case .argument(let argument):
        let label = before.unicodeScalars.last { !$0.isHorizontalSpace }
        let isLabelled = label == ":" || label == "：" || label == "(" || label == "#"
        if argument.name == nil, argument.kind == .value, !isLabelled {
          count += 1
          // Numbers alone count what their words say.
          hasTexts = hasTexts || argument.conversion == "@"
        }
        before = ""
      }
    }
    return hasWords && hasTexts ? count : 0
  }

  /// Whether a comment speaks of the values: by numbers, by their specifiers, or in enough words.
  private static func explains(_ comment: String, _ count: Int) -> Bool {
    let words = comment.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "%" && $0 != "$" && $0 != "@" }
    guard words.count > 1 else { return false }
    if comment.contains("%") || words.contains(where: { Self.words.contains(String($0)) }) { return true }
    return words.count >= 4 * count || comment.contains("(")
  }

  private static let words: Set<String> = [
    "argument", "arguments", "parameter", "parameters", "placeholder", "placeholders", "variable", "variables", "value",
    "values", "first", "second", "1", "2", "arg1",
  ]
}

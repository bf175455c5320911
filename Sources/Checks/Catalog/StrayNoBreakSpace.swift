import Findings

/// A no-break space that came along when the text was pasted.
package enum StrayNoBreakSpace: EntryRule {
  package static let description = RuleDescription(
    "a translation has a no-break space beside another space, or after the end of a sentence",
    rationale: """
      Text from web pages and text editors brings them along. They keep lines from ending where they should, and no editor \
      shows them. Between a number and its unit, after short prepositions and before French punctuation they belong.
      """,
    severity: .warning,
    bad: [
      .key("Row and seat", ["de": "↓Reihe \u{A0}und Platz"], fixed: ["de": "Reihe und Platz"]),
      .key(
        "Enjoy. See you soon.", ["de": "↓Viel Vergnügen.\u{A0}Bis bald."], fixed: ["de": "Viel Vergnügen. Bis bald."]),
    ],
    good: [
      .key("5 minutes", ["de": "5\u{A0}Minuten"]), .key("Row:", ["fr": "Rang\u{A0}: %@"]),
      .key("Mr. Smith", ["de": "Hr.\u{A0}Smith"]), .key("In the hall", ["cs": "V\u{A0}sále"]),
    ])

  /// Those that no line ends at, for their bytes.
  private static let spaces = TextBytes("\u{A0}\u{202F}")

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.bytes.hasAny(of: spaces) else { return }
    for (text, source) in entry.translatedPairs where text.bytes.hasAny(of: spaces) {
      guard text.value.unicodeScalars.contains(where: { $0.isNoBreakSpace }),
        !source.value.unicodeScalars.contains(where: { $0.isNoBreakSpace })
      else { continue }
      let scalars = Array(text.value.unicodeScalars)
      var value = String.UnicodeScalarView()
      var count = 0
      for (index, scalar) in scalars.enumerated() {
        // One at the start of a line indents.
        guard scalar.isNoBreakSpace, index > 0, index + 1 < scalars.count,
          scalars[..<index].last(where: { !$0.isHorizontalSpace })?.isLineEnd == false
        else {
          value.append(scalar)
          continue
        }
        let (before, after) = (scalars[index - 1], scalars[index + 1])
        if before == " " || after == " " {
          count += 1
        } else if endsSentence(scalars[..<index]), after.properties.isUppercase {
          count += 1
          value.append(" ")
        } else {
          value.append(scalar)
        }
      }
      guard count > 0 else { continue }
      report.add(
        text.place, "\(text.named) has a no-break space where a plain one belongs", suggestion: "write a plain space",
        fix: text.fix("Write a plain space", value: String(value), isSafe: true))
    }
  }

  /// A mark after a word of more than three letters, which is no abbreviation or initial.
  private static func endsSentence(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let last = scalars.last, ".!?".unicodeScalars.contains(last) else { return false }
    return scalars.dropLast().suffix(4).allSatisfy { $0.isLetter } && scalars.count > 5
  }
}

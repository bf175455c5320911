import Findings

/// An isolate or embedding that is not ended, an end without a beginning, or letters in an order that is forced on them.
package enum UnbalancedDirectionControls: EntryRule {
  package static let description = RuleDescription(
    "a text opens a stretch of another direction and does not close it, closes what is not open, or overrides letters",
    rationale: """
      What follows in the same paragraph, such as the text that this one is put into, is then set in the wrong order. \
      U+2066 to U+2068 end with U+2069, U+202A to U+202E with U+202C. U+202D and U+202E override the direction of the \
      letters themselves, so that words are set backwards: isolates (U+2066, U+2067) are meant.
      """,
    severity: .warning,
    bad: [
      .key("Ask %@", ["ar": "↓اسأل \u{2068}%@"], fixed: ["ar": "اسأل \u{2068}%@\u{2069}"]),
      .key("Ask us", ["de": "↓Fragt \u{202E}uns\u{202C}"], fixed: ["de": "Fragt uns"]),
      .key("Ask %@", ["he": "↓לשאול את %@\u{202C}"], fixed: ["he": "לשאול את %@"]),
    ],
    good: [.key("Ask %@", ["ar": "اسأل \u{2068}%@\u{2069}", "he": "לשאול את \u{202A}%@\u{202C}"])])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    for text in entry.shownTexts where text.bytes.contains(lead: 0xE2) {
      guard text.value.unicodeScalars.contains(where: { $0.isDirectionControl }) else {
        continue
      }
      if addOverride(text, &report) { continue }
      let (value, isOpen, hasStrayEnd) = balanced(text.value)
      guard isOpen || hasStrayEnd else { continue }
      let fault =
        isOpen
        ? "opens a stretch of another direction and does not close it"
        : "closes a stretch of direction that is not open"
      report.add(
        text.place, "\(text.named) \(fault)", suggestion: "pair the invisible controls of direction",
        fix: text.isEditable ? text.fix("Pair the controls of direction", value: value, isSafe: true) : nil)
    }
  }

  /// Reports an override of the direction of letters, where the source text has none.
  private static func addOverride(_ text: CheckedText, _ report: inout RuleReport) -> Bool {
    guard text.value.unicodeScalars.contains(where: isOverride),
      text.source.map({ !$0.value.unicodeScalars.contains(where: isOverride) }) ?? true
    else { return false }
    var value = String.UnicodeScalarView()
    var open: [Unicode.Scalar] = []
    for scalar in text.value.unicodeScalars {
      let isEmbedding = isOverride(scalar) || scalar == "\u{202A}" || scalar == "\u{202B}"
      if isEmbedding { open.append(scalar) }
      if isOverride(scalar) || (scalar == "\u{202C}" && open.popLast().map(isOverride) ?? false) { continue }
      value.append(scalar)
    }
    report.add(
      text.place, "\(text.named) overrides the direction of its letters, which sets words backwards",
      suggestion: "remove U+202D, U+202E and their ends, or write isolates (U+2066, U+2067 … U+2069)",
      fix: text.isEditable ? text.fix("Remove the override of direction", value: String(value), isSafe: false) : nil)
    return true
  }

  private static func isOverride(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{202D}" || scalar == "\u{202E}" }

  /// The text with ends put in where something is open at the end of a paragraph, and without ends that close nothing.
  private static func balanced(_ text: String) -> (value: String, isOpen: Bool, hasStrayEnd: Bool) {
    var result = String.UnicodeScalarView()
    var open: [Unicode.Scalar] = []
    var (isOpen, hasStrayEnd) = (false, false)
    func close() {
      isOpen = isOpen || !open.isEmpty
      result.append(contentsOf: open.reversed())
      open = []
    }
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: open.append("\u{2069}")
      case 0x202A, 0x202B, 0x202D, 0x202E: open.append("\u{202C}")
      case 0x2069, 0x202C:
        guard open.last == scalar else {
          hasStrayEnd = true
          continue
        }
        open.removeLast()
      case _ where scalar.isLineEnd: close()
      default: break
      }
      result.append(scalar)
    }
    close()
    return (String(result), isOpen, hasStrayEnd)
  }
}

import Findings

/// An isolate or embedding that is not ended, or an end without a beginning.
package enum UnbalancedDirectionControls: EntryRule {
  package static let description = RuleDescription(
    "a text opens a stretch of another direction and does not close it, or closes what is not open",
    rationale: """
      What follows in the same paragraph, such as the text that this one is put into, is then set in the wrong order. \
      U+2066 to U+2068 end with U+2069, U+202A to U+202E with U+202C.
      """,
    severity: .warning,
    bad: [
      .key("Ask %@", ["ar": "↓اسأل \u{2068}%@"], fixed: ["ar": "اسأل \u{2068}%@\u{2069}"]),
      .key("Ask %@", ["he": "↓לשאול את %@\u{202C}"], fixed: ["he": "לשאול את %@"]),
    ],
    good: [.key("Ask %@", ["ar": "اسأل \u{2068}%@\u{2069}", "he": "לשאול את \u{202A}%@\u{202C}"])])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    for text in entry.shownTexts where text.bytes.contains(lead: 0xE2) {
      guard text.value.unicodeScalars.contains(where: { $0.isDirectionControl }) else {
        continue
      }
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

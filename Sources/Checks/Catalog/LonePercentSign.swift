import FormatSpecifiers
import Findings

/// A percent sign that stands alone in a text that is formatted.
package enum LonePercentSign: EntryRule {
  package static let description = RuleDescription(
    "a text with specifiers has a single percent sign",
    rationale: """
      In a text that is formatted, a percent sign begins a specifier: `%lld % done` asks for a second number (`% d`), and \
      a sign before anything else is lost. It is written twice: `%lld %% done`.
      """,
    severity: .warning,
    bad: [
      .key("%lld%% sold", ["de": "↓%lld % verkauft"], fixed: ["de": "%lld %% verkauft"]),
      .key("%lld%%", ["de": "↓%lld %"], fixed: ["de": "%lld %%"]),
    ],
    good: [
      .key("%lld%% sold", ["de": "%lld %% verkauft"]),
      // Without a value, the text is shown as it is.
      .key("100% sold", ["de": "100 % verkauft"]),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, entry.bytes.contains("%") else { return }
    for text in entry.texts where text.bytes.contains("%") {
      guard text.format.arguments.contains(where: { $0.kind == .value }), text.specifierFaults.isEmpty,
        text.format.pieces.contains(where: Self.hasPercentSign)
      else { continue }
      // A damaged specifier is another fault.
      guard DamagedSpecifier.first(in: text) == nil else { continue }
      let doubled = text.format.pieces.map { piece in
        switch piece {
        case .text(let text): text.replacing("%", with: "%%")
        case .percentSign: "%%"
        case .argument(let argument): argument.text
        }
      }.joined()
      report.add(
        text.place, "'\(entry.label)' in \(text.language) has a single percent sign in a text that is formatted",
        suggestion: "write %%", fix: text.fix("double the percent sign", value: doubled, isSafe: true))
    }
  }

  private static func hasPercentSign(_ piece: FormatString.Piece) -> Bool {
    if case .text(let text) = piece { text.utf8.contains(UInt8(ascii: "%")) } else { false }
  }
}

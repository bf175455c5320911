import Findings
import FormatSpecifiers
import LosslessJSON
import StringCatalog

/// A text longer than its comment, or the configuration, lets it be.
package enum ExceededLengthLimit: EntryRule {
  package static let description = RuleDescription(
    "a text is longer than its comment or the configuration allows",
    rationale: """
      A widget, a watch face or a store has room for so many characters, and cuts the rest off. A limit is read from the \
      comment: "max 20", "maxLength: 20", "at most 20 characters"; or it is set for keys by the option `limits`, in whose \
      patterns `*` stands for anything. Specifiers do not count, since their values are not known.
      """,
    severity: .warning,
    options: [
      RuleOption("limits", .object([]), "pattern of keys → most characters, as in `{ \"widget.*\" : 20 }`")
    ],
    bad: [
      .key("Next show", comment: "On the watch, max 12 characters", ["de": "↓Nächste Vorstellung"]),
      .key("Next show", comment: "Title of the widget (maxLength: 12)", ["fr": "↓Prochaine séance"]),
      .key(
        "widget.next", ["en": "Next show", "de": "↓Nächste Vorstellung"],
        options: ["limits": .object([JSONMember("widget.*", .number("12"))])]),
    ],
    good: [
      .key("Next show", comment: "On the watch, max 12 characters", ["de": "Demnächst"]),
      .key("Upload", comment: "Up to 20 files can be uploaded", ["de": "Hochladen der ausgewählten Dateien"]),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, !entry.isStale, let limit = limit(of: entry, report.options) else { return }
    for text in entry.shownTexts where text.substitution == nil && text.value.utf8.count > limit {
      let length = text.format.pieces.reduce(0) { length, piece in
        switch piece {
        case .text(let words): length + words.count
        case .percentSign: length + 1
        case .argument: length
        }
      }
      guard length > limit else { continue }
      report.add(
        text.place, "\(text.named) has \(length) characters, at most \(limit) are allowed", suggestion: "shorten it")
    }
  }

  private static func limit(of entry: CheckedEntry, _ options: RuleOptions) -> Int? {
    for member in options.members("limits") where KeyWildcard(member.name).matches(entry.key) {
      if case .number(let text) = member.value, let limit = Int(text) { return limit }
    }
    return entry.comment.flatMap(LengthLimit.init(comment:))?.characters
  }
}

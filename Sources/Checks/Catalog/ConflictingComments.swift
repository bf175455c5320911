import Findings
import FormatSpecifiers
import LocalizableReferences
import StringCatalog

/// A key with several uses that are described in different ways.
package enum ConflictingComments: EntryRule {
  package static let description = RuleDescription(
    "uses of one key have different comments",
    rationale: """
      If the comments mean different things ("Book" as a noun, "Book" on a button), the key needs two translations, and \
      has one: make two keys with default values. If they mean the same, write the same comment. Looked at are keys of one \
      or two words; longer texts seldom have two meanings.
      """,
    severity: .advice,
    bad: [
      .key(
        "↓Book", comment: "Button that reserves a seat\nTitle of a printed programme", ["de": "Buch"],
        swift: """
          import Foundation
          let button = String(localized: "Book", comment: "Button that reserves a seat")
          let title = String(localized: "Book", comment: "Title of a printed programme")
          """),
      .key("↓Book", comment: "Button that reserves a seat\nTitle of a printed programme", ["de": "Buch"]),
    ],
    good: [
      .key("Book", comment: "Button that reserves a seat", ["de": "Buchen"]),
      .key("book.info", comment: "Title of a page.\nIt is long.", state: "manual", ["de": "Buch"]),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, !entry.isStale else { return }
    var comments: [String] = []
    var notes: [(String, CheckPlace?)] = []
    for use in entry.references {
      guard let comment = use.comment, !comment.isBlank, !comments.contains(comment) else { continue }
      comments.append(comment)
      notes.append(("'\(comment)'", .reference(use.location)))
    }
    if entry.references.isEmpty, let comment = entry.comment { comments = joinedComments(comment, of: entry) }
    guard comments.count > 1, SourceWord.words(of: FormatString(entry.key)).count < 3 else { return }
    report.add(
      entry.place, "'\(entry.label)' is used with \(comments.count) different comments",
      suggestion: "make a key for each meaning, or write the same comment", notes: notes)
  }

  /// The comments that Xcode joined, sorted, by ends of lines. A comment may also have several lines of its own.
  private static func joinedComments(_ comment: String, of entry: CheckedEntry) -> [String] {
    guard entry.extractionState == nil, comment.utf8.contains(0x0A) else { return [] }
    let lines = comment.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count < 7, lines == lines.sorted(), Set(lines).count == lines.count,
      lines.allSatisfy({ $0.contains(" ") && $0.first != " " && $0.last != ":" && $0.last != "," })
    else { return [] }
    return lines
  }
}

import Findings
import SourceObservations

/// A number's text that is chosen by comparing the number with one.
package enum PluralByBranch: SourceRule {
  package static let description = RuleDescription(
    "code chooses between the singular and the plural of a text that shows the number",
    rationale: """
      Many languages have more forms than two: Russian has one for 2 to 4, another for 5, and that of 1 again for 21; \
      Japanese has a single one. A catalog varies one key by plural in each language as it needs. A choice between \
      sentences without a number (“Delete this photo?”, “Delete all photos?”) is right in code.
      """,
    severity: .warning,
    milder: [.advice: "for words without their number"],
    bad: [
      .swift(
        #"""
        import SwiftUI
        struct Shelf: View {
          let count: Int
          var body: some View {
            Text(↓count == 1 ? "1 book" : "\(count) books")
          }
        }
        """#),
      .swift(
        #"""
        import Foundation
        func summary(of count: Int) -> String {
          "\(count) book\(↓count == 1 ? "" : "s")"
        }
        """#),
      .swift(
        #"""
        import Foundation
        func summary(of count: Int) -> String {
          ↓if count > 1 {
            return String(localized: "\(count) books were returned")
          } else {
            return String(localized: "One book was returned")
          }
        }
        """#),
      .swift(
        #"""
        import SwiftUI
        struct Shelf: View {
          let books: [String]
          private var hasOne: Bool { books.count == 1 }
          var body: some View { Text(↓hasOne ? "1 book" : "\(books.count) books") }
        }
        """#),
      .swift(
        #"""
        import Foundation
        func summary(of count: Int) -> String {
          let key = ↓count == 1 ? "books.one" : "books.many"
          return String(format: NSLocalizedString(key, comment: ""), count)
        }
        """#),
      .swift(
        #"""
        extension Int {
          func counted(_ noun: String) -> String { ↓self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
        }
        """#),
    ],
    good: [
      .swift(
        #"""
        import SwiftUI
        struct Shelf: View {
          let count: Int
          var body: some View {
            Text("\(count) books")
            Text(count == 1 ? "Return this book" : "Return all books")
            Text(count == 0 ? "No books" : "\(count) books")
          }
        }
        """#)
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    let uses = KeyUses(target, in: project)
    for observed in target.observations.countBranches
    where observed.place.circumstances.isEmpty && !UseOfText.isRecord(observed.use) {
      guard let (one, many) = branches(of: observed) else { continue }
      var pair: (String, String)?
      var isSuffix = false
      for first in texts(of: one, at: observed.place.path, uses) {
        for second in texts(of: many, at: observed.place.path, uses) {
          if CountedWording.isSuffix(first, second) || CountedWording.haveEnding(first, second) {
            isSuffix = true
            pair = pair ?? (first, second)
          } else if CountedWording.areForms(first, second) || CountedWording.areKeysOfForms(first, second) {
            pair = pair ?? (first, second)
          }
        }
      }
      guard let (first, second) = pair, !isVaried(many, at: observed.place.path, uses) else { continue }
      let showsNumber =
        one.showsNumber || many.showsNumber || observed.isBesideNumber
        || CountedWording.countsWithSpecifier(first, second)
      guard
        showsNumber || isSuffix || CountedWording.isOneWord(first, second)
          || CountedWording.areKeysOfForms(first, second)
      else { continue }
      let number = observed.counted.source
      report.add(
        .observed(observed.place),
        "'\(first.abridged)' or '\(second.abridged)' is chosen by comparing '\(number.abridged)' with "
          + "\(observed.comparedWith), which is right in few languages",
        suggestion: "write one text with the number, and vary it by plural in the catalog",
        atMost: showsNumber || isSuffix ? .error : .advice)
    }
  }

  /// The branch for one, and that for more.
  private static func branches(of observed: CountBranch) -> (one: CountBranch.Branch, many: CountBranch.Branch)? {
    if observed.form == .switch {
      guard let one = observed.branches.first(where: { $0.condition == "1" }),
        let many = observed.branches.last(where: { isRest($0.condition) })
      else { return nil }
      return (one, many)
    }
    guard observed.branches.count == 2 else { return nil }
    let (yes, no) = (observed.branches[0], observed.branches[1])
    switch (observed.comparison, observed.comparedWith) {
    case ("==", 1), ("<=", 1), ("<", 2): return (yes, no)
    case ("!=", 1), (">", 1), (">=", 2): return (no, yes)
    default: return nil
    }
  }

  /// What is for all other numbers: `default`, `case _`, `case let count`, `case 2...`.
  private static func isRest(_ condition: String) -> Bool {
    ["default", "_", "2...", "(2...)"].contains(condition) || condition.hasPrefix("let ")
  }

  /// What a branch shows: the texts of its keys, else its literals.
  private static func texts(of branch: CountBranch.Branch, at path: String, _ uses: KeyUses) -> [String] {
    let references = uses.references(in: path, branch.range)
    guard references.isEmpty else { return references.flatMap { uses.sourceTexts(of: $0) } }
    // `let key = count == 1 ? "photo.one" : "photo.many"`, which is looked up elsewhere.
    return branch.texts.flatMap { text in
      uses.catalog(ofKey: text, inTable: nil)?.entry(of: text)?.sourceTexts.map(\.value) ?? [text]
    }
  }

  /// Whether the catalog has plural forms of what is shown for more than one.
  private static func isVaried(_ branch: CountBranch.Branch, at path: String, _ uses: KeyUses) -> Bool {
    uses.references(in: path, branch.range).contains { reference in
      uses.entry(of: reference)?.texts.contains { $0.pluralCategory != nil } ?? false
    }
      || branch.texts.contains { text in
        uses.catalog(ofKey: text, inTable: nil)?.entry(of: text)?.texts.contains { $0.pluralCategory != nil } ?? false
      }
  }
}

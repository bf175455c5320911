import Findings
import SourceObservations

/// The description of an error that no catalog translates.
package enum HardCodedErrorText: SourceRule {
  package static let description = RuleDescription(
    "the description of an error is not localized",
    rationale: """
      `errorDescription` and its like are what alerts show, and what `localizedDescription` gives. Text for logs alone \
      belongs into `description` or a property of another name. A text in the `userInfo` of an `NSError` is advice, as \
      many such errors are caught before anyone sees them; so is all where nothing else is localized.
      """,
    severity: .warning,
    milder: [.advice: "for the userInfo of an NSError, and for what may be no more than a name"],
    bad: [
      .swift(
        """
        import Foundation
        enum LoanError: LocalizedError {
          case missing, torn(Int)
          var errorDescription: String? {
            switch self {
            case .missing: ↓"The book is missing."
            case .torn(let page): ↓"Page \\(page) is torn."
            }
          }
        }
        """)
    ],
    good: [
      .swift(
        """
        import Foundation
        enum LoanError: LocalizedError, CustomStringConvertible {
          case missing
          var errorDescription: String? { String(localized: "The book is missing.") }
          var description: String { "no book with this number" }
        }
        """)
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    // Without any other text in languages, a server's or a tool's, people hardly read it in theirs.
    let most: FindingSeverity = project.catalogs.isEmpty && target.references.isEmpty ? .advice : .error
    HardCodedTextSearch(target, in: project).report(
      [.error], atMost: most, { _ in "write String(localized:)" }, &report)
  }
}

import Findings
import SourceObservations

/// A literal that people read and that no catalog translates.
package enum HardCodedText: SourceRule {
  package static let description = RuleDescription(
    "a literal that people read is not localized",
    rationale: """
      It stays in the source language in every other. SwiftUI's own views take a literal as a key; where a `String` is \
      asked for, `String(localized:)` makes one. What is not to be translated says so: `Text(verbatim:)`.
      """,
    severity: .warning,
    bad: [
      .swift(
        """
        import UIKit
        func show(_ label: UILabel) {
          label.text = ↓"Doors open at seven"
        }
        """)
    ],
    good: [
      .swift(
        """
        import UIKit
        func show(_ label: UILabel) {
          label.text = String(localized: "Doors open at seven")
        }
        """)
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    for observed in target.observations.unlocalizedTexts
    where observed.place.circumstances.isEmpty && !observed.destination.isVerbatim {
      report.add(
        .observed(observed.place),
        "'\(observed.text.description)' is shown by \(observed.destination.description) and is not localized",
        suggestion: "write String(localized:), or Text(verbatim:) for what is not to be translated")
    }
  }
}

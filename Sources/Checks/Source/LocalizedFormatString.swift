import Findings
import SourceObservations

/// A localized text that is filled with `String(format:)`.
package enum LocalizedFormatString: SourceRule {
  package static let description = RuleDescription(
    "a localized text is filled by String(format:) instead of interpolation",
    rationale: """
      `String(format:)` takes any values for any text: a specifier that a translation has of another type, or once too \
      often, reads memory that is no value. It also writes numbers without the person's digits and separators. \
      Interpolation in `String(localized:)` does neither.
      """,
    severity: .advice,
    bad: [
      .swift(
        """
        import Foundation
        func question(_ name: String) -> String {
          ↓String(format: NSLocalizedString("Return “%@”?", comment: ""), name)
        }
        """),
      .swift(
        """
        import UIKit
        func show(_ name: String, in label: UILabel) {
          label.text = ↓.init(format: NSLocalizedString("Return “%@”?", comment: ""), locale: .current, name)
        }
        """),
    ],
    good: [
      .swift(
        #"""
        import Foundation
        func question(_ name: String) -> String {
          String(localized: "Return “\(name)”?")
        }
        """#)
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    for observed in target.observations.formattedTexts
    where observed.isFormatLocalized && observed.place.circumstances.isEmpty {
      let values = observed.arguments.map { "\\(\($0.source.abridged))" }.joined(separator: " … ")
      report.add(
        .observed(observed.place), "a localized text is filled by \(observed.function), which trusts any translation",
        suggestion: values.isEmpty
          ? "write String(localized:) alone" : "write String(localized:) with '\(values)' in the text")
    }
  }
}

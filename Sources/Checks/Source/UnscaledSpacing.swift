import Findings
import LosslessJSON
import SourceObservations

/// A distance beside text that does not grow with the text.
package enum UnscaledSpacing: SourceRule {
  package static let description = RuleDescription(
    "a distance beside text is constant",
    rationale: """
      People choose a size of type; a distance in points stays as it is, and large text looks crammed. `@ScaledMetric` \
      lets the distance grow along. Many distances are right as they are, so the rule is off.
      """,
    severity: .advice, isEnabled: false,
    options: [RuleOption("minimum", .number("4"), "the smallest distance, in points, that counts")],
    bad: [
      .swift(
        """
        import SwiftUI
        struct Row: View {
          var body: some View { ↓HStack(spacing: 20) { Text("Row") } }
        }
        """)
    ],
    good: [
      .swift(
        """
        import SwiftUI
        struct Row: View {
          @ScaledMetric var distance = 20.0
          var body: some View {
            HStack(spacing: distance) { Text("Row") }
            HStack(spacing: 2) { Text("Row") }
            HStack(spacing: 20) { Circle() }
          }
        }
        """)
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    let minimum = report.options.number("minimum")
    for spacing in target.observations.constantSpacings
    where spacing.place.circumstances.isEmpty && spacing.holdsText && (spacing.value ?? 0) >= minimum {
      report.add(
        .observed(spacing.place), "\(spacing.function) does not grow with the text beside it",
        suggestion: "give it a @ScaledMetric")
    }
  }
}

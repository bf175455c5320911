import Findings
import SourceObservations

/// A call that shows text and has a successor that takes keys, or takes them better.
package enum DeprecatedTextCall: SourceRule {
  package static let description = RuleDescription(
    "a call that shows text has a successor that localizes better",
    rationale: """
      The successors take a key, a `LocalizedStringResource` or a `Text` in the same way everywhere. The compiler warns of \
      most of these calls too, if the project is built for new systems alone.
      """,
    severity: .advice, isEnabled: false,
    bad: [
      .swift(
        """
        import SwiftUI
        struct Shelf: View {
          var body: some View {
            Text("Books").↓navigationBarTitle("Shelf")
            ↓Section(header: Text("Borrowed")) { Text("None") }
          }
        }
        """)
    ],
    good: [
      .swift(
        """
        import SwiftUI
        struct Shelf: View {
          var body: some View {
            Text("Books").navigationTitle("Shelf")
            Section("Borrowed") { Text("None") }
          }
        }
        """)
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    for observed in target.observations.outdatedCalls where observed.place.circumstances.isEmpty {
      report.add(
        .observed(observed.place), "\(observed.function.shortSignature) has the successor \(observed.replacement)",
        suggestion: "call \(observed.replacement)")
    }
  }
}
